"""Many random games as one line each: two builds of the rules must tell the same, byte for byte.

``python -m clash_tui.bench.played 500`` plays so many games, by the cards of the first set and of
all sets, in both editions, with and without Champions, duels and solo games in turn, and prints
how many moves each took, how it ended, and a digest of all its events and positions.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from clash_tui.bench.plain import is_compiled
from clash_tui.bench.random_duels import setups, setups_of_all_sets
from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.rules import (
    PILE_SIZE,
    ClashOfDecks,
    Edition,
    Setup,
    SoloSetup,
    State,
    view,
)
from clash_tui.games.clash.rules.events import Event

_MOST_MOVES = 400


def games(catalog: Catalog, count: int) -> Iterator[Setup | SoloSetup]:
    """Yield the setups of so many games of all kinds."""
    pairs = zip(setups(catalog, count), setups_of_all_sets(catalog, count), strict=True)
    for number, (first, everything) in enumerate(pairs):
        edition = list(Edition)[number // 2 % 2]
        if number % 5 == 4:
            yield _solo(catalog, number, edition)
            continue
        setup = (first, everything)[number % 2]
        champions = _champions(catalog, setup, number) if number % 3 == 0 else (None, None)
        yield setup.model_copy(update={"edition": edition, "champions": champions})


def told(catalog: Catalog, setup: Setup | SoloSetup) -> str:
    """Play a game at random and return its line."""
    game, rng = ClashOfDecks(catalog), Random(setup.seed)
    digest = hashlib.sha256()

    def listen(event: Event, now: State) -> None:
        digest.update(f"{event!r} {now.key()!r}\n".encode())

    state = game.initial_state(setup, listen)
    moves = 0
    while (possible := game.legal_moves(state)) and moves < _MOST_MOVES:
        digest.update(repr([game.write_move(move) for move in possible]).encode())
        game.apply(state, possible[int(rng.random() * len(possible))], listen)
        digest.update(view(state, None, all_open=True).model_dump_json().encode())
        moves += 1
    return f"{setup.seed} {moves} {state.outcome!r} {digest.hexdigest()}"


def _champions(catalog: Catalog, setup: Setup, number: int) -> tuple[str, str]:
    rng = Random(f"champions of {number}")
    creatures = [card.id for card in catalog.set("initiation-pack").cards if card.is_creature]
    a, b = (rng.choice([card for card in creatures if card not in deck]) for deck in setup.decks)
    return a, b


def _solo(catalog: Catalog, number: int, edition: Edition) -> SoloSetup:
    every = sorted(card.id for each in catalog.sets if not each.own for card in each.cards)
    drawn = Random(f"solo {number}").sample(every, PILE_SIZE + 8)
    return SoloSetup(edition=edition, deck=tuple(drawn[:8]), pile=tuple(drawn[8:]), seed=number)


def _main(count: str, build: str) -> None:
    assert is_compiled() == (build == "compiled"), f"these rules are not {build}"
    catalog = default_catalog()
    for setup in games(catalog, int(count)):
        sys.stdout.write(told(catalog, setup) + "\n")


if __name__ == "__main__":
    _main(*sys.argv[1:])
