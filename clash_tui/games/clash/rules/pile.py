"""The solo opponent's pile and discard (R73, R77, R79, R80)."""

from __future__ import annotations

from clash_tui.base.chance import shuffled, stream
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.outcome import win
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import Pile, State
from clash_tui.games.clash.rules.words import Edition, Ending


def pile_of(state: State, player: int) -> Pile:
    """Return a player's pile; only the solo opponent has one (R73)."""
    pile = state.sides[player].pile
    assert pile is not None
    return pile


def discard(state: State, player: int, piece: Piece) -> None:
    """Lay a destroyed creature or a used incantation face up on the discard (R77)."""
    pile_of(state, player).discard.append(piece)
    state.seen |= piece.bit
    if state.listener is not None:
        state.listener(events.Discarded(player, piece.id), state)


def take_top(state: State, player: int) -> Piece:
    """Take the top card; an empty pile is seen to before anything comes of the card (R80)."""
    piece = pile_of(state, player).cards.pop()
    state.seen |= piece.bit
    if state.listener is not None:
        state.listener(events.Revealed(player, piece.id, piece.number), state)
    check_pile(state, player)
    return piece


def lay_on_pile(state: State, player: int, piece: Piece, gained: bool) -> None:
    """Lay a returning card on top of the pile, where everyone knows it lies (R49, R65)."""
    pile = pile_of(state, player)
    pile.cards.append(piece)
    state.seen |= piece.bit
    if state.listener is not None:
        told = events.LaidOnPile(player, piece.id, len(pile.cards), gained)
        state.listener(told, state)


def lay_discard_under_pile(state: State, player: int) -> None:
    """Put the newest card of the discard under the pile, where everyone knows it lies (R82)."""
    pile = pile_of(state, player)
    if not pile.discard:
        return
    piece = pile.discard.pop()
    pile.cards.insert(0, piece)
    if state.listener is not None:
        state.listener(events.LaidUnderPile(player, piece.id, len(pile.cards)), state)


def move_top_under_pile(state: State, player: int) -> None:
    """Move the top card of the pile to its bottom, unseen as it is (R82)."""
    pile = pile_of(state, player)
    if not pile.cards:
        return
    piece = pile.cards.pop()
    pile.cards.insert(0, piece)
    if state.listener is not None:
        card = piece.id if piece.bit & state.seen else None
        state.listener(events.Countermanded(player, card, len(pile.cards)), state)


def damage_pile(state: State, player: int, damage: int) -> None:
    """Put one card for each damage from the pile on the discard, one by one (R79)."""
    pile = pile_of(state, player)
    before = len(pile.cards)
    for _ in range(min(damage, before)):
        piece = pile.cards.pop()
        pile.discard.append(piece)
        state.seen |= piece.bit
        if state.listener is not None:
            state.listener(events.Milled(player, piece.id, len(pile.cards)), state)
    if state.listener is not None:
        state.listener(events.StrongholdMoved(player, damage, before, len(pile.cards)), state)
    check_pile(state, player)


def check_pile(state: State, player: int) -> None:
    """Turn the Stronghold of an empty pile, or end the game (R8, R80)."""
    side, pile = state.sides[player], pile_of(state, player)
    if pile.cards:
        return
    if not side.fort:
        assert state.solo is not None
        side.fort = True
        # The top of the pile is its end.
        pile.cards = shuffled(pile.discard, stream(state.solo.seed, "reshuffle"))
        pile.discard = []
        for piece in pile.cards:
            state.seen &= ~piece.bit
        if state.listener is not None:
            state.listener(events.BastionFell(player, len(pile.cards)), state)
        if pile.cards:
            return
    if state.edition is Edition.INITIATION_PACK:
        win(state, 1 - player, Ending.PILE_EMPTY)
    elif not pile.spent:
        pile.spent = True
        if state.listener is not None:
            state.listener(events.PileSpent(player), state)
