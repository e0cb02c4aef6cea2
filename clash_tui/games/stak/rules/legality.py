"""What can be played in a position, in a fixed order."""

from __future__ import annotations

from clash_tui.games.stak.rules import moves
from clash_tui.games.stak.rules.chain import home_of_top
from clash_tui.games.stak.rules.codes import VERSION_SHIFT
from clash_tui.games.stak.rules.fight import can_fight
from clash_tui.games.stak.rules.moves import Move, React, Recycle
from clash_tui.games.stak.rules.state import State, to_move
from clash_tui.games.stak.rules.words import CHOICE, DISCARD, MOST_PLAYS, NOTHING
from clash_tui.games.table_moves import ACCEPT_DRAW, DECLINE_DRAW, OfferDraw, Resign


def legal_moves(state: State) -> list[Move]:
    """Return what the player who must decide can play; nothing once the game is over."""
    if state.outcome is not None:
        return []
    if state.to_agree:
        return [ACCEPT_DRAW, DECLINE_DRAW]
    if state.asking != NOTHING:
        return _answers(state)
    active = state.active
    ids = versions_in_hand(state, active)
    found: list[Move] = []
    if state.played < MOST_PLAYS:
        for card in ids:
            found.append(moves.play(card))
        if state.options.borderless:
            for player in state.others(active):
                found += [moves.play(card, player) for card in ids]
    if state.may_attack():
        for player, out in enumerate(state.out):
            if out == 0 and player != active and can_fight(state, player):
                found.append(moves.ATTACKS[player])
    found.append(moves.SCRAP)
    if state.options.recycling:
        for card in ids:
            found += [Recycle(card), Recycle(card, draw=False)]
    if state.fed:
        found.append(moves.END)
    else:
        for card in ids:
            found.append(moves.discard(card))
    return found


def table_moves(state: State) -> list[Move]:
    """Return what can be done besides: resigning, offering a draw (SB70)."""
    if state.outcome is not None or state.to_agree:
        return []
    if state.asking != NOTHING:
        return [OfferDraw(to_move(state))]
    return [Resign(state.active), OfferDraw(state.active)]


def versions_in_hand(state: State, seat: int) -> list[str]:
    """Return the ids of the different cards in a hand, in the order in which they came."""
    ids = state.table.ids
    found: list[str] = []
    for code in state.hands[seat]:
        card = ids[code >> VERSION_SHIFT]
        if card not in found:
            found.append(card)
    return found


def _answers(state: State) -> list[Move]:
    """Return the answers to an open question (SB42, SB62, SB81)."""
    if state.asking == CHOICE:
        aims = home_of_top(state, state.effect).aims(state, state.effect)
        return [moves.choose(player, place) for player, place in aims]
    ids = versions_in_hand(state, state.asked)
    if state.asking == DISCARD:
        return [moves.discard(card) for card in ids]
    return [*[React(card) for card in ids], moves.PASS]
