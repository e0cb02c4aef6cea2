"""Who plays Stak Bots, by the id of a level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.greedy import Greedy
from clash_tui.bots.planner import Planner
from clash_tui.bots.player import Player
from clash_tui.bots.stak.worth import worth

PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "random": AtRandom,
        "child": lambda: Greedy(worth, worlds=2, noise=0.1, careless=0.35),
        "greedy": lambda: Greedy(worth),
        "planner": lambda: Planner(worth, nodes=2_000, turns=1),
        "strongest": lambda: Planner(worth, nodes=8_000, turns=6),
    }
)
"""Makes who plays at each level."""
