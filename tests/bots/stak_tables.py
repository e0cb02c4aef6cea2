"""Tables of Stak Bots at which programs sit, and positions to ask them in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from clash_tui.bots.programs import house
from clash_tui.games.stak.rules import Setup, StakBots, State, apply, legal_moves
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat

ALL_OPTIONS: dict[str, Any] = {
    "large_hand": True,
    "no_first_draw": True,
    "setup_effects": True,
    "recycling": True,
    "reactive": True,
    "borderless": True,
}
GAME = StakBots()


class FromHere(StakBots):
    """The same game, begun in a position: the position is its setup."""

    def seats(self, setup: Any) -> int:
        return len(setup.staks)

    def initial_state(self, setup: Any, listener: Any = None) -> State:
        return setup.copy()


def programs(*levels: str) -> list[Seat]:
    return [Seat(f"{level} {place}", house(level)) for place, level in enumerate(levels, start=1)]


def match_of(levels: Sequence[str], seed: int, **options: Any) -> Match[Any, Any, Any]:
    setup = Setup(players=len(levels), seed=seed, **options)
    return Match(GAME, setup, programs(*levels))


def match_in(state: State, level: str) -> Match[Any, Any, Any]:
    return Match(FromHere(), state, programs(*[level] * state.seats))


def read(position: str) -> State:
    """Read a position, as the scenarios write them."""
    return GAME.read_position(position)


def positions(games: int, **options: Any) -> Iterator[State]:
    """Play games of 2 to 6 seats at random and yield each position where there is a choice."""
    rng = Random(1)
    for seed in range(games):
        state = GAME.initial_state(Setup(players=2 + seed % 5, seed=seed, **options))
        while moves := legal_moves(state):
            if len(moves) > 1:
                yield state.copy()
            apply(state, rng.choice(moves))
