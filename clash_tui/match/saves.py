"""The folder of saved games: one file a game, written whole after every move, never lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from clash_tui.cards import Catalog
from clash_tui.files import write_whole
from clash_tui.i18n import _
from clash_tui.match.saved_game import (
    BadSave,
    Playable,
    SavedGame,
    read_save,
    restore,
    save_of,
    write_save,
)
from clash_tui.paths import data_dir

MOST_BYTES = 1_000_000
"""A larger file is none of ours: the longest games are a few thousand bytes."""

MOST_FINISHED = 200
"""How many finished games are kept."""


class NotSaved(OSError):
    """A game could not be written; the message is one sentence that names file and reason."""


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A file of the folder: what it holds, or why it cannot be played."""

    file: Path
    saved: SavedGame | None
    problem: str = ""
    """One sentence with the file's name and the reason."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that is being played here, and kept in its file."""

    match: Playable
    file: Path
    begun: datetime
    lock: BaseFileLock


class SavedGames:
    """The saved games of a folder.

    Args:
        folder: Where they lie; None takes the user's data folder.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_dir() / "games"

    def begin(self, match: Playable) -> OpenGame:
        """Open a file for a new game. Raises ``NotSaved``; the game can go on all the same."""
        begun = datetime.now(UTC)
        stem = f"{begun:%Y-%m-%d-%H%M%S}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for number in range(1, 1000):
                file = self.folder / f"{stem}-{number}.json"
                if not file.exists():
                    lock = self._lock(file)
                    lock.acquire(timeout=0)
                    game = OpenGame(match, file, begun, lock)
                    self.keep(game)
                    return game
        except Timeout:
            pass
        except OSError as error:
            raise _not_saved(self.folder, error) from error
        raise NotSaved(_("{folder}: no new file can be made.").format(folder=self.folder))

    def keep(self, game: OpenGame, ending: str | None = None) -> None:
        """Write a game as it stands, whole or not at all. Raises ``NotSaved``."""
        try:
            write_whole(game.file, write_save(save_of(game.match, game.begun, ending)))
        except OSError as error:
            raise _not_saved(game.file, error) from error

    def close(self, game: OpenGame) -> None:
        """Let go of a game's file, so that it can be opened elsewhere."""
        game.lock.release()

    def games(self) -> list[ListedGame]:
        """Return all files of the folder, the game played last first, broken ones at the end."""
        try:
            files = [file for file in self.folder.glob("*.json") if not file.name.startswith(".")]
        except OSError:
            return []
        listed = [self._listed(file) for file in files]
        return sorted(
            listed,
            key=lambda game: game.saved.changed.timestamp() if game.saved is not None else 0.0,
            reverse=True,
        )

    def unfinished(self) -> list[ListedGame]:
        """Return the games that can be continued, and the files that cannot be read."""
        return [game for game in self.games() if game.saved is None or not game.saved.finished]

    def open(self, file: Path, catalog: Catalog) -> OpenGame:
        """Open a game to go on with it.

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
            return OpenGame(restore(saved, catalog), file, saved.begun, lock)
        except BadSave as bad:
            lock.release()
            raise BadSave(_sentence(file, str(bad))) from None

    def prune(self) -> None:
        """Remove the oldest finished games beyond those that are kept; never anything else."""
        finished = [each for each in self.games() if each.saved is not None and each.saved.finished]
        for game in finished[MOST_FINISHED:]:
            try:
                game.file.unlink()
                self._lock_file(game.file).unlink(missing_ok=True)
            except OSError:
                return

    def _listed(self, file: Path) -> ListedGame:
        listed = ListedGame(file, None)
        try:
            return replace(listed, saved=self._read(file))
        except BadSave as bad:
            return replace(listed, problem=_sentence(file, str(bad)))

    def _read(self, file: Path) -> SavedGame:
        try:
            if file.stat().st_size > MOST_BYTES:
                raise BadSave(_("it is too large for a game"))
            return read_save(file.read_bytes())
        except OSError as error:
            raise BadSave(error.strerror or str(error)) from None

    def _lock_file(self, file: Path) -> Path:
        return file.with_name(f".{file.name}.lock")

    def _lock(self, file: Path) -> BaseFileLock:
        return FileLock(self._lock_file(file))


def _sentence(file: Path, reason: str) -> str:
    return _("{file}: {reason}.").format(file=file.name, reason=reason.rstrip("."))


def _not_saved(place: Path, error: OSError) -> NotSaved:
    reason = error.strerror or str(error)
    return NotSaved(_("{place}: {reason}.").format(place=place, reason=reason.rstrip(".")))
