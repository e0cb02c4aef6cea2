"""The database of results in the player's data folder: only ever added to, never made anew."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from clash_tui.base.i18n import _
from clash_tui.base.paths import data_dir
from clash_tui.base.reading import check_regular
from clash_tui.base.validation import first_fault
from clash_tui.records.result import GameResult
from clash_tui.records.schema import (
    VERSION,
    bring_up,
    is_ours,
    results_in,
    tables_of,
    version_of,
)
from clash_tui.records.solo import (
    DayResult,
    Days,
    Scores,
    SoloScore,
    added,
    day_result_of,
    days_with,
    joined,
    scores_with,
)
from clash_tui.records.solo_tables import (
    add_earlier,
    count,
    earlier_day,
    earlier_scores,
    has_taken_over,
)

RECORDS_FILE = "records.sqlite"
"""The file of the database in the player's data folder."""

_PATIENCE = 2.0
"""Seconds to wait for another window that is writing."""

_BESIDE = ("", "-journal", "-wal", "-shm")
"""How the names end of the database and of what the library keeps beside it."""

_COLUMNS = tuple(GameResult.model_fields)

_ADD = (
    f"INSERT INTO results ({', '.join(_COLUMNS)})"
    f" VALUES ({', '.join(f':{column}' for column in _COLUMNS)})"
    " ON CONFLICT (game, side) DO NOTHING"
)

_Answer = TypeVar("_Answer")

_RESULTS: TypeAdapter[tuple[GameResult, ...]] = TypeAdapter(tuple[GameResult, ...])


class RecordsProblem(Exception):
    """The record cannot be read or added to; the message is one sentence with file and reason."""


class RecordStore:
    """The record of all games, as its file has it each time it is asked.

    Args:
        file: The database; the usual one is in the player's data folder.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_dir() / RECORDS_FILE

    def add(self, results: Iterable[GameResult]) -> bool:
        """Add how a game ended; what is known of a game and a player already stays as it is.

        Return whether anything was new. The file is as it was if this fails.

        Raises:
            RecordsProblem: if the file is broken, of a newer program, or cannot be written.
        """
        rows = [_row(result) for result in results]
        with self._written() as database:
            before = database.total_changes
            database.executemany(_ADD, rows)
            return database.total_changes > before

    def results(self) -> tuple[GameResult, ...]:
        """Return all results, the oldest first; the two of a duel stand together.

        Raises:
            RecordsProblem: if the file is broken, of a newer program, or cannot be read.
        """
        return self._results("")

    def games(self) -> frozenset[str]:
        """Return what every game on record is known by. Raises like ``results``."""
        rows = self._asked(lambda now: now.execute("SELECT DISTINCT game FROM results").fetchall())
        return frozenset(str(game) for (game,) in rows or ())

    # solo games

    def solo_score(self, level: str, options: str) -> SoloScore:
        """Return how the games of a level with certain options ended. Raises like ``results``."""

        def ask(database: sqlite3.Connection) -> SoloScore:
            counted = count(database, "level = ? AND options = ?", level, options)
            earlier = earlier_scores(database, level).get((level, options), SoloScore())
            return added(counted, earlier)

        return self._asked(ask) or SoloScore()

    def level_score(self, level: str) -> SoloScore:
        """Return how the games of a level with whatever options ended. Raises like ``results``."""

        def ask(database: sqlite3.Connection) -> SoloScore:
            earlier = SoloScore()
            for each in earlier_scores(database, level).values():
                earlier = added(earlier, each)
            # Games without options were counted in both ways while an older version was in use.
            unplaced = count(database, "level = ? AND options IS NULL", level)
            placed = count(database, "level = ? AND options IS NOT NULL", level)
            return added(joined(earlier, unplaced), placed)

        return self._asked(ask) or SoloScore()

    def day_result(self, day: date) -> DayResult | None:
        """Return how the deal of a day ended; None if it was not played to its end.

        Raises like ``results``.
        """
        now = day_result_of(self._results("WHERE kind = 'solo' AND day = ?", day.isoformat()))
        earlier = self._asked(lambda database: earlier_day(database, day))
        if earlier is None or now is None:
            return earlier or now
        return earlier.model_copy(update={"repeats": earlier.repeats + now.repeats + 1})

    def has_taken_over(self, source: str) -> bool:
        """Say whether what another file has counted was taken over. Raises like ``results``."""
        return bool(self._asked(lambda database: has_taken_over(database, source)))

    def results_without_options(self) -> tuple[GameResult, ...]:
        """Return the solo games of which an older version kept no options.

        Raises like ``results``.
        """
        return self._results("WHERE kind = 'solo' AND options IS NULL")

    def take_over(
        self, source: str, scores: Scores, days: Days, games: Iterable[GameResult] = ()
    ) -> bool:
        """Take over once what another file has counted; return whether that was still to do.

        Games that ended before are on record without their options, and some only there or only
        in that file: what both have is counted once, what one has missed is not lost.

        Args:
            source: What was counted there is known by.
            scores: What it has counted for each level with each combination of options.
            days: What it says of the deals of days.
            games: The solo games that ended before, as far as they are known with their options.

        Raises:
            RecordsProblem: as ``add``.
        """
        with self._written() as database:
            if has_taken_over(database, source):
                return False
            order = "SELECT game FROM results WHERE options IS NOT NULL"
            counted = {game for (game,) in database.execute(order)}
            earlier = [each for each in games if each.game not in counted]
            database.executemany(
                _ADD, [{**_row(each), "options": None, "day": None} for each in earlier]
            )
            every = scores_with(scores, earlier), days_with(days, earlier)
            add_earlier(database, source, *every)
            return True

    # the file

    def _results(self, where: str, *values: str) -> tuple[GameResult, ...]:
        def ask(database: sqlite3.Connection) -> list[Any]:
            columns = ", ".join(_COLUMNS)
            order = (
                f"SELECT {columns} FROM {results_in(database)} {where} ORDER BY ended, game, side"
            )
            return database.execute(order, values).fetchall()

        given = [dict(zip(_COLUMNS, row, strict=True)) for row in self._asked(ask) or ()]
        for row in given:
            row["sets"] = [each for each in str(row["sets"]).split(",") if each]
        try:
            return _RESULTS.validate_python(given)
        except ValidationError as error:
            number = error.errors()[0]["loc"][0]
            place, reason = first_fault(error)
            field = place.partition(".")[2]
            game = given[int(number)]["game"]
            raise self._problem(reason, f"{game}, {field}") from error

    def _asked(self, ask: Callable[[sqlite3.Connection], _Answer]) -> _Answer | None:
        """Ask the database for something; None where nothing was ever written."""
        try:
            check_regular(self.file)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise self._problem(error.strerror or str(error)) from error
        # Opened for reading alone, what a crash left half written could not be tidied up.
        with self._opened("rw") as database:
            # All that is asked is asked of the same moment, whoever is writing meanwhile.
            database.execute("BEGIN")
            return None if self._is_new(database) else ask(database)

    @contextmanager
    def _written(self) -> Iterator[sqlite3.Connection]:
        """Let something be written, all of it or nothing, in a database of this version."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._problem(error.strerror or str(error)) from error
        with self._opened("rwc") as database:
            database.execute("BEGIN IMMEDIATE")
            is_new = self._is_new(database)
            if not is_new:
                sound = database.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
                if not sound:
                    raise self._problem(_broken())
            if is_new or version_of(database) < VERSION:
                bring_up(database)
            yield database
            database.execute("COMMIT")

    def _is_new(self, database: sqlite3.Connection) -> bool:
        """Say whether nothing has been written yet. Raises for what is not ours to write."""
        tables, version = tables_of(database), version_of(database)
        if not tables and not version:
            return True
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (page,) = database.execute("PRAGMA page_size").fetchone()
        if pages * page > self.file.stat().st_size:
            raise self._problem(_broken())
        if not is_ours(database):
            raise self._problem(_("it is a database of something else"))
        if version > VERSION:
            raise self._problem(_("it was written by a newer version of the program"))
        if "results" not in tables:
            raise self._problem(_broken())
        return False

    @contextmanager
    def _opened(self, mode: str) -> Iterator[sqlite3.Connection]:
        self._check_files()
        database: sqlite3.Connection | None = None
        try:
            database = sqlite3.connect(
                f"{self.file.absolute().as_uri()}?mode={mode}",
                uri=True,
                timeout=_PATIENCE,
                isolation_level=None,
            )
            yield database
        except sqlite3.Error as error:
            raise self._problem(_reason(error)) from error
        except ValidationError as error:
            raise self._problem(first_fault(error)[1]) from error
        finally:
            # What was not committed is undone by this.
            if database is not None:
                database.close()

    def _check_files(self) -> None:
        """Raise for what is no file in place of the database or of what is kept beside it.

        The library would wait for a pipe.
        """
        for end in _BESIDE:
            file = self.file.with_name(f"{self.file.name}{end}")
            try:
                check_regular(file)
            except FileNotFoundError:
                continue
            except OSError as error:
                reason = error.strerror or str(error)
                raise RecordsProblem(
                    _("{place}: {reason}.").format(place=file, reason=reason)
                ) from error

    def _problem(self, reason: str, place: str = "") -> RecordsProblem:
        where = f"{self.file}, {place}" if place else str(self.file)
        return RecordsProblem(_("{place}: {reason}.").format(place=where, reason=reason))


def _row(result: GameResult) -> dict[str, object]:
    row = result.model_dump(mode="json")
    return {**row, "sets": ",".join(result.sets), "own_cards": int(result.own_cards)}


def _broken() -> str:
    return _("the file is damaged; it is left as it is")


def _reason(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    known = {
        "SQLITE_NOTADB": _broken(),
        "SQLITE_CORRUPT": _broken(),
        "SQLITE_READONLY": _("it cannot be written"),
        "SQLITE_CANTOPEN": _("it cannot be opened"),
        "SQLITE_BUSY": _("another program is writing it"),
        "SQLITE_FULL": _("no space is left"),
    }
    # An extended name such as SQLITE_READONLY_DIRECTORY says more than a player can use.
    parts = [part for part in known if name == part or name.startswith(f"{part}_")]
    return known[parts[0]] if parts else str(error).rstrip(".")
