"""Catalyst (R51, R11): in play, it adds 2 mana when its player's turn begins."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Catalyst(AbilityHome):
    """A source of mana."""

    ability = Ability.CATALYST

    def extra_mana(self) -> int:
        """Add 2."""
        return 2
