"""Defender (R47): attacks creatures, never the Stronghold."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import CREATURES, AbilityHome


class Defender(AbilityHome):
    """Guards its lane; with Aerial in the upper lane it cannot attack at all (R46)."""

    ability = Ability.DEFENDER

    def reach(self, reach: int, arrived: bool, lane: int) -> int:
        """Leave creatures only."""
        return reach & CREATURES
