"""Sprint (R45): attacks from the front of its lane, harder for each friend it passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities.moments import AbilityHome

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.state import Creature, State


class Sprint(AbilityHome):
    """Moves to position 0 before it attacks and gains 1 attack value per creature passed."""

    ability = Ability.SPRINT

    def advance(
        self, state: State, player: int, creature: Creature, lane: int, position: int
    ) -> int:
        """Move to the front of the lane; the bonus lasts until the end of the Assault."""
        if position == 0:
            return 0
        creatures = state.sides[player].lanes[lane]
        del creatures[position]
        creatures.insert(0, creature)
        creature.bonus += position
        if state.listener is not None:
            here = events.Spot(creature.piece.id, creature.piece.number, player, lane, 0)
            state.listener(events.Sprinted(here, position, position), state)
        return 0
