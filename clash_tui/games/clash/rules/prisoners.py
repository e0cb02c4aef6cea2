"""Shackled cards: taken from the opponent, laid under a creature, and given back (R63)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.hand import check_hand, put_in_hand, take_from_hand
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.pile import check_pile, discard, pile_of
from clash_tui.games.clash.rules.places import place_of
from clash_tui.games.clash.rules.state import Creature, State


def take_prisoner(state: State, player: int, creature: Creature) -> None:
    """Show the leftmost card of the opponent's hand and lay it under a creature (R63).

    Of the solo opponent it is the top card of the pile.
    """
    victim = 1 - player
    side = state.sides[victim]
    if side.pile is not None:
        if not side.pile.cards:
            return
        piece = pile_of(state, victim).cards.pop()
    elif side.hand:
        piece = take_from_hand(state, victim, 0)
    else:
        return
    state.seen |= piece.bit
    creature.shackled += (piece,)
    if state.listener is not None:
        told = events.Shackled(
            place_of(state, creature), victim, piece.id, piece.number, side.health
        )
        state.listener(told, state)
    if side.pile is not None:
        check_pile(state, victim)
    else:
        check_hand(state, victim)


def release(state: State, owner: int, piece: Piece) -> None:
    """Give a card back to the right end of its owner's hand, whatever is printed on it (R63).

    The solo opponent gets it on its discard.
    """
    side = state.sides[owner]
    if side.pile is not None:
        discard(state, owner, piece)
        return
    put_in_hand(state, owner, piece, left=False)
    if state.listener is not None:
        state.listener(events.Released(owner, piece.id, side.health), state)
    check_hand(state, owner)
