"""A fight of two top cards (SB26-SB34)."""

from __future__ import annotations

from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.bots import HOMES, TAKES
from clash_tui.games.stak.rules.bots.moments import NONE
from clash_tui.games.stak.rules.changes import scrap_together
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    DAMAGE,
    DAMAGE_SHIFT,
    VERSION_MASK,
    VERSION_SHIFT,
)
from clash_tui.games.stak.rules.power import power_of_top
from clash_tui.games.stak.rules.settling import settle
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.words import NOBODY


def can_fight(state: State, player: int) -> bool:
    """Say whether a fight against a player's top card would deal any damage (SB32)."""
    return power_of_top(state, player) > 0 or power_of_top(state, state.active) > 0


def attack(state: State, player: int) -> None:
    """Carry an attack out: the first one settles which card attacks this turn (SB25)."""
    top = state.staks[state.active][-1]
    state.attacked = True
    state.staks[state.active][-1] = top | ATTACKER
    bot = state.table.bots[top >> VERSION_SHIFT & VERSION_MASK]
    state.target = player if HOMES[bot].fights_on() else NOBODY
    fight(state, player, again=False)


def goes_on(state: State) -> bool:
    """Say whether a Stomp Bot fights again: on top, not stopped, against cards (SB52)."""
    own, other = state.staks[state.active], state.staks[state.target]
    return (
        bool(own)
        and bool(other)
        and not state.stopped
        and bool(own[-1] & ATTACKER)
        and can_fight(state, state.target)
    )


def fight(state: State, player: int, again: bool) -> None:
    """Let the active player's top card and another's damage each other, and what follows."""
    active = state.active
    own, other = state.staks[active], state.staks[player]
    dealt, taken = power_of_top(state, active), power_of_top(state, player)
    if state.listener is not None:
        spots = (state.spot(active, -1), state.spot(player, -1))
    own[-1] += taken * DAMAGE
    other[-1] += dealt * DAMAGE
    if state.listener is not None:
        state.listener(events.Fought(spots[0], spots[1], dealt, taken, again), state)
    cards = [(player, index) for index in _leaving(state, other, taken, own[-1], dealt)]
    cards += [(active, index) for index in _leaving(state, own, dealt, other[-1], taken)]
    if cards:
        scrap_together(state, cards)
    settle(state)


def _leaving(state: State, stak: list[int], power: int, by: int, dealt: int) -> list[int]:
    """Return what leaves a Stak in a fight, from the top down (SB34).

    Args:
        state: The position.
        stak: The Stak whose top card was damaged.
        power: The power of that card.
        by: The card that damaged it.
        dealt: The damage; 0 does nothing (SB32).
    """
    if dealt == 0:
        return []
    top = len(stak) - 1
    leaving = [top] if stak[top] >> DAMAGE_SHIFT >= power else []
    bot = state.table.bots[by >> VERSION_SHIFT & VERSION_MASK]
    if TAKES[bot]:
        index = HOMES[bot].takes(stak)
        if index != NONE and index not in leaving:
            leaving.append(index)
    return leaving
