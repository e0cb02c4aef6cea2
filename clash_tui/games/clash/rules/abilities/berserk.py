"""Berserk (R43): attacks again each time its attack destroys an enemy creature."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Berserk(AbilityHome):
    """Goes on while it destroys; felling a Bastion gives no further attack."""

    ability = Ability.BERSERK

    def attacks_again(self, felled: int) -> bool:
        """Attack again if at least one enemy creature was destroyed."""
        return felled > 0
