"""Random duels: the same ones on every machine, played by nobody in particular."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from clash_tui.cards import Catalog
from clash_tui.game import Setup, State, apply, initial_state, legal_moves


def setups(catalog: Catalog, count: int) -> list[Setup]:
    """Return setups of the initiation-pack edition: all pairs of preconstructed decks in turn."""
    pairs = list(permutations((deck.cards for deck in catalog.decks), 2))
    return [Setup(decks=pairs[seed % len(pairs)], seed=seed) for seed in range(count)]


def positions(setup: Setup, catalog: Catalog, rng: Random) -> Iterator[State]:
    """Play a duel at random and return its one state before each move and at the end."""
    state = initial_state(setup, catalog)
    while moves := legal_moves(state):
        yield state
        apply(state, moves[int(rng.random() * len(moves))])
    yield state
