"""The record as comma-separated values, for a spreadsheet."""

from collections.abc import Iterable
from pathlib import Path

from clash_tui.base.csv_text import csv_text
from clash_tui.base.files import write_new
from clash_tui.base.i18n import _
from clash_tui.base.player_names import title_of
from clash_tui.records.result import GameResult
from clash_tui.records.store import RecordsProblem

CSV_FILE = "records.csv"
"""What an exported record is called."""

_MOST_FILES = 1000


def write_csv(results: Iterable[GameResult]) -> str:
    """Return results as a text: a line of heads, then one line a game and player."""
    rows: list[list[object]] = [[*GameResult.model_fields]]
    for result in results:
        row = result.model_dump(mode="json")
        # A file that people read has the names they know; whoever wrote none is no id to them.
        row["player"], row["opponent"] = title_of(result.player), title_of(result.opponent)
        row["sets"] = " ".join(result.sets)
        row["own_cards"] = int(result.own_cards)
        rows.append([*row.values()])
    return csv_text(rows)


def export(results: Iterable[GameResult], folder: Path) -> Path:
    """Write results to a new file of a folder and return it; no other file is touched.

    Raises ``RecordsProblem`` if that cannot be.
    """
    content = write_csv(results)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _problem(folder, error) from error
    stem, suffix = Path(CSV_FILE).stem, Path(CSV_FILE).suffix
    for number in range(1, _MOST_FILES):
        file = folder / (f"{stem}-{number}{suffix}" if number > 1 else CSV_FILE)
        try:
            write_new(file, content)
        except FileExistsError:
            continue
        except OSError as error:
            raise _problem(file, error) from error
        return file
    raise RecordsProblem(_("{folder}: no new file can be made.").format(folder=folder))


def _problem(place: Path, error: OSError) -> RecordsProblem:
    reason = error.strerror or str(error)
    return RecordsProblem(_("{place}: {reason}.").format(place=place, reason=reason))
