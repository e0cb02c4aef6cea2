"""Mana that creatures in play add when a turn begins (R11, R51)."""

from __future__ import annotations

from clash_tui.game.abilities import EXTRA_MANA
from clash_tui.game.auras import abilities_of
from clash_tui.game.state import State


def extra_mana(state: State, player: int) -> int:
    """Return how much mana a player's creatures add if their turn began now."""
    if not state.present & EXTRA_MANA.mask:
        return 0
    return sum(
        EXTRA_MANA.total(abilities_of(row, position))
        for row in state.sides[player].lanes
        for position in range(len(row))
    )
