"""The record as comma-separated values, for a spreadsheet."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path

from clash_tui.i18n import _
from clash_tui.records.result import GameResult
from clash_tui.records.store import RecordsProblem

CSV_FILE = "records.csv"
"""What an exported record is called."""

_MOST_FILES = 1000


def write_csv(results: Iterable[GameResult]) -> str:
    """Return results as a text: a line of heads, then one line a game and player."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(GameResult.model_fields)
    for result in results:
        row = result.model_dump(mode="json")
        row["sets"] = " ".join(result.sets)
        row["own_cards"] = int(result.own_cards)
        table.writerow(row.values())
    return text.getvalue()


def export(results: Iterable[GameResult], folder: Path) -> Path:
    """Write results to a new file of a folder and return it; no other file is touched.

    Raises ``RecordsProblem`` if that cannot be.
    """
    stem, suffix = Path(CSV_FILE).stem, Path(CSV_FILE).suffix
    for number in range(1, _MOST_FILES):
        file = folder / (f"{stem}-{number}{suffix}" if number > 1 else CSV_FILE)
        try:
            write_new(file, results)
        except FileExistsError:
            continue
        except OSError as error:
            reason = error.strerror or str(error)
            text = _("{place}: {reason}.").format(place=file, reason=reason)
            raise RecordsProblem(text) from error
        return file
    raise RecordsProblem(_("{folder}: no new file can be made.").format(folder=folder))


def write_new(file: Path, results: Iterable[GameResult]) -> None:
    """Write results to a file that is not there yet.

    Raises:
        FileExistsError: if it is there; it stays as it is.
        OSError: if it cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    opened = file.open("x", encoding="utf-8", newline="")
    try:
        with opened:
            opened.write(write_csv(results))
    except OSError:
        file.unlink(missing_ok=True)
        raise
