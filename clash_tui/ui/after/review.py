"""A game that is over looked at by a program: how each turn stood, and which lost most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.dom import DOMNode

from clash_tui.base.i18n import _
from clash_tui.base.wording import sentences
from clash_tui.bots.player import Stop
from clash_tui.bots.review import Turn, can_review, review
from clash_tui.match.match import Match
from clash_tui.ui.after.turn_graph import Bar
from clash_tui.ui.shell.thinking import Thinking

MOST_MARKS = 3
"""How many turns are marked at most."""

LEAST_LOST = 0.08
"""How much a turn that is marked has lost at least, of a certain win."""

FULL = 10
"""How high a bar is that stands for a certain win."""


class Review:
    """Looks at a game beside the screen, turn by turn, and knows what it has found so far.

    Args:
        owner: The screen; the work ends with it.
        match: The game.
        changed: Called when another turn was looked at.
    """

    def __init__(
        self, owner: DOMNode, match: Match[Any, Any, Any], changed: Callable[[], None]
    ) -> None:
        self._owner = owner
        self._match = match
        self._changed = changed
        self._thinking: Thinking[int] = Thinking(owner, "review")
        self._begun = False
        self.turns: list[Turn] = []
        self.done = False
        self.shown = False
        """Whether the graph shows how likely each side was to win."""

    @property
    def possible(self) -> bool:
        """Whether it is a game of two that is over and can be looked at."""
        over = self._match.outcome is not None
        return over and len(self._match.seats) == 2 and can_review(self._match.game.id)

    def toggle(self) -> None:
        """Show it, and begin to look where that was not done; or show it no more."""
        self.shown = not self.shown
        if self.shown and not self._begun:
            self._begun = True
            beside = self._match.as_it_stands()

            def look(stop: Stop) -> int:
                count = 0
                for turn in review(beside, stop=stop):
                    count += 1
                    # That is a message, which any thread may post.
                    self._owner.call_later(self._add, turn)
                return count

            self._thinking.begin(look, self._end)

    def _add(self, turn: Turn) -> None:
        self.turns.append(turn)
        self._changed()

    def _end(self, _count: int) -> None:
        self.done = True
        self._changed()

    def turn(self, number: int) -> Turn | None:
        """Return what was found of a turn, by its number in the game."""
        return next((turn for turn in self.turns if turn.turn == number), None)

    def marks(self) -> tuple[Turn, ...]:
        """Return the turns that lost most so far, in the order of the game."""
        lost = [turn for turn in self.turns if turn.lost >= LEAST_LOST and turn.better]
        most = sorted(lost, key=lambda turn: -turn.lost)[:MOST_MARKS]
        return tuple(sorted(most, key=lambda turn: turn.turn))

    def bars(self, number: int) -> tuple[Bar, ...]:
        """Return how likely each side was to win after a turn, for the graph."""
        turn = self.turn(number)
        if turn is None:
            return (Bar(0, ""), Bar(0, ""))
        chances = [1 - turn.left, 1 - turn.left]
        chances[turn.seat] = turn.left
        marked = turn in self.marks()
        return tuple(
            Bar(
                round(chance * FULL),
                _("{n} of 100").format(n=round(chance * 100)),
                "danger" if marked and seat == turn.seat else "gold",
                "!" if marked and seat == turn.seat else "",
            )
            for seat, chance in enumerate(chances)
        )

    def words(self, number: int) -> str:
        """Say how a turn stood; "" for one that was not looked at yet."""
        turn = self.turn(number)
        if turn is None:
            return "" if self.done else _("The game is being looked at, turn by turn.")
        name = self._match.names[turn.seat]
        stood = _("{name} would win {n} of 100 from here, and {after} of 100 after this turn.")
        return stood.format(name=name, n=round(turn.stood * 100), after=round(turn.left * 100))

    def words_with_key(self, number: int) -> str:
        """Say how a turn stood, and at a marked one which key tells more."""
        told = self.words(number)
        if any(turn.turn == number for turn in self.marks()):
            return sentences((told, _("n tells what was better.")))
        return told
