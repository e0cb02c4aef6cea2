"""Countermand (R62): played, it sends the leftmost card of the hand to its right end."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome
from clash_tui.games.clash.rules.hand import move_leftmost_to_the_right
from clash_tui.games.clash.rules.state import Creature, State


class Countermand(AbilityHome):
    """The Stronghold is not counted; a solo opponent's top card goes under its pile (R82)."""

    ability = Ability.COUNTERMAND

    def settle(self, state: State, player: int, creature: Creature | None) -> None:
        """Move the leftmost card to the right end."""
        move_leftmost_to_the_right(state, player)
