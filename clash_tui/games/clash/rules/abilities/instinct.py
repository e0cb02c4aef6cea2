"""Instinct (R50): hurt by an attack and alive, it makes an attack of its own."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Instinct(AbilityHome):
    """Answers once in an activation, with all its abilities, after every Vanish (R35)."""

    ability = Ability.INSTINCT

    def strikes_back(self) -> bool:
        """Attack."""
        return True
