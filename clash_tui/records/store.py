"""The database of results in the player's data folder: only ever added to, never made anew."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from clash_tui.i18n import _
from clash_tui.paths import data_dir
from clash_tui.reading import check_regular
from clash_tui.records.result import GameResult
from clash_tui.validation import first_fault

RECORDS_FILE = "records.sqlite"
"""The file of the database in the player's data folder."""

VERSION = 1
"""The version of the table, kept in the database as its user_version."""

_PATIENCE = 2.0
"""Seconds to wait for another window that is writing."""

_BESIDE = ("", "-journal", "-wal", "-shm")
"""How the names end of the database and of what the library keeps beside it."""

_COLUMNS = tuple(GameResult.model_fields)

_TABLE = """
CREATE TABLE results (
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    ended TEXT NOT NULL,
    kind TEXT NOT NULL,
    format TEXT NOT NULL,
    edition TEXT NOT NULL,
    sets TEXT NOT NULL,
    own_cards INTEGER NOT NULL,
    player TEXT NOT NULL,
    opponent TEXT NOT NULL,
    deck TEXT NOT NULL,
    deck_mark TEXT NOT NULL,
    result TEXT NOT NULL,
    turns INTEGER NOT NULL,
    ending TEXT NOT NULL,
    taken_back INTEGER NOT NULL,
    level TEXT,
    PRIMARY KEY (game, side)
)
"""

_ADD = (
    f"INSERT INTO results ({', '.join(_COLUMNS)})"
    f" VALUES ({', '.join(f':{column}' for column in _COLUMNS)})"
    " ON CONFLICT (game, side) DO NOTHING"
)

_READ = f"SELECT {', '.join(_COLUMNS)} FROM results ORDER BY ended, game, side"

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
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._problem(error.strerror or str(error)) from error
        with self._opened("rwc") as database:
            database.execute("BEGIN IMMEDIATE")
            if self._is_new(database):
                database.execute(_TABLE)
                database.execute(f"PRAGMA user_version = {VERSION}")
            elif database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise self._problem(_broken())
            before = database.total_changes
            database.executemany(_ADD, rows)
            database.execute("COMMIT")
            return database.total_changes > before

    def results(self) -> tuple[GameResult, ...]:
        """Return all results, the oldest first; the two of a duel stand together.

        Raises:
            RecordsProblem: if the file is broken, of a newer program, or cannot be read.
        """
        try:
            check_regular(self.file)
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise self._problem(error.strerror or str(error)) from error
        # Opened for reading alone, what a crash left half written could not be tidied up.
        with self._opened("rw") as database:
            rows = [] if self._is_new(database) else database.execute(_READ).fetchall()
        given = [dict(zip(_COLUMNS, row, strict=True)) for row in rows]
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

    def _is_new(self, database: sqlite3.Connection) -> bool:
        """Say whether nothing has been written yet. Raises for what is not ours to write."""
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            text = _("it was written by a newer version of the program")
            raise self._problem(text)
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        if not tables:
            return True
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (page,) = database.execute("PRAGMA page_size").fetchone()
        if pages * page > self.file.stat().st_size:
            raise self._problem(_broken())
        if version != VERSION or ("results",) not in tables:
            raise self._problem(_("it is a database of something else"))
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
