"""Shackle (R63): played, it takes the leftmost card of the opponent's hand under itself."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome
from clash_tui.games.clash.rules.prisoners import take_prisoner
from clash_tui.games.clash.rules.state import Creature, State


class Shackle(AbilityHome):
    """Holds the card until the creature is destroyed."""

    ability = Ability.SHACKLE

    def settle(self, state: State, player: int, creature: Creature | None) -> None:
        """Take a card; there is no place for it under an incantation."""
        if creature is not None:
            take_prisoner(state, player, creature)
