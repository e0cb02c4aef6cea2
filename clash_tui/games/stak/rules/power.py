"""The power of a card (SB14, SB60)."""

from __future__ import annotations

from clash_tui.games.stak.rules.bots import HOMES
from clash_tui.games.stak.rules.codes import VERSION_MASK, VERSION_SHIFT
from clash_tui.games.stak.rules.state import State


def power_of_top(state: State, seat: int) -> int:
    """Return the power of a player's top card now; damage does not lower it (SB14)."""
    stak = state.staks[seat]
    version = stak[-1] >> VERSION_SHIFT & VERSION_MASK
    power = state.table.powers[version]
    if power >= 0:
        return power
    return HOMES[state.table.bots[version]].counts(stak, len(stak) - 1)


def power_in(state: State, seat: int, index: int) -> int:
    """Return the power a card has where it lies, by its index from the bottom."""
    stak = state.staks[seat]
    version = stak[index] >> VERSION_SHIFT & VERSION_MASK
    power = state.table.powers[version]
    if power >= 0:
        return power
    return HOMES[state.table.bots[version]].counts(stak, index)
