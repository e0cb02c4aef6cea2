"""Keeping the game of this window in its file, and finding those that were left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from clash_tui.base.i18n import _
from clash_tui.games.protocol import Way
from clash_tui.match.match import Match
from clash_tui.match.saves import (
    MOST_FINISHED,
    ListedGame,
    NotSaved,
    OpenFile,
    OpenGame,
    OpenWay,
    SavedGames,
)


class Keeper:
    """Saves what is played here, and prepared, after every step; a failure never stops it.

    A game that was left stays open while the next one is prepared; its file is let go of when
    that begins.

    Args:
        games: The folder of saved games.
        most_finished: Returns how many finished games are to be kept.
    """

    def __init__(
        self, games: SavedGames, most_finished: Callable[[], int] = lambda: MOST_FINISHED
    ) -> None:
        self._games = games
        self._most_finished = most_finished
        self._open: OpenGame | None = None
        self._way: OpenWay | None = None
        self._without_file: Match[Any, Any, Any] | None = None
        """The game for which no file could be made; that is tried again after every move."""
        self.problem: str | None = None
        """Why the present game is not being saved; None while it is."""
        self.way_problem: str | None = None
        """Why what is being prepared is not being saved; None while it is."""

    @property
    def games(self) -> SavedGames:
        """The folder of saved games."""
        return self._games

    @property
    def match(self) -> Match[Any, Any, Any] | None:
        """The game whose file is open here."""
        return self._open.match if self._open is not None else None

    @property
    def file(self) -> Path | None:
        """The file of the game that is open here."""
        return self._open.file if self._open is not None else None

    def keeps(self, match: Match[Any, Any, Any]) -> bool:
        """Say whether a game is safe on disk as it stands."""
        return self.match is match and self.problem is None

    # a game that is being prepared

    @property
    def keeps_way(self) -> bool:
        """Whether a preparation is safe on disk as it stands."""
        return self._way is not None and self.way_problem is None

    def keep_way(self, way: Way) -> None:
        """Write a preparation as it stands; one in which nothing is decided needs no file."""
        if not way.begun:
            self.drop_way()
            return
        try:
            if self._way is None:
                self._way = self._games.begin_way(way)
            else:
                self._way = replace(self._way, way=way)
                self._games.keep_way(self._way)
        except NotSaved as error:
            self.way_problem = str(error)
        else:
            self.way_problem = None

    def leave_way(self) -> bool:
        """Let go of a preparation's file, and say whether there is one to continue."""
        left = self._way
        self._way = self.way_problem = None
        if left is not None:
            self._games.close(left)
        return left is not None

    def drop_way(self) -> None:
        """Remove a preparation's file: everything was taken back."""
        if self._way is not None:
            self._games.drop(self._way)
        self._way = self.way_problem = None

    # a game that is being played

    def begin(self, match: Match[Any, Any, Any]) -> None:
        """Open a file for a new game, or go on in that of its preparation."""
        way, self._way, self.way_problem = self._way, None, None
        self.close()
        if way is not None and not way.way.leads_to(match):
            self._games.close(way)
            way = None
        try:
            if way is None:
                self._open = self._games.begin(match)
            else:
                self._open = self._games.hand_over(way, match)
                self._games.keep(self._open)
        except NotSaved as error:
            self.problem = str(error)
            self._without_file = match if self._open is None else None

    def keep(self, match: Match[Any, Any, Any]) -> Path | None:
        """Write the game as it stands; one that has ended is written a last time.

        Returns its file, whether it could be written or not; None for a game without one.
        """
        if self._without_file is match:
            self.begin(match)
        if self._open is None or self._open.match is not match:
            return None
        file = self._open.file
        try:
            self._games.keep(self._open)
        except NotSaved as error:
            self.problem = str(error)
            return file
        self.problem = None
        if match.outcome is not None:
            self.close()
        return file

    def prune(self) -> None:
        """Let the oldest finished games make room; only those on record should be left to it."""
        self._games.prune(self._most_finished())

    def open(self, file: Path, pieces: Any = None) -> Match[Any, Any, Any] | Way:
        """Open a saved game, or a preparation, to go on with it.

        Args:
            file: The file.
            pieces: What games take from outside their files; None takes what lies on this machine.

        Raises ``BadSave``; what is open stays so then.
        """
        opened: OpenFile = self._games.open(file, pieces)
        if isinstance(opened, OpenWay):
            self.leave_way()
            self._way = opened
            return opened.way
        assert isinstance(opened, OpenGame)
        self.close()
        self._open = opened
        return opened.match

    def close(self) -> None:
        """Let go of the game's file; what could not be written is tried a last time."""
        if self._open is not None:
            if self.problem is not None:
                with suppress(NotSaved):
                    self._games.keep(self._open)
            self._games.close(self._open)
        self._open = self._without_file = self.problem = None

    def file_of(self, game: str) -> Path | None:
        """Return the file of the game that a result is kept under; None if it is gone."""
        file = self._games.folder / f"{game}.json"
        return file if file.parent == self._games.folder and file.is_file() else None

    def delete(self, file: Path) -> None:
        """Remove a saved game for good, the one that is open here too.

        Raises ``BadSave``; the file stays then.
        """
        if file == self.file:
            self.close()
        self._games.delete(file)

    def unfinished(self) -> list[ListedGame]:
        """Return what can be continued, the one played last first, and broken files."""
        return self._games.unfinished()

    def finished(self) -> list[ListedGame]:
        """Return the games that are over, the one played last first, and broken files."""
        return self._games.finished()


def not_kept(problem: str) -> str:
    """Say that a game goes on without being saved, and why."""
    return _("This game is not being saved. {problem}").format(problem=problem)
