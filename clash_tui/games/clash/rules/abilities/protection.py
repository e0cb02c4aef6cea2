"""Protection (R39): the first source of damage each turn deals this creature 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.state import Creature


class Protection(AbilityHome):
    """Takes the first hit of a turn; a creature already struck has none left."""

    ability = Ability.PROTECTION

    def absorbs(self, creature: Creature) -> bool:
        """Absorb unless the creature was struck this turn."""
        return not creature.struck
