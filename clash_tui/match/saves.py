"""The folder of saved games: one file a game, written whole after every move, never lost.

A file begins with the first thing that is decided on the way to a game; when the game begins, the
same file becomes the game's.
"""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import BaseFileLock, FileLock, Timeout

from clash_tui.base.clean_text import clean
from clash_tui.base.files import write_whole
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.paths import data_dir
from clash_tui.base.reading import files_in, read_text
from clash_tui.match.match import Match
from clash_tui.match.saved_file import MOST_MOVES
from clash_tui.match.saved_game import (
    BadSave,
    SavedGame,
    SavedWay,
    read_saved,
    restore,
    save_of,
    write_save,
)
from clash_tui.match.saved_way import restore_way, way_save_of

MOST_BYTES = 4_000_000
"""A larger file is none of ours: the longest games are a few thousand bytes, and a card of an own
set takes about 300."""

MOST_FINISHED = 200
"""How many finished games are kept, where nobody says otherwise."""


class NotSaved(OSError):
    """A game could not be written; the message is one sentence that names file and reason."""


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A file of the folder: what it holds, or why it cannot be played.

    Attributes:
        file: The file.
        saved: The game, if it has begun: a document of its game.
        problem: One sentence with the file's name and the reason, if it cannot be read.
        way: What was decided so far, if the game has not begun.
    """

    file: Path
    saved: Any
    problem: str = ""
    way: Any = None

    @property
    def changed(self) -> datetime | None:
        """When it was last written; None if it cannot be read."""
        holds = self.saved or self.way
        changed: datetime | None = holds.changed if holds is not None else None
        return changed

    @property
    def finished(self) -> bool:
        """Whether it holds a game that has ended."""
        return isinstance(self.saved, SavedGame) and self.saved.finished


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A file that is open here: nobody else can open it."""

    file: Path
    begun: datetime
    lock: BaseFileLock


@dataclass(frozen=True, slots=True)
class OpenGame(OpenFile):
    """A game that is being played here, and kept in its file.

    Attributes:
        match: Its match, of the class of its game.
    """

    match: Any


@dataclass(frozen=True, slots=True)
class OpenWay(OpenFile):
    """A game that is being prepared here, and kept in its file.

    Attributes:
        way: Its preparation, of the class of its game.
    """

    way: Any


class SavedGames:
    """The saved games of a folder.

    Args:
        folder: Where they lie; None takes the user's data folder.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_dir() / "games"

    def begin(self, match: Match[Any, Any, Any]) -> OpenGame:
        """Open a file for a new game. Raises ``NotSaved``; the game can go on all the same."""
        place = self._new_file()
        game = OpenGame(place.file, place.begun, place.lock, match)
        try:
            self.keep(game)
        except NotSaved:
            game.lock.release()
            raise
        return game

    def hand_over(self, opened: OpenWay, match: Match[Any, Any, Any]) -> OpenGame:
        """Make the file of a preparation that of its game; ``keep`` is still to write it."""
        return OpenGame(opened.file, opened.begun, opened.lock, match)

    def begin_way(self, way: Any) -> OpenWay:
        """Open a file for a game that is being prepared. Raises ``NotSaved``."""
        place = self._new_file()
        opened = OpenWay(place.file, place.begun, place.lock, way)
        try:
            self.keep_way(opened)
        except NotSaved:
            opened.lock.release()
            raise
        return opened

    def _new_file(self) -> OpenFile:
        begun = datetime.now(UTC)
        stem = f"{begun:%Y-%m-%d-%H%M%S}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._sweep_unborn()
            for number in range(1, 1000):
                file = self.folder / f"{stem}-{number}.json"
                lock = self._lock_if_new(file)
                if lock is not None:
                    return OpenFile(file, begun, lock)
        except OSError as error:
            raise _not_saved(self.folder, error) from error
        raise NotSaved(_("{folder}: no new file can be made.").format(folder=self.folder))

    def _lock_if_new(self, file: Path) -> BaseFileLock | None:
        """Lock a file that is not there yet; None if another window has it or has written it."""
        if file.exists():
            return None
        lock = self._lock(file)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return None
        if file.exists():
            lock.release()
            return None
        return lock

    def keep(self, game: OpenGame) -> None:
        """Write a game as it stands, whole or not at all. Raises ``NotSaved``."""
        if len(game.match.moves) > MOST_MOVES:
            # It could not be opened again; the file goes on holding what it held.
            text = ngettext(
                "{file}: a game of more than {most} move is not saved.",
                "{file}: a game of more than {most} moves is not saved.",
                MOST_MOVES,
            )
            raise NotSaved(text.format(file=game.file, most=MOST_MOVES))
        self._write(game.file, save_of(game.match, game.begun))

    def keep_way(self, opened: OpenWay) -> None:
        """Write a game that is being prepared, as ``keep`` does. Raises ``NotSaved``."""
        self._write(opened.file, way_save_of(opened.way, opened.begun))

    def _write(self, file: Path, saved: SavedGame | SavedWay) -> None:
        content = write_save(saved).encode()
        if len(content) > MOST_BYTES:
            # It could not be opened again: better to say so while the game goes on.
            raise NotSaved(_sentence(file, _("the sets in use have too many cards to be kept")))
        try:
            write_whole(file, content)
        except OSError as error:
            raise _not_saved(file, error) from error

    def close(self, opened: OpenFile) -> None:
        """Let go of a file, so that it can be opened elsewhere."""
        opened.lock.release()

    def drop(self, opened: OpenWay) -> None:
        """Remove the file of a preparation that was given up, and let go of it."""
        with suppress(OSError):
            opened.file.unlink(missing_ok=True)
            self._lock_file(opened.file).unlink(missing_ok=True)
        opened.lock.release()

    def files(self) -> list[ListedGame]:
        """Return all files of the folder, the one written last first, broken ones at the end.

        A folder that cannot be looked into is itself what is listed, with the reason.
        """
        try:
            listed = [self._listed(file) for file in self._files()]
        except OSError as error:
            problem = _told(str(self.folder), error.strerror or str(error))
            return [ListedGame(self.folder, None, problem)]
        return sorted(
            listed,
            key=lambda each: each.changed.timestamp() if each.changed is not None else 0.0,
            reverse=True,
        )

    def games(self) -> list[ListedGame]:
        """Return the games that have begun, and the files that cannot be read."""
        return [each for each in self.files() if each.way is None]

    def unfinished(self) -> list[ListedGame]:
        """Return what can be continued, and the files that cannot be read."""
        return [each for each in self.files() if not each.finished]

    def finished(self) -> list[ListedGame]:
        """Return the games that are over, and the files that cannot be read."""
        return [each for each in self.games() if each.finished or each.problem]

    def finished_but(self, known: Container[str]) -> list[ListedGame]:
        """Return the games that are over, but those whose files have one of these names.

        Only the other files are read.

        Args:
            known: Names without what stands behind the dot.
        """
        try:
            files = [file for file in self._files() if file.stem not in known]
        except OSError:
            return []
        return [each for each in map(self._listed, files) if each.finished]

    def _files(self) -> list[Path]:
        """Return the files of games. Raises ``OSError`` if the folder cannot be looked into."""
        found = files_in(self.folder, ".json")
        return [file for file in found if not file.name.startswith(".")]

    def open(self, file: Path, pieces: Any = None) -> OpenGame | OpenWay:
        """Open a game to go on with it, or with its preparation.

        Args:
            file: Its file.
            pieces: What games take from outside their files, such as the cards there are; None
                takes what lies on this machine.

        Raises ``BadSave`` with one sentence: it cannot be read or played, or it is open in
        another window. The file stays as it was.
        """
        try:
            lock = self._lock(file)
            lock.acquire(timeout=0)
        except Timeout:
            text = _("{file}: this game is open in another window.")
            raise BadSave(text.format(file=file.name)) from None
        except OSError as error:
            raise BadSave(_sentence(file, error.strerror or str(error))) from None
        try:
            # Read again under the lock: another window may have just let go of it.
            saved = self._read(file)
            self._sweep(file)
            if isinstance(saved, SavedWay):
                return OpenWay(file, saved.begun, lock, restore_way(saved, pieces))
            return OpenGame(file, saved.begun, lock, restore(saved, pieces))
        except BaseException as bad:
            lock.release()
            if isinstance(bad, BadSave):
                raise BadSave(_sentence(file, str(bad))) from None
            raise

    def delete(self, file: Path) -> None:
        """Remove a game for good.

        Raises ``BadSave`` with one sentence: it cannot be removed, or it is open in another
        window. The file stays as it was.
        """
        try:
            lock = self._lock(file)
            lock.acquire(timeout=0)
        except Timeout:
            text = _("{file}: this game is open in another window.")
            raise BadSave(text.format(file=file.name)) from None
        except OSError as error:
            raise BadSave(_sentence(file, error.strerror or str(error))) from None
        try:
            file.unlink(missing_ok=True)
            self._lock_file(file).unlink(missing_ok=True)
        except OSError as error:
            raise BadSave(_sentence(file, error.strerror or str(error))) from None
        finally:
            lock.release()

    def prune(self, most: int = MOST_FINISHED) -> None:
        """Remove the oldest finished games beyond so many; never anything else."""
        finished = [each for each in self.games() if each.finished]
        for game in finished[most:]:
            try:
                game.file.unlink()
                self._lock_file(game.file).unlink(missing_ok=True)
            except OSError:
                return

    def _listed(self, file: Path) -> ListedGame:
        listed = ListedGame(file, None)
        try:
            saved = self._read(file)
            if isinstance(saved, SavedWay):
                return replace(listed, way=saved)
            return replace(listed, saved=saved)
        except BadSave as bad:
            return replace(listed, problem=_sentence(file, str(bad)))

    def _read(self, file: Path) -> Any:
        try:
            return read_saved(read_text(file, MOST_BYTES))
        except OSError as error:
            raise BadSave(error.strerror or str(error)) from None

    def _sweep(self, file: Path) -> None:
        """Remove what a crash in the middle of writing has left beside a file locked here."""
        lock = self._lock_file(file)
        with suppress(OSError):
            for left in files_in(self.folder, ""):
                if left.name.startswith(f".{file.name}.") and left != lock:
                    left.unlink()

    def _sweep_unborn(self) -> None:
        """Remove what a crash has left of files that were never there: nobody opens those."""
        for left in files_in(self.folder, ""):
            if not left.name.startswith(".") or ".json." not in left.name:
                continue
            file = left.with_name(left.name[1:].rpartition(".")[0])
            if left.suffix == ".lock" or file.exists():
                continue
            # Another window may be writing it at this moment.
            lock = self._lock_if_new(file)
            if lock is not None:
                with suppress(OSError):
                    left.unlink(missing_ok=True)
                    self._lock_file(file).unlink(missing_ok=True)
                lock.release()

    def _lock_file(self, file: Path) -> Path:
        return file.with_name(f".{file.name}.lock")

    def _lock(self, file: Path) -> BaseFileLock:
        return FileLock(self._lock_file(file))


def _sentence(file: Path, reason: str) -> str:
    return _told(file.name, reason)


def _told(place: str, reason: str) -> str:
    return _("{file}: {reason}.").format(file=clean(place), reason=clean(reason.rstrip(".")))


def _not_saved(place: Path, error: OSError) -> NotSaved:
    reason = error.strerror or str(error)
    return NotSaved(_("{place}: {reason}.").format(place=place, reason=reason.rstrip(".")))
