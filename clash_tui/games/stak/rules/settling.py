"""What follows from any change at once: the dead go, tops are turned up, effects trigger."""

from __future__ import annotations

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots import ENTERS
from clash_tui.games.stak.rules.changes import scrap_together
from clash_tui.games.stak.rules.codes import (
    DAMAGE,
    DAMAGE_SHIFT,
    KNOWN,
    UP,
    VERSION_MASK,
    VERSION_SHIFT,
)
from clash_tui.games.stak.rules.power import power_of_top
from clash_tui.games.stak.rules.state import State


def settle(state: State) -> None:
    """Bring the position in order after a change: SB30 until nothing dies, then SB12 and SB41."""
    while True:
        dead: list[tuple[int, int]] = []
        for seat, stak in enumerate(state.staks):
            if stak and stak[-1] >= DAMAGE and is_dead(state, seat):
                dead.append((seat, len(stak) - 1))
        if not dead:
            break
        scrap_together(state, dead)
    turn_tops_up(state)


def is_dead(state: State, seat: int) -> bool:
    """Say whether a top card has damage, and at least its power (SB30)."""
    damage = state.staks[seat][-1] >> DAMAGE_SHIFT
    return damage > 0 and damage >= power_of_top(state, seat)


def turn_tops_up(state: State) -> None:
    """Turn face-down top cards up in all Staks at the same time; their effects wait (SB12)."""
    turned: list[int] = []
    hidden = False
    for seat in state.in_turn_order():
        stak = state.staks[seat]
        if stak and not stak[-1] & UP:
            hidden = hidden or not stak[-1] & KNOWN
            stak[-1] = (stak[-1] | UP) & ~KNOWN
            turned.append(seat)
    if not turned:
        return
    if state.listener is not None:
        spots = tuple([state.spot(seat, -1) for seat in turned])
        state.listener(events.TurnedUp(spots, hidden), state)
    trigger(state, turned)


def trigger(state: State, seats: list[int]) -> None:
    """Let the effects of some top cards wait, before those that wait already (SB43, SB44).

    Args:
        state: The position.
        seats: Whose top cards were played or turned up, in turn order.
    """
    bots = state.table.bots
    fresh = [
        seat
        for seat in seats
        if ENTERS[bots[state.staks[seat][-1] >> VERSION_SHIFT & VERSION_MASK]]
    ]
    if not fresh:
        return
    fresh.reverse()
    state.waiting += fresh
    if state.listener is not None and len(state.waiting) > 1:
        waiting = tuple([state.spot(seat, -1) for seat in reversed(state.waiting)])
        state.listener(events.EffectsWait(waiting), state)
