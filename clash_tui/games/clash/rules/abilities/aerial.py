"""Aerial (R46): in the upper lane it attacks the Stronghold over all creatures."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import OVERHEAD, STRONGHOLD, AbilityHome
from clash_tui.games.clash.rules.words import UPPER


class Aerial(AbilityHome):
    """Flies in the upper lane only; there Rage has no effect."""

    ability = Ability.AERIAL

    def reach(self, reach: int, arrived: bool, lane: int) -> int:
        """In the upper lane: the Stronghold, whoever stands there, but not on arrival."""
        if lane != UPPER:
            return reach
        return 0 if arrived else STRONGHOLD | OVERHEAD
