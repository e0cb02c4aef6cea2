"""Putting games on record as they end; what was refused or missed is put there later."""

from __future__ import annotations

import weakref
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

from clash_tui.base.i18n import _
from clash_tui.games.kinds import kind_of, old_records
from clash_tui.games.protocol import OldRecord
from clash_tui.match.counting import results_in
from clash_tui.match.match import Match
from clash_tui.match.saves import SavedGames
from clash_tui.records import GameResult, RecordsProblem, RecordStore


class RecordKeeper:
    """Counts each game once, whatever happens between its end and its record.

    Args:
        store: The record of all games; None takes that of the player.
    """

    def __init__(self, store: RecordStore | None = None) -> None:
        self._store = store or RecordStore()
        self._last: weakref.ref[Match[Any, Any, Any]] | None = None
        """The game that was counted last."""
        self._waiting: list[GameResult] = []
        """What could not be written yet."""

    def put(self, match: Match[Any, Any, Any], game: str | None = None) -> str | None:
        """Add a game that has ended; return one sentence if that cannot be for now.

        A game that was branched from another one is a try and not counted.

        Args:
            match: The game.
            game: What it is known by, so that it is counted once; None for one without a file.
        """
        if match.branched_at is not None or (self._last is not None and self._last() is match):
            return None
        self._last = weakref.ref(match)
        ended = datetime.now(UTC).replace(microsecond=0)
        self._waiting += kind_of(match.game.id).results(match, game or uuid4().hex, ended)
        try:
            self._write()
        except RecordsProblem as problem:
            text = _("The result is not on record yet; it will be tried again. {problem}")
            return text.format(problem=problem)
        return None

    def catch_up(self, games: SavedGames | None) -> None:
        """Add what was refused, what older versions have counted, and games that were missed.

        A game is missed if the program was killed between its last move and its record. What
        cannot be read or written is left for the next time: the screens of the records say what
        is wrong with them.

        Args:
            games: The saved games; None where none are kept.
        """
        try:
            self._write()
            if games is not None:
                self._count_missed(games, self._not_taken_over(games))
        except RecordsProblem:
            return

    def _write(self) -> None:
        if self._waiting:
            self._store.add(self._waiting)
            self._waiting.clear()

    def _not_taken_over(self, games: SavedGames) -> list[OldRecord]:
        """Take over what older versions have counted elsewhere; return what is left for later."""
        return [each for each in old_records() if not each.take_over(self._store, games.finished)]

    def _count_missed(self, games: SavedGames, unsettled: list[OldRecord]) -> None:
        """Add finished games that are not on record.

        While an old record is not settled, those that it may have counted wait.
        """
        missed: list[GameResult] = []
        for listed in games.finished_but(self._store.games()):
            if not any(old.may_have(listed) for old in unsettled):
                missed += results_in(listed)
        if missed:
            self._store.add(missed)
