"""The hand and the sliding Stronghold (section 5 of the rules)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.outcome import win
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.pile import (
    damage_pile,
    lay_discard_under_pile,
    move_top_under_pile,
)
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import Ending


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


def put_in_hand(state: State, player: int, piece: Piece, left: bool) -> None:
    """Put a card at the right end of a hand, which heals by one, or at the left (R18, R65).

    Whoever calls this lets ``check_hand`` look at the hand (R24).
    """
    side = state.sides[player]
    if left:
        side.hand.insert(0, piece)
        side.place += 1
    else:
        side.hand.append(piece)


def heal_stronghold(state: State, player: int) -> None:
    """Move a Stronghold one place to the left (R54); for the solo opponent see R82.

    A Bastion at the left end stays. A Fort there turns back to its Bastion at the second place
    from the right, unless there is no other card.
    """
    side = state.sides[player]
    if side.pile is not None:
        lay_discard_under_pile(state, player)
        return
    before = side.health
    turned = side.place == 0
    if turned:
        if not side.fort or not side.hand:
            return
        side.fort = False
        side.place = len(side.hand) - 1
    else:
        side.place -= 1
    if state.listener is not None:
        state.listener(events.StrongholdHealed(player, before, side.health, turned), state)


def move_leftmost_to_the_right(state: State, player: int) -> None:
    """Move the leftmost card of a hand to its right end: one change of the hand (R62, R24).

    Of the solo opponent the top card goes to the bottom of its pile (R82).
    """
    side = state.sides[player]
    if side.pile is not None:
        move_top_under_pile(state, player)
        return
    if not side.hand:
        return
    piece = take_from_hand(state, player, 0)
    side.hand.append(piece)
    if state.listener is not None:
        card = piece.id if piece.bit & state.seen else None
        state.listener(events.Countermanded(player, card, side.health), state)
    check_hand(state, player)
