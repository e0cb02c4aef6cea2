"""Playing a card from the hand (R12–R15 and the order given in section 4 of the rules)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.agenda import FINISH_CAST, Step
from clash_tui.game.champion import IN_PLAY, champion_cost, ready_champions
from clash_tui.game.hand import check_hand, take_from_hand
from clash_tui.game.hit import return_fallen, strike
from clash_tui.game.piece import Piece
from clash_tui.game.pile import discard
from clash_tui.game.state import Creature, State, spot


def _pay_and_take(state: State, index: int) -> Piece:
    """Pay for an available card and take it out of the active player's hand."""
    piece = take_from_hand(state, state.active, index)
    state.mana -= piece.cost
    state.played += 1
    state.seen |= piece.bit
    return piece


def summon(state: State, index: int, lane: int) -> None:
    """Play the creature at a place of the hand at the back of a lane (R13), then check R24."""
    piece = _pay_and_take(state, index)
    enter(state, piece, lane, piece.cost)
    check_hand(state, state.active)
    if state.outcome is None:
        ready_champions(state, piece.cost)


def enter(state: State, piece: Piece, lane: int, paid: int) -> None:
    """Let a creature of the active player come into play at the back of a lane (R13)."""
    player = state.active
    row = state.sides[player].lanes[lane]
    creature = Creature(piece)
    row.append(creature)
    if state.listener is not None:
        here = spot(player, lane, len(row) - 1, creature)
        state.listener(events.Summoned(here, paid, piece.champion), state)


def summon_champion(state: State, lane: int) -> None:
    """Play the active player's Champion, which is in no hand, at the back of a lane (R88)."""
    side = state.sides[state.active]
    piece = side.champion
    assert piece is not None
    cost = champion_cost(state, piece)
    state.mana -= cost
    state.played += 1
    side.champion_status = IN_PLAY
    enter(state, piece, lane, cost)
    ready_champions(state, piece.cost)


def cast(state: State, index: int, player: int, lane: int, position: int) -> None:
    """Cast the incantation at a place of the hand on a creature in play (R14).

    It is out of the hand until ``finish_cast`` (R15), which may have to wait for R33.
    """
    resolve(state, _pay_and_take(state, index), player, lane, position)


def resolve(state: State, piece: Piece, player: int, lane: int, position: int) -> None:
    """Let an incantation that is paid for strike the creature at a place (section 4)."""
    state.casting = piece
    if state.listener is not None:
        target = spot(player, lane, position, state.sides[player].lanes[lane][position])
        told = events.IncantationCast(state.active, piece.id, piece.number, target, piece.cost)
        state.listener(told, state)
    ready_champions(state, piece.cost)
    state.agenda.append(Step(FINISH_CAST, piece.number, -1))
    fallen = strike(state, piece.attack, piece.abilities, player, lane, position, True)
    if fallen:
        return_fallen(state, player, fallen)


def finish_cast(state: State) -> None:
    """Put the incantation back at the right end of its owner's hand, then check R24 (R14, R15).

    The solo opponent's goes to its discard (R77).
    """
    piece = state.casting
    assert piece is not None
    state.casting = None
    if state.sides[state.active].pile is not None:
        discard(state, state.active, piece)
        return
    state.sides[state.active].hand.append(piece)
    if state.listener is not None:
        state.listener(events.IncantationReturned(state.active, piece.id), state)
    check_hand(state, state.active)
