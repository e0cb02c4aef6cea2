"""Reinforcement: another creature is played at once where one has left (R66)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import CALLS_ANOTHER
from clash_tui.games.clash.rules.arriving import play_creature
from clash_tui.games.clash.rules.available import available_count
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import MOST_PLAYS


def call_another(state: State, player: int, lane: int) -> None:
    """Play the creature that is called, free, at the back of a lane of its owner.

    It must be played, even if it loses; but not beyond the cards of a turn (R14), and never by
    the solo opponent (R82).
    """
    side = state.sides[player]
    if side.pile is not None or state.played >= MOST_PLAYS:
        return
    count = available_count(state, player)
    places = [answer(side, count) for _bit, _name, answer in CALLS_ANOTHER.each]
    place = next((each for each in places if each is not None), None)
    if state.listener is not None:
        looked_at = side.hand[:count] if place is None else side.hand[: place + 1]
        hidden = player != state.active and any(not piece.bit & state.seen for piece in looked_at)
        piece = None if place is None else side.hand[place]
        card, number = (None, -1) if piece is None else (piece.id, piece.number)
        state.listener(events.Called(player, card, number, hidden), state)
    if place is not None:
        play_creature(state, player, place, lane, 0)
