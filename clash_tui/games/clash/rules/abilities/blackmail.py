"""Blackmail (R58): in play, its player has one available card fewer."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Blackmail(AbilityHome):
    """Never fewer than one remains."""

    ability = Ability.BLACKMAIL

    def fewer_available(self) -> int:
        """Take one."""
        return 1
