"""Who plays Clash of Decks, by the id of a level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.worth import judge
from clash_tui.bots.player import Player
from clash_tui.bots.whole_turn import MoveByMove, WholeTurn

NODES = 24_000
"""How many positions the strongest program looks at before a turn."""


def _move_by_move(noise: float = 0.0, careless: float = 0.0) -> Player:
    return MoveByMove(ClashBoard(), judge().value, noise, careless)


def _whole_turn(nodes: int = 0, *, answered: bool = False) -> Player:
    return WholeTurn(ClashBoard(), judge().value, nodes=nodes, answered=answered)


PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "random": AtRandom,
        "child": lambda: _move_by_move(noise=2.0, careless=0.35),
        "greedy": _move_by_move,
        "planner": _whole_turn,
        "answers": lambda: _whole_turn(answered=True),
        "strongest": lambda: _whole_turn(NODES, answered=True),
    }
)
"""Makes who plays at each level."""
