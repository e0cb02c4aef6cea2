"""Auras and what abilities a creature has at a moment (R6, R44)."""

from __future__ import annotations

from clash_tui.game.state import Lane


def abilities_of(lane: Lane, position: int) -> int:
    """Return the mask of abilities the creature at a position has now, auras included (R44).

    Auras come from the creatures directly in front and directly behind, by current positions; a
    creature's own aura gives it nothing.
    """
    mask = lane[position].body.abilities
    if position:
        mask |= lane[position - 1].body.auras
    if position + 1 < len(lane):
        mask |= lane[position + 1].body.auras
    return mask


def given_to(lane: Lane, position: int) -> int:
    """Return the mask of the abilities that neighbours give the creature at a position (R44)."""
    mask = 0
    if position:
        mask |= lane[position - 1].body.auras
    if position + 1 < len(lane):
        mask |= lane[position + 1].body.auras
    return mask
