"""Reinforcement (R66): when its card returns, another creature comes at once."""

from __future__ import annotations

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.rules.abilities.moments import AbilityHome
from clash_tui.games.clash.rules.state import Side

DEAREST = 4
"""The highest printed cost of a creature that can be called."""


class Reinforcement(AbilityHome):
    """Calls the leftmost available creature of printed cost 4 or less, free."""

    ability = Ability.REINFORCEMENT

    def calls_another(self, side: Side, available: int) -> int | None:
        """Name the place of the first that may come: not one with Reinforcement printed."""
        for place, piece in enumerate(side.hand[:available]):
            barred = piece.abilities & Ability.REINFORCEMENT.bit
            if piece.is_creature and piece.cost <= DEAREST and not barred:
                return place
        return None
