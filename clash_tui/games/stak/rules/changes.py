"""The small changes that moves, fights and effects are made of, each with what it brings at once.

Whatever leaves the top or is turned down loses an effect that waits (SB45, SB46), and an attacker
that leaves its Stak for good or is turned down stops all attacks (SB29).
"""

from __future__ import annotations

from clash_tui.base.chance import shuffled, stream
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    BY_MASK,
    DAMAGE,
    DAMAGE_SHIFT,
    KNOWN,
    TURNED,
    UP,
    VERSION,
    VERSION_MASK,
    VERSION_SHIFT,
    played_by,
)
from clash_tui.games.stak.rules.state import State


def draw(state: State, seat: int) -> None:
    """Let a player draw a card; an empty supply is made from the heap first (SB17-SB19)."""
    if not state.supply:
        if not state.heap:
            if state.listener is not None:
                state.listener(events.NothingDrawn(seat), state)
            return
        _renew_supply(state)
    version = state.supply.pop()
    state.hands[seat].append(version * VERSION)
    if state.listener is not None:
        state.listener(events.Drawn(seat, state.table.ids[version]), state)


def _renew_supply(state: State) -> None:
    state.shuffles += 1
    # The heap has no order (SB1), so none may lead to another shuffle.
    state.supply = shuffled(sorted(state.heap), stream(state.seed, f"heap {state.shuffles}"))
    state.heap = []
    if state.listener is not None:
        state.listener(events.SupplyRenewed(len(state.supply)), state)


def take_from_hand(state: State, seat: int, version: int) -> int:
    """Take a card of a version from a hand; one that all know leaves first (SB75)."""
    hand = state.hands[seat]
    found = -1
    for index, code in enumerate(hand):
        if code >> VERSION_SHIFT == version:
            if code & KNOWN:
                return hand.pop(index)
            if found < 0:
                found = index
    return hand.pop(found)


def discard(state: State, seat: int, version: int, expelled: bool) -> None:
    """Move a card from a hand to the heap (SB11)."""
    take_from_hand(state, seat, version)
    state.heap.append(version)
    state.fed = True
    if state.listener is not None:
        state.listener(events.Discarded(seat, state.table.ids[version], expelled), state)


def scrap(state: State, seat: int, index: int) -> None:
    """Move one card from a Stak to the heap (SB11)."""
    scrap_together(state, [(seat, index)])


def scrap_together(state: State, cards: list[tuple[int, int]]) -> None:
    """Move cards to the heap at the same moment (SB34).

    Args:
        state: The position.
        cards: Seat and index from the bottom of each, those of one Stak from the top down.
    """
    gone: list[events.Gone] = []
    lost: list[tuple[int, int]] = []
    attacker = -1
    for seat, index in cards:
        stak = state.staks[seat]
        code = stak[index]
        if state.listener is not None:
            hidden = not code & (UP | KNOWN)
            # Those above it that go at the same moment are gone by now.
            above = sum(1 for other, higher in cards if other == seat and higher > index)
            place = len(stak) - index + above
            gone.append(events.Gone(state.card_id(code), seat, place, hidden))
        if index == len(stak) - 1:
            lost.append((seat, code))
        if code & ATTACKER:
            attacker = code
        del stak[index]
        state.heap.append(code >> VERSION_SHIFT & VERSION_MASK)
    state.fed = True
    if state.listener is not None:
        state.listener(events.Scrapped(tuple(gone)), state)
    if state.waiting:
        for seat, code in lost:
            lose_effect(state, seat, code)
    if attacker >= 0:
        stop_attack(state, attacker)


def lose_effect(state: State, seat: int, code: int) -> None:
    """Drop the effect of a card that has left the top of a Stak, if it waits (SB45)."""
    if seat in state.waiting:
        state.waiting.remove(seat)
        if state.listener is not None:
            state.listener(events.EffectLost(seat, state.card_id(code)), state)


def stop_attack(state: State, code: int) -> None:
    """Let nobody's card attack any more in this turn (SB29)."""
    if not state.stopped:
        state.stopped = True
        if state.listener is not None:
            state.listener(events.AttackStopped(state.active, state.card_id(code)), state)


def move_down(state: State, seat: int, steps: int) -> bool:
    """Move the top card of a Stak down so many places, or say that it cannot be (SB15)."""
    stak = state.staks[seat]
    last = len(stak) - 1
    steps = min(steps, last)
    if steps <= 0:
        return False
    before = state.spot(seat, last)
    code = stak.pop()
    stak.insert(last - steps, code)
    if state.listener is not None:
        state.listener(events.MovedDown(before, 1 + steps), state)
    lose_effect(state, seat, code)
    return True


def turn_down(state: State, seat: int, index: int) -> None:
    """Turn a card face-down; it is healed, and all know it still (SB31, SB63, SB74)."""
    stak = state.staks[seat]
    before = state.spot(seat, index)
    code = stak[index]
    stak[index] = (code & (DAMAGE - 1) & ~UP) | KNOWN | TURNED
    state.turned = True
    if state.listener is not None:
        state.listener(events.TurnedDown(before), state)
    if index == len(stak) - 1:
        lose_effect(state, seat, code)
    if code & ATTACKER:
        stop_attack(state, code)


def return_to_hand(state: State, seat: int) -> None:
    """Return a top card to the hand of its Stak's player, or of who played it (SB64, SB82)."""
    before = state.spot(seat, -1)
    code = state.staks[seat].pop()
    to = played_by(code)
    if to < 0 or not state.is_in(to):
        to = seat
    state.hands[to].append((code & (DAMAGE - 1) & ~(UP | TURNED | BY_MASK)) | KNOWN)
    if state.listener is not None:
        state.listener(events.Returned(before, to), state)
    lose_effect(state, seat, code)
    if code & ATTACKER:
        stop_attack(state, code)


def damage(state: State, seat: int, amount: int) -> None:
    """Deal damage to a top card that is no fight (SB56)."""
    stak = state.staks[seat]
    stak[-1] += amount * DAMAGE
    if state.listener is not None:
        total = stak[-1] >> DAMAGE_SHIFT
        state.listener(events.Damaged(state.spot(seat, -1), amount, total), state)
