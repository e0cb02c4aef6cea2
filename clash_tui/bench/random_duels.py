"""Random duels: the same ones on every machine, played by nobody in particular."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import Setup, State, apply, initial_state, legal_moves
from clash_tui.games.clash.rules.setup import DECK_SIZE


def setups(catalog: Catalog, count: int) -> list[Setup]:
    """Return setups of the initiation-pack edition: all pairs of preconstructed decks in turn."""
    pairs = list(permutations((deck.cards for deck in catalog.decks), 2))
    return [Setup(decks=pairs[seed % len(pairs)], seed=seed) for seed in range(count)]


def setups_of_all_sets(catalog: Catalog, count: int) -> list[Setup]:
    """Return setups of the initiation-pack edition: twelve pairs of decks drawn from all sets."""
    cards = sorted(
        card.id for card_set in catalog.sets if not card_set.own for card in card_set.cards
    )
    rng = Random(0)
    pairs = []
    for _pair in range(12):
        drawn = rng.sample(cards, 2 * DECK_SIZE)
        pairs.append((tuple(drawn[:DECK_SIZE]), tuple(drawn[DECK_SIZE:])))
    return [Setup(decks=pairs[seed % len(pairs)], seed=seed) for seed in range(count)]


def positions(setup: Setup, catalog: Catalog, rng: Random) -> Iterator[State]:
    """Play a duel at random and return its one state before each move and at the end."""
    state = initial_state(setup, catalog)
    while moves := legal_moves(state):
        yield state
        apply(state, moves[int(rng.random() * len(moves))])
    yield state
