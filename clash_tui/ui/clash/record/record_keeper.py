"""Putting games on record as they end; what was refused or missed is put there later."""

from __future__ import annotations

import weakref
from datetime import UTC, datetime
from uuid import uuid4

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.results import results_of
from clash_tui.match.counting import results_in
from clash_tui.match.saves import SavedGames
from clash_tui.records import GameResult, RecordsProblem, RecordStore
from clash_tui.ui.clash.record.taking_over import take_over_old_record, was_counted_before


class RecordKeeper:
    """Counts each game once, whatever happens between its end and its record.

    Args:
        store: The record of all games; None takes that of the player.
    """

    def __init__(self, store: RecordStore | None = None) -> None:
        self._store = store or RecordStore()
        self._last: weakref.ref[Duel | SoloGame] | None = None
        """The game that was counted last."""
        self._waiting: list[GameResult] = []
        """What could not be written yet."""

    def put(self, match: Duel | SoloGame, game: str | None = None) -> str | None:
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
        self._waiting += results_of(match, game or uuid4().hex, ended)
        try:
            self._write()
        except RecordsProblem as problem:
            text = _("The result is not on record yet; it will be tried again. {problem}")
            return text.format(problem=problem)
        return None

    def catch_up(self, games: SavedGames | None, catalog: Catalog) -> None:
        """Add what was refused, what older versions have counted, and games that were missed.

        A game is missed if the program was killed between its last move and its record. What
        cannot be read or written is left for the next time: the screens of the records say what
        is wrong with them.

        Args:
            games: The saved games; None where none are kept.
            catalog: All cards.
        """
        try:
            self._write()
            if games is not None:
                settled = take_over_old_record(self._store, games.finished, catalog)
                self._count_missed(games, catalog, settled=settled)
        except RecordsProblem:
            return

    def _write(self) -> None:
        if self._waiting:
            self._store.add(self._waiting)
            self._waiting.clear()

    def _count_missed(self, games: SavedGames, catalog: Catalog, *, settled: bool) -> None:
        """Add finished games that are not on record.

        While the old record of solo games is not settled, those that it may have counted wait.
        """
        missed: list[GameResult] = []
        for listed in games.finished_but(self._store.games()):
            if settled or not was_counted_before(listed):
                missed += results_in(listed, catalog)
        if missed:
            self._store.add(missed)
