"""Splash (R40): a hit also strikes the same position of the neighbouring lane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.state import Side


class Splash(AbilityHome):
    """Hits the creature beside the target, in the same Kingdom."""

    ability = Ability.SPLASH

    def also_hits(self, side: Side, lane: int, position: int) -> tuple[int, int] | None:
        """Name the creature at the target's position in the other lane."""
        other = 1 - lane
        return (other, position) if position < len(side.lanes[other]) else None
