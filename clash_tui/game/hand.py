"""The hand and the sliding Stronghold (section 5 of the rules)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.outcome import win
from clash_tui.game.piece import Piece
from clash_tui.game.pile import damage_pile, discard
from clash_tui.game.state import State
from clash_tui.game.words import Ending


def check_hand(state: State, player: int) -> None:
    """Look at a hand after a single change of it: R20, R22 and R23 (R24).

    The caster's hand waits while the incantation is out of it (R15).
    """
    if state.casting is not None and player == state.active:
        return
    side = state.sides[player]
    if not side.hand:
        win(state, 1 - player, Ending.EMPTY_HAND)
    elif side.place == len(side.hand):
        if side.fort:
            win(state, 1 - player, Ending.FORT_FELL)
            return
        side.fort = True
        side.place = 0
        if state.listener is not None:
            state.listener(events.BastionFell(player, side.health), state)


def damage_stronghold(state: State, player: int, damage: int) -> None:
    """Slide a Stronghold to the right, never past the end (R17, R21), then check (R24).

    The solo opponent's stands under its pile, which loses cards instead (R79).
    """
    if damage <= 0:
        return
    if state.sides[player].pile is not None:
        damage_pile(state, player, damage)
        return
    side = state.sides[player]
    before = side.health
    after = max(0, before - damage)
    side.place = len(side.hand) - after
    if state.listener is not None:
        state.listener(events.StrongholdMoved(player, damage, before, after), state)
    check_hand(state, player)


def take_from_hand(state: State, player: int, index: int) -> Piece:
    """Take a card out of a hand: one from the right of the Stronghold costs a Health (R19)."""
    side = state.sides[player]
    if index < side.place:
        side.place -= 1
    return side.hand.pop(index)


def return_card(state: State, player: int, piece: Piece) -> None:
    """Put a destroyed creature's card at the right end of a hand: it heals by one (R18).

    The solo opponent's goes to its discard (R77).
    """
    if state.sides[player].pile is not None:
        discard(state, player, piece)
        return
    side = state.sides[player]
    side.hand.append(piece)
    if state.listener is not None:
        state.listener(events.Returned(player, piece.id, side.health), state)
    check_hand(state, player)
