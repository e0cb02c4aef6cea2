"""Turns, going out, and the end of the game (SB16, SB37-SB40, SB67-SB71)."""

from __future__ import annotations

from clash_tui.games.protocol import Result
from clash_tui.games.stak.rules import events
from clash_tui.games.stak.rules.changes import draw
from clash_tui.games.stak.rules.codes import (
    ATTACKER,
    HEALED,
    VERSION_MASK,
    VERSION_SHIFT,
)
from clash_tui.games.stak.rules.state import Outcome, State
from clash_tui.games.stak.rules.words import MOST_ROUNDS, NOBODY, NOTHING, Ending


def begin_turn(state: State) -> None:
    """Tell that the turn begins and draw (SB16, SB17)."""
    if state.listener is not None:
        state.listener(events.TurnBegan(state.active, state.turn), state)
    draw(state, state.active)


def end_turn(state: State) -> None:
    """Heal all cards and let the next player begin, if the game is not over by now (SB16, SB39)."""
    for seat, stak in enumerate(state.staks):
        state.staks[seat] = [code & HEALED for code in stak]
    if state.stopped:
        # The attacker may have come back to a hand.
        for seat, hand in enumerate(state.hands):
            state.hands[seat] = [code & ~ATTACKER for code in hand]
    state.fed = False
    state.attacked = False
    state.stopped = False
    state.played = 0
    state.draw_due = False
    state.target = NOBODY
    if state.listener is not None:
        state.listener(events.TurnEnded(state.active), state)
    if state.turn >= MOST_ROUNDS * state.seats:
        _end(state, _those_in(state), Ending.ROUNDS)
        return
    state.turn += 1
    state.active = next_player(state)
    begin_turn(state)


def next_player(state: State) -> int:
    """Return whose turn comes next, clockwise (SB16)."""
    seat = state.active
    while True:
        seat = (seat + 1) % state.seats
        if state.out[seat] == 0:
            return seat


def leave(state: State) -> bool:
    """Let players without cards in their Stak go out (SB67, SB68); say whether the turn is over.

    It is when its player went out (SB40), and when the game is over.
    """
    gone = [seat for seat, stak in enumerate(state.staks) if not stak and state.out[seat] == 0]
    if not gone:
        return False
    hands: list[tuple[str, ...]] = []
    for seat in gone:
        state.out[seat] = state.turn
        hands.append(_hand_to_heap(state, seat))
    if state.listener is not None:
        state.listener(events.WentOut(tuple(gone), tuple(hands)), state)
    left = _those_in(state)
    if not left:
        _end(state, gone, Ending.ALL_OUT)
    elif len(left) == 1:
        _end(state, left, Ending.LAST)
    elif state.active in gone:
        end_turn(state)
    else:
        return False
    return True


def resign(state: State) -> None:
    """Let the active player give up: Stak and hand to the heap (SB70)."""
    seat = state.active
    stak = [code >> VERSION_SHIFT & VERSION_MASK for code in reversed(state.staks[seat])]
    state.staks[seat] = []
    state.heap += stak
    state.fed = True
    # Its attacker went with the Stak.
    state.attacked = False
    state.out[seat] = state.turn
    hand = _hand_to_heap(state, seat)
    if state.listener is not None:
        ids = tuple([state.table.ids[version] for version in stak])
        state.listener(events.Resigned(seat, ids, hand), state)
    left = _those_in(state)
    if len(left) == 1:
        _end(state, left, Ending.RESIGNED)
    else:
        end_turn(state)


def agree(state: State) -> None:
    """End the game as the draw that all agreed to (SB70)."""
    _end(state, _those_in(state), Ending.AGREED)


def _hand_to_heap(state: State, seat: int) -> tuple[str, ...]:
    hand = [code >> VERSION_SHIFT for code in state.hands[seat]]
    state.hands[seat] = []
    if hand:
        state.heap += hand
        state.fed = True
    return tuple([state.table.ids[version] for version in hand])


def _those_in(state: State) -> list[int]:
    return [seat for seat, out in enumerate(state.out) if out == 0]


def _end(state: State, players: list[int], ending: Ending) -> None:
    """End the game: one player has won, several have drawn, all others have lost (SB69)."""
    result: Result = "won" if len(players) == 1 and ending in _WINNING else "drawn"
    results: list[Result] = ["lost"] * state.seats
    for seat in players:
        results[seat] = result
    state.outcome = Outcome(ending, tuple(results))
    state.asking, state.asked, state.effect = NOTHING, NOBODY, NOBODY
    state.offered, state.to_agree = NOBODY, []
    state.waiting = []
    state.target = NOBODY
    state.draw_due = False
    if state.listener is not None:
        if result == "won":
            state.listener(events.GameWon(players[0], ending), state)
        else:
            state.listener(events.GameDrawn(tuple(players), ending), state)


_WINNING = (Ending.LAST, Ending.RESIGNED)
