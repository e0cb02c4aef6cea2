"""A table of Stak Bots at which programs sit, to measure them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clash_tui.bots.programs import house
from clash_tui.games.stak.rules import Setup, StakBots
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat


def begin(levels: Sequence[str], seed: int) -> Match[Any, Any, Any]:
    """Begin a game of programs without any option; the lot says who goes first (SB8).

    Args:
        levels: Their levels, by the number of the seat.
        seed: Where the game's chance comes from.

    Raises ``ValueError`` for a number of seats that cannot play.
    """
    seats = [Seat(f"{level} {place}", house(level)) for place, level in enumerate(levels, 1)]
    return Match(StakBots(), Setup(players=len(levels), seed=seed), seats)
