"""A hint: what the strongest program would play where somebody must decide, and how it stands."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from clash_tui.bots.levels import LEVELS
from clash_tui.bots.memory import Memory
from clash_tui.bots.player import Stop, never, question_of
from clash_tui.match.match import Match

LUCK = "advice"
"""Where the chance of a hint comes from: the same position gets the same hint."""


class Advice(NamedTuple):
    """A hint.

    Attributes:
        moves: What to play up to the end of the turn, the next move first; where the plan of a
            turn is not made at once, that move alone.
        chance: How likely the seat is to win with it, from 0 to 1; None where that is not known.
    """

    moves: tuple[Any, ...]
    chance: float | None


def can_advise(game: str) -> bool:
    """Say whether there are hints for a game, by its id."""
    return LEVELS[-1].can_play(game)


def advise(match: Match[Any, Any, Any], *, number: int | None = None, stop: Stop = never) -> Advice:
    """Return a hint for whoever must decide in a match, from what their seat may know.

    Args:
        match: The match, which stays as it is; nobody may play on in it meanwhile.
        number: After how many of its moves; None means now.
        stop: Says whether to stop thinking.

    Raises ``LookupError`` where there are no hints for the game, ``ValueError`` where nothing is
    to be decided, and ``Stopped``.
    """
    game = match.game
    number = len(match.moves) if number is None else number
    state = match.positions[number]
    if game.outcome(state) is not None:
        raise ValueError("the game is over")
    memory = Memory()
    question = question_of(game, state, number, LUCK, stop, memory)
    player = LEVELS[-1].player(game.id)
    move = player.choose(question)
    moves = (move, *(planned.move for planned in memory.plan))
    return Advice(moves, _chance(memory.expected))


def _chance(value: float | None) -> float | None:
    return None if value is None else 1 / (1 + exp(-max(-30.0, min(30.0, value))))
