"""Which moves are legal (R12–R14, R33, R37, R91)."""

from __future__ import annotations

from itertools import permutations

from clash_tui.game import moves
from clash_tui.game.champion import callable_champion
from clash_tui.game.moves import Move, ReturnOrder
from clash_tui.game.piece import Piece
from clash_tui.game.state import ReturnChoice, State, Window
from clash_tui.game.words import AVAILABLE, LANES, MOST_PLAYS, PLAYERS, A, Phase


def available(state: State) -> list[Piece]:
    """Return the active player's available cards: the 4 leftmost of the hand (R12)."""
    return state.sides[state.active].hand[:AVAILABLE]


def any_creature(state: State) -> bool:
    """Whether any creature is in play, so that an incantation has a target (R14)."""
    a, b = state.sides
    return bool(a.lanes[0] or a.lanes[1] or b.lanes[0] or b.lanes[1])


def can_cast(state: State) -> bool:
    """Whether the active player has an incantation to cast now (R14, R37)."""
    return (
        state.played < MOST_PLAYS
        and any_creature(state)
        and any(not piece.is_creature and piece.cost <= state.mana for piece in available(state))
    )


def _casts(state: State, piece: Piece, found: list[Move]) -> None:
    for player in PLAYERS:
        lanes = state.sides[player].lanes
        for lane in LANES:
            if lanes[lane]:
                found += moves.casts(piece.id, player, lane, len(lanes[lane]))


def legal_moves(state: State) -> list[Move]:
    """Return every move the player who must decide can play now; none when the game is over.

    Resigning and offering a draw are possible besides: see ``table_moves``.
    """
    if state.phase is Phase.OVER:
        return []
    if state.draw_offer is not None:
        return [moves.ACCEPT_DRAW, moves.DECLINE_DRAW]
    found: list[Move] = []
    pending = state.pending
    if pending is None:
        if state.played < MOST_PLAYS:
            mana = state.mana
            for piece in state.sides[state.active].hand[:AVAILABLE]:
                if piece.cost <= mana:
                    if piece.is_creature:
                        found += piece.summons
                    else:
                        _casts(state, piece, found)
            if callable_champion(state) is not None:
                found += moves.CHAMPION_SUMMONS
        found.append(moves.END_SUMMONING)
    elif isinstance(pending, Window):
        if state.played < MOST_PLAYS:
            for piece in available(state):
                if not piece.is_creature and piece.cost <= state.mana:
                    _casts(state, piece, found)
        found.append(moves.CONTINUE)
    else:
        found += return_orders(state, pending)
    return found


def return_orders(state: State, choice: ReturnChoice) -> list[Move]:
    """Return every order in which destroyed creatures can go back to the hand (R33)."""
    cards = [state.pieces[number].id for number in choice.numbers]
    return [ReturnOrder(order) for order in dict.fromkeys(permutations(cards))]


def table_moves(state: State) -> list[Move]:
    """Return what is possible at the table besides the game's own moves (R91).

    Either player may resign at any time; the player who must decide may offer a draw, unless an
    offer is waiting for an answer. Against a pile there is only resigning.
    """
    if state.phase is Phase.OVER:
        return []
    if state.solo is not None:
        return [moves.Resign(A)]
    found: list[Move] = [moves.Resign(player) for player in PLAYERS]
    if state.draw_offer is None:
        decider = state.pending.player if isinstance(state.pending, ReturnChoice) else state.active
        found.append(moves.OfferDraw(decider))
    return found
