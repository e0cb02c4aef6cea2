"""Cursed (R65): its card returns to the left end of the hand."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import LEFT_END, AbilityHome


class Cursed(AbilityHome):
    """So it does not heal; a solo opponent's goes to the top of its pile."""

    ability = Ability.CURSED

    def destination(self, to: int) -> int:
        """Go to the left end."""
        return to | LEFT_END
