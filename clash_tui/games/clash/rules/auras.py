"""Auras and what abilities a creature has at a moment (R6, R44)."""

from __future__ import annotations

from clash_tui.games.clash.rules.state import Creature, Lane, State


def abilities_of(lane: Lane, position: int) -> int:
    """Return the mask of abilities the creature at a position has now, auras included (R44)."""
    return with_auras(lane, position, lane[position].body.abilities)


def with_auras(lane: Lane, position: int, mask: int) -> int:
    """Add to a mask of abilities what neighbours give whoever stands at a position (R44).

    Auras come from the creatures directly in front and directly behind, by current positions; a
    creature's own aura gives it nothing.
    """
    if position:
        mask |= lane[position - 1].body.auras
    if position + 1 < len(lane):
        mask |= lane[position + 1].body.auras
    return mask


def bearers(state: State, player: int, mask: int) -> list[tuple[Creature, int]]:
    """Return a player's creatures that have an ability of a mask now, with all they have."""
    if not state.present & mask:
        return []
    return [
        (creature, abilities)
        for row in state.sides[player].lanes
        for position, creature in enumerate(row)
        if (abilities := abilities_of(row, position)) & mask
    ]
