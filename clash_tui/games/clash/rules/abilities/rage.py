"""Rage (R38): may attack on the turn it came into play, but creatures only."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import CREATURES, AbilityHome


class Rage(AbilityHome):
    """Lets a creature that has just arrived attack creatures, never the Stronghold."""

    ability = Ability.RAGE

    def reach(self, reach: int, arrived: bool, lane: int) -> int:
        """On its turn of arrival: creatures."""
        return CREATURES if arrived else reach
