"""Lucidity (R60): costs 2 less while it is the leftmost card of the hand."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Lucidity(AbilityHome):
    """The Stronghold is not counted; never below 0."""

    ability = Ability.LUCIDITY

    def discount(self, leftmost: bool) -> int:
        """Be cheaper at the left end."""
        return 2 if leftmost else 0
