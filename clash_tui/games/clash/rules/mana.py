"""Mana that creatures in play add when a turn begins (R11, R51)."""

from __future__ import annotations

from clash_tui.games.clash.rules.abilities import EXTRA_MANA
from clash_tui.games.clash.rules.auras import bearers
from clash_tui.games.clash.rules.state import State


def extra_mana(state: State, player: int) -> int:
    """Return how much mana a player's creatures add if their turn began now."""
    return sum(EXTRA_MANA.total(has) for _, has in bearers(state, player, EXTRA_MANA.mask))
