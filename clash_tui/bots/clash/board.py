"""The rules of Clash of Decks as a search over whole turns asks them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from clash_tui.games.clash.rules.apply import apply
from clash_tui.games.clash.rules.legality import legal_moves
from clash_tui.games.clash.rules.moves import CONTINUE, END_SUMMONING, Move
from clash_tui.games.clash.rules.state import Creature, Side, State, Window, to_move


class ClashBoard:
    """Clash of Decks for a search."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return what the player who must decide can play."""
        return legal_moves(state)

    def apply(self, state: State, move: Move) -> None:
        """Change a position by a move."""
        apply(state, move)

    def to_move(self, state: State) -> int:
        """Return the player who must decide."""
        return to_move(state)

    def passing(self, state: State) -> Move:
        """Attack, let the Assault go on, or take the first order of returning cards."""
        pending = state.pending
        if pending is None:
            return END_SUMMONING
        return CONTINUE if isinstance(pending, Window) else legal_moves(state)[0]

    def rests(self, state: State) -> bool:
        """Say whether the active player decides; a pile's turn is played by the rules (R74)."""
        return state.sides[state.active].pile is None

    def redeal(self, state: State, seat: int, chance: Random) -> State:
        """Return a copy with the unseen cards of the other hand or pile in another order."""
        dealt = state.copy()
        other = dealt.sides[1 - seat]
        cards = other.hand if other.pile is None else other.pile.cards
        unseen = [place for place, piece in enumerate(cards) if not piece.bit & dealt.seen]
        pieces = [cards[place] for place in unseen]
        chance.shuffle(pieces)
        for place, piece in zip(unseen, pieces, strict=True):
            cards[place] = piece
        if dealt.solo is not None:
            dealt.solo = dealt.solo._replace(seed=chance.getrandbits(31))
        return dealt

    def mark(self, state: State) -> Hashable:
        """Return what both players see of a position."""
        return (state.active, *(_seen_of(side) for side in state.sides))


def _seen_of(side: Side) -> Hashable:
    pile = side.pile
    return (
        side.place,
        side.fort,
        len(side.hand),
        side.champion_status,
        *(tuple([_seen(creature) for creature in lane]) for lane in side.lanes),
        pile and (len(pile.cards), len(pile.discard), pile.spent),
    )


def _seen(creature: Creature) -> Hashable:
    cards = tuple([piece.id for piece in creature.pieces])
    return (cards, creature.damage, creature.bonus, len(creature.shackled))
