"""Regeneration (R54): each target it damages moves its owner's Stronghold to the left."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome
from clash_tui.games.clash.rules.hand import heal_stronghold
from clash_tui.games.clash.rules.state import State


class Regeneration(AbilityHome):
    """Heals by one place at once when the damage is dealt."""

    ability = Ability.REGENERATION

    def drains(self, state: State, player: int) -> None:
        """Move the Stronghold of its owner one place to the left."""
        heal_stronghold(state, player)
