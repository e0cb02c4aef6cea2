"""Symbiote (R57): may be played onto an own creature; their values add up."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Symbiote(AbilityHome):
    """Joins a creature that has no Symbiote; the pair falls as one."""

    ability = Ability.SYMBIOTE

    def joins(self) -> bool:
        """Join a host."""
        return True
