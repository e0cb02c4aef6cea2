"""Mercenary (R49): its card goes to the opponent, who then owns it."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import OTHER_HAND, AbilityHome


class Mercenary(AbilityHome):
    """Changes hands whenever it would return; with Cursed to the left end (R65)."""

    ability = Ability.MERCENARY

    def destination(self, to: int) -> int:
        """Go to the other player."""
        return to | OTHER_HAND
