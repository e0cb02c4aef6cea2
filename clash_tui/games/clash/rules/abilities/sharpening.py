"""Sharpening (R53): damage no destroyed creature needed hits the enemy Stronghold."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Sharpening(AbilityHome):
    """One sum for an attack or incantation, after the destroyed cards have returned."""

    ability = Ability.SHARPENING

    def spills(self, excess: int) -> int:
        """Let all of it go on."""
        return excess
