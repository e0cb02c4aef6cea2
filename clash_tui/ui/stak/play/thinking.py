"""A program thinks beside the table, which stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from clash_tui.bots.programs import Stopped, answer
from clash_tui.games.stak.rules.moves import Move
from clash_tui.match.match import Match


class Thinking:
    """Lets the program that must decide think in a thread, about one position at a time.

    What it chose is told only while it is still asked for: whoever stops it, or lets it think about
    something else, never hears of it.

    Args:
        owner: Whose worker it is; it stops where that is taken away.
        match: The game.
    """

    def __init__(self, owner: Widget, match: Match[Any, Any, Any]) -> None:
        self.paused = False
        """Whether programs wait."""
        self._owner = owner
        self._match = match
        self._asked = 0
        """How often a program was asked so far."""
        self._then: Callable[[Move], None] | None = None
        self._worker: Worker[None] | None = None

    @property
    def running(self) -> bool:
        """Whether a program still thinks."""
        return self._then is not None

    def begin(self, then: Callable[[Move], None]) -> None:
        """Let the program that must decide think, and tell its move."""
        self.stop()
        self._asked += 1
        self._then, number = then, self._asked
        self._worker = self._owner.run_worker(
            lambda: self._work(number), thread=True, exclusive=True, group="program"
        )

    def stop(self) -> None:
        """Ask for nothing any more."""
        self._then = None
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None

    def _work(self, number: int) -> None:
        worker = get_current_worker()
        try:
            move = answer(self._match, stop=lambda: worker.is_cancelled)
        except Stopped:
            return
        if not worker.is_cancelled:
            # That is a message, which any thread may post.
            self._owner.call_later(self._thought, number, move)

    def _thought(self, number: int, move: Move) -> None:
        then = self._then
        if then is not None and number == self._asked:
            self._then = self._worker = None
            then(move)
