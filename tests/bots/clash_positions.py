"""Positions of Clash of Decks in which somebody decides, from random games, to test programs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import (
    ClashOfDecks,
    State,
    apply,
    initial_solo_state,
    initial_state,
    legal_moves,
    read_position,
)
from tests.games.clash.rules import duels, solos

CATALOG = default_catalog()
GAME = ClashOfDecks(CATALOG)


def read(text: str) -> State:
    """Read a position."""
    return read_position(text, CATALOG)


@cache
def duel_positions(games: int) -> tuple[State, ...]:
    """Return all positions of random duels, of both editions, with Champions and without."""
    return tuple(state for number in range(games) for state in _played(duel(number), number))


@cache
def solo_positions(games: int) -> tuple[State, ...]:
    """Return all positions of random solo games."""
    return tuple(state for number in range(games) for state in _played(solo(number), number))


def duel(number: int) -> State:
    """Begin a duel."""
    return initial_state(duels.setup_of(number, CATALOG), CATALOG)


def solo(number: int) -> State:
    """Begin a solo game."""
    return initial_solo_state(solos.setup_of(number, CATALOG), CATALOG)


def _played(state: State, number: int) -> Iterator[State]:
    rng = Random(number)
    while state.outcome is None and state.turn < 40:
        yield state.copy()
        apply(state, rng.choice(legal_moves(state)))


def some(positions: tuple[State, ...], count: int, seed: int = 1) -> list[State]:
    """Return some positions, each different kind of decision among them."""
    kinds: dict[str, list[State]] = {}
    for state in positions:
        kinds.setdefault(type(state.pending).__name__, []).append(state)
    rng = Random(seed)
    share = max(1, count // len(kinds))
    return [state for kind in kinds.values() for state in rng.sample(kind, min(share, len(kind)))]
