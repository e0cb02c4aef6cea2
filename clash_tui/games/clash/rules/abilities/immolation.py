"""Immolation (R59): playing a card in its lane costs 1 damage to the own Stronghold."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Immolation(AbilityHome):
    """Burns both players, in both Kingdoms of its lane."""

    ability = Ability.IMMOLATION

    def burns(self) -> int:
        """Deal 1."""
        return 1
