"""The moves of a game in a list, each line with the step that it leads to."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from clash_tui.base.i18n import _
from clash_tui.match.replay import Replay


class Line(NamedTuple):
    """One line of the list."""

    text: str
    step: int
    """The step that it leads to: where all it stands for has happened; of a heading the first."""
    move: int | None = None
    """The number of the move, from 1; None for what nobody decided."""
    heading: bool = False
    """Whether it only says whose turn begins."""


class ReplayLines:
    """The lines of a game, and which of them a step belongs to.

    Args:
        lines: All lines in order, each turn under its heading.
    """

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines: tuple[Line, ...] = tuple(lines)
        """All lines in order, each turn under its heading."""
        self._places = [place for place, line in enumerate(self.lines) if not line.heading]
        self._steps = [self.lines[place].step for place in self._places]

    def place_of(self, step: int) -> int:
        """Return the place of the line that tells of a step."""
        place = min(bisect_left(self._steps, step), len(self._places) - 1)
        return self._places[place]

    def beside(self, step: int, count: int) -> int:
        """Return the step of the next line, or of the one before for less than 0."""
        if count > 0:
            return self._steps[min(bisect_right(self._steps, step), len(self._steps) - 1)]
        place = bisect_left(self._steps, step) - 1
        return self._steps[place] if place >= 0 else 0


def a_line_each(replay: Replay[Any, Any], words: Callable[[int], str]) -> Iterator[Line]:
    """Return a line for each move, under the turn in which it was played.

    Args:
        replay: The game.
        words: Says in a few words what a move was, by its number from 1.
    """
    yield Line(_("the start"), replay.end_of_move(0))
    turn = None
    for number in range(1, len(replay.moves) + 1):
        before = replay.steps[replay.end_of_move(number - 1)].state
        if before.turn != turn:
            turn = before.turn
            name = replay.match.names[before.active]
            heading = _("Turn {turn}: {name}").format(turn=turn, name=name)
            yield Line(
                heading,
                replay.turns[replay.turn_at(replay.end_of_move(number - 1))].first,
                heading=True,
            )
        yield Line(words(number), replay.end_of_move(number), number)
