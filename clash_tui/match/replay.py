"""A game as a line of positions, to be looked at again: by event, by move, by turn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from clash_tui.games.protocol import State, Told
from clash_tui.match.match import Match

PositionT = TypeVar("PositionT", bound=State)
MoveT = TypeVar("MoveT")


class Step(NamedTuple, Generic[PositionT]):
    """A place in the line: what has just happened, and the position after it."""

    told: Told | None
    """None where a move told nothing."""
    state: PositionT
    move: int
    """The number of the move that brought it, from 1; 0 before the first one."""
    whole: bool
    """Whether all that this move brought has happened."""


class Turn(NamedTuple):
    """A turn of the game: its steps, and how it left all sides."""

    number: int
    first: int
    """Its first step."""
    last: int
    """Its last step."""
    standings: Any
    """How all sides stand at its end, as the game tells it."""


class Replay(Generic[PositionT, MoveT]):
    """A game from its first event to where it stands; steps are counted from 0.

    Args:
        match: The game, finished or not; it must not be played on meanwhile.
        standings: Tells of a position how all sides stand.
    """

    def __init__(
        self,
        match: Match[Any, PositionT, MoveT],
        standings: Callable[[PositionT], Any] = lambda _state: None,
    ) -> None:
        self.match = match
        self.moves = tuple(match.moves)
        steps: list[Step[PositionT]] = []
        self._ends: list[int] = []
        for move, told in enumerate((match.opening, *match.history)):
            steps += _steps(told, match.positions[move], move)
            self._ends.append(len(steps) - 1)
        self.steps = tuple(steps)
        self.turns = tuple(_turns(self.steps, standings))
        self._starts = [turn.first for turn in self.turns]

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.steps) - 1

    def turn_at(self, step: int) -> int:
        """Return the place among ``turns`` of the turn a step lies in."""
        return bisect_right(self._starts, step) - 1

    def end_of_move(self, move: int) -> int:
        """Return the step at which a move, from 1, is over; of 0 the one before the first move.

        A number that is too large or too small gives the last or the first such step.
        """
        return self._ends[max(0, min(move, len(self.moves)))]

    def by_turn(self, step: int, count: int) -> int:
        """Return the step at which a turn so many later begins, or earlier for less than 0.

        The beginning of the present turn counts as the first one earlier; after the last turn
        comes the end of the game.
        """
        turn = self.turn_at(step)
        if count < 0 and step > self.turns[turn].first:
            turn += 1
        turn += count
        if turn >= len(self.turns):
            return self.last
        return self.turns[max(0, turn)].first

    def told(self, step: int) -> tuple[Told, ...]:
        """Return what the move of a step has brought up to it."""
        here = self.steps[step]
        first = self._ends[here.move - 1] + 1 if here.move else 0
        return tuple(each.told for each in self.steps[first : step + 1] if each.told is not None)

    def moves_at(self, step: int) -> int:
        """Return after how many moves a game begins that goes on from a step.

        It is the moment of decision in the turn of the step: where the turn has just begun, the
        first one of that turn; in the middle of a move the one before that move.
        """
        here = self.steps[step]
        if here.whole or not here.move:
            return here.move
        before = self.steps[self._ends[here.move - 1]].state.turn
        after = self.steps[self._ends[here.move]].state.turn
        begins = before != here.state.turn == after
        return here.move if begins else here.move - 1


def _steps(told: tuple[Told, ...], after: PositionT, move: int) -> list[Step[PositionT]]:
    """Return the steps of a move; the last one stands where the move left the game."""
    if not told:
        return [Step(None, after, move, True)]
    *begun, end = told
    return [
        *(Step(each, each.state, move, False) for each in begun),
        Step(end, after, move, True),
    ]


def _turns(steps: tuple[Step[PositionT], ...], standings: Callable[[PositionT], Any]) -> list[Turn]:
    turns: list[Turn] = []
    first = 0
    for step, here in enumerate(steps):
        if step == len(steps) - 1 or steps[step + 1].state.turn != here.state.turn:
            turns.append(Turn(here.state.turn, first, step, standings(here.state)))
            first = step + 1
    return turns
