"""Indestructible (R42): takes no damage or effect from incantations."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Indestructible(AbilityHome):
    """Incantations may target it but do nothing to it; they do not even strike it."""

    ability = Ability.INDESTRUCTIBLE

    def immune(self, incantation: bool) -> bool:
        """Untouched by an incantation."""
        return incantation
