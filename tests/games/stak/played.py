"""Games of Stak Bots for tests: begun with options, played by chance from a seed."""

from __future__ import annotations

import random
from typing import Any

from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Setup
from clash_tui.match.seats import Seat

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", "Finn")
EVERY_OPTION: dict[str, Any] = {
    "large_hand": True,
    "no_first_draw": True,
    "setup_effects": True,
    "recycling": True,
    "reactive": True,
    "borderless": True,
}


def begun(
    players: int = 3, seed: int = 1, seats: tuple[Seat, ...] = (), **options: Any
) -> StakMatch:
    """Begin a game of people, or of certain seats."""
    setup = Setup(players=players, seed=seed, **options)
    return StakMatch(setup, seats or NAMES[:players])


def play_on(match: StakMatch, seed: int = 1, moves: int = 100_000) -> StakMatch:
    """Play so many moves by chance, or to the end."""
    rng = random.Random(seed)
    while moves and match.outcome is None:
        match.play(rng.choice(match.legal_moves()))
        moves -= 1
    return match
