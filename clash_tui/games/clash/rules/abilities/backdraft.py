"""Backdraft (R61): played, it hurts the nearest enemy of its lane."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome
from clash_tui.games.clash.rules.state import Side


class Backdraft(AbilityHome):
    """Deals one damage for each card left of the Stronghold of whoever played it."""

    ability = Ability.BACKDRAFT

    def blast(self, side: Side) -> int:
        """Count the cards left of the Stronghold; the played one has left the hand."""
        return side.place
