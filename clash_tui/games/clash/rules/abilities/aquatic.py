"""Aquatic (R52): at position 0 the value of its attacks is doubled."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome


class Aquatic(AbilityHome):
    """Strong at the water; a Sprint bonus is doubled too."""

    ability = Ability.AQUATIC

    def multiplies(self, position: int) -> int:
        """Count twice at the Bridge."""
        return 2 if position == 0 else 1
