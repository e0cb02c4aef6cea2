"""When two positions are one and the same for whoever plays on."""

from __future__ import annotations

from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import Creature, Side, State

Likeness = tuple[object, ...]


def likeness_of(state: State) -> Likeness:
    """Return all that can matter of a position from now on, as a value to compare.

    Two copies of the same card are alike. What was fixed when the game began is left out.
    """
    return (
        state.turn,
        state.active,
        state.phase,
        state.mana,
        state.gained,
        state.played,
        state.casting is not None and state.casting.id,
        tuple(_side(side, state.seen) for side in state.sides),
        tuple(
            (each.player, each.lane, each.given, _creature(each.creature)) for each in state.fallen
        ),
        tuple(state.agenda),
        state.pending,
        state.draw_offer,
        state.outcome,
    )


def _side(side: Side, seen: int) -> Likeness:
    pile = side.pile
    return (
        _cards(side.hand, seen),
        side.place,
        side.fort,
        side.champion_status,
        tuple(tuple(_creature(each) for each in lane) for lane in side.lanes),
        pile and (_cards(pile.cards, seen), _cards(pile.discard, seen), pile.spent, pile.last_turn),
    )


def _cards(pieces: list[Piece], seen: int) -> Likeness:
    return tuple((piece.id, bool(piece.bit & seen)) for piece in pieces)


def _creature(creature: Creature) -> Likeness:
    return (
        tuple((piece.id, piece.champion) for piece in creature.pieces),
        tuple(piece.id for piece in creature.shackled),
        creature.damage,
        creature.struck,
        creature.arrived,
        creature.bonus,
        creature.marks,
    )
