"""Perforation (R41): a hit also strikes the creature directly behind the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.state import Side


class Perforation(AbilityHome):
    """Hits the creature behind the target; not one behind a Splash victim."""

    ability = Ability.PERFORATION

    def also_hits(self, side: Side, lane: int, position: int) -> tuple[int, int] | None:
        """Name the creature directly behind the target."""
        behind = position + 1
        return (lane, behind) if behind < len(side.lanes[lane]) else None
