"""Vanish (R48): hurt and alive, it moves to the back of its lane."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Vanish(AbilityHome):
    """Answers damage by stepping back, before any Instinct answers (R35)."""

    ability = Ability.VANISH

    def withdraws(self) -> bool:
        """Move to the back of the lane."""
        return True
