"""A game looked at afterwards: how each turn stood, what it lost, and what had been better."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any, NamedTuple

from clash_tui.bots.advice import LUCK, can_advise
from clash_tui.bots.levels import level_of
from clash_tui.bots.memory import Memory
from clash_tui.bots.player import Stop, never, question_of
from clash_tui.match.match import Match

REVIEWER = "answers"
"""The level that looks at games: good enough to teach, and quick enough to wait for."""


class Turn(NamedTuple):
    """A turn of a game that was played.

    Attributes:
        number: How many moves were played before its first one.
        seat: Whose turn it was.
        turn: Its number in the game, from 1.
        stood: How likely that seat was to win when it began, from 0 to 1, had it played its best.
        left: How likely it was after what it played.
        better: What it had better played, up to the end of the turn.
    """

    number: int
    seat: int
    turn: int
    stood: float
    left: float
    better: tuple[Any, ...]

    @property
    def lost(self) -> float:
        """How much less likely it was to win after its turn than it might have been."""
        return max(0.0, self.stood - self.left)


def can_review(game: str) -> bool:
    """Say whether games of a kind can be looked at, by the game's id."""
    return can_advise(game) and level_of(REVIEWER).can_play(game)


def review(match: Match[Any, Any, Any], *, stop: Stop = never) -> Iterator[Turn]:
    """Yield the turns of a game in which somebody decided, in their order.

    Each turn is judged from what the seat knew then. It takes about as long as the game's programs
    would: ask in a thread, and show each turn as it comes.

    Args:
        match: The match; it need not be over, and stays as it is.
        stop: Says whether to stop.

    Raises ``LookupError`` where games of its kind cannot be looked at, and ``Stopped``.
    """
    waiting: tuple[int, int, int, float, tuple[Any, ...]] | None = None
    for number, seat, turn in _beginnings(match):
        stood, better = _look(match, number, stop)
        if waiting is not None:
            yield _turn_of(waiting, stood if seat == waiting[1] else 1 - stood)
        waiting = (number, seat, turn, stood, better)
    if waiting is not None:
        outcome = match.outcome
        if outcome is None:
            yield _turn_of(waiting, waiting[3])
        else:
            results = {"won": 1.0, "lost": 0.0, "drawn": 0.5}
            yield _turn_of(waiting, results[outcome.results[waiting[1]]])


def _turn_of(begun: tuple[int, int, int, float, tuple[Any, ...]], left: float) -> Turn:
    number, seat, turn, stood, better = begun
    return Turn(number, seat, turn, stood, left, better)


def _beginnings(match: Match[Any, Any, Any]) -> Iterator[tuple[int, int, int]]:
    """Yield of each turn before which move it begins, whose it is, and its number."""
    game, last = match.game, None
    for number, state in enumerate(match.positions):
        if (
            game.outcome(state) is None
            and state.turn != last
            and game.to_move(state) == state.active
        ):
            last = state.turn
            yield number, state.active, state.turn


def _look(match: Match[Any, Any, Any], number: int, stop: Stop) -> tuple[float, tuple[Any, ...]]:
    game = match.game
    memory = Memory()
    question = question_of(game, match.positions[number], number, LUCK, stop, memory)
    move = level_of(REVIEWER).player(game.id).choose(question)
    value = memory.expected
    if value is None:
        # Only one move could be played: the turn had no choice, and no plan was made.
        return _alone(match, number)
    chance = 1 / (1 + exp(-max(-30.0, min(30.0, value))))
    return chance, (move, *(planned.move for planned in memory.plan))


def _alone(match: Match[Any, Any, Any], number: int) -> tuple[float, tuple[Any, ...]]:
    from clash_tui.bots.worth import worth_of

    state = match.positions[number]
    return worth_of(match.game.id)(state, match.game.to_move(state)), ()
