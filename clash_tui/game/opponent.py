"""The solo opponent's turn: mana, revealing and playing by itself, then its Assault (R74–R78)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.agenda import BEGIN_ASSAULT, FINISH_CAST, REVEAL, Step
from clash_tui.game.champion import ready_champions
from clash_tui.game.hit import return_fallen, strike
from clash_tui.game.piece import Piece
from clash_tui.game.pile import discard, pile_of, take_top
from clash_tui.game.state import Creature, State, spot
from clash_tui.game.words import LANES, UPPER, Phase

NOWHERE = -1


def opponent_mana(state: State, player: int) -> int:
    """Return the mana of the solo opponent's turn if it began now (R74).

    A fixed amount, and an amount for each creature the other player has in play.
    """
    assert state.solo is not None
    lanes = state.sides[1 - player].lanes
    creatures = sum(len(lanes[lane]) for lane in LANES)
    return state.solo.fixed_mana + state.solo.mana_per_creature * creatures


def begin_opponent_turn(state: State) -> None:
    """Begin the solo opponent's turn; all of it happens by itself (R74, R75, R8)."""
    player = state.active
    state.turn += 1
    state.phase = Phase.SUMMONING
    state.played = 0
    state.mana = state.gained = opponent_mana(state, player)
    pile = pile_of(state, player)
    pile.last_turn = pile.spent
    if state.listener is not None:
        state.listener(events.TurnBegan(player, state.turn), state)
        state.listener(events.ManaGained(player, state.mana), state)
    state.agenda.append(Step(BEGIN_ASSAULT, NOWHERE, NOWHERE))
    state.agenda.append(Step(REVEAL, NOWHERE, UPPER))


def reveal(state: State, lane: int) -> None:
    """Reveal the top card and play it in a lane, while cards cost less than the mana (R75)."""
    player = state.active
    if state.mana <= 0 or not pile_of(state, player).cards:
        return
    piece = take_top(state, player)
    if state.outcome is not None:
        pile_of(state, player).discard.append(piece)
        return
    state.agenda.append(Step(REVEAL, NOWHERE, 1 - lane))
    if piece.is_creature:
        _place(state, piece, lane)
    else:
        _cast(state, piece, lane)


def _pay(state: State, piece: Piece) -> None:
    """Count the printed cost; the last card may exceed the mana (R75)."""
    state.mana = max(0, state.mana - piece.cost)
    state.played += 1


def _place(state: State, piece: Piece, lane: int) -> None:
    _pay(state, piece)
    row = state.sides[state.active].lanes[lane]
    creature = Creature(piece)
    row.append(creature)
    if state.listener is not None:
        here = spot(state.active, lane, len(row) - 1, creature)
        state.listener(events.Summoned(here, piece.cost), state)
    ready_champions(state, piece.cost)


def _cast(state: State, piece: Piece, lane: int) -> None:
    """Cast a revealed incantation on the nearest enemy of its lane, if there is one (R76)."""
    player = state.active
    targets = state.sides[1 - player].lanes[lane]
    if not targets:
        if state.listener is not None:
            state.listener(events.Fizzled(player, piece.id, lane), state)
        discard(state, player, piece)
        return
    _pay(state, piece)
    state.casting = piece
    if state.listener is not None:
        target = spot(1 - player, lane, 0, targets[0])
        told = events.IncantationCast(player, piece.id, piece.number, target, piece.cost)
        state.listener(told, state)
    ready_champions(state, piece.cost)
    state.agenda.append(Step(FINISH_CAST, piece.number, NOWHERE))
    fallen = strike(state, piece.attack, piece.abilities, 1 - player, lane, 0, True)
    if fallen:
        return_fallen(state, 1 - player, fallen)
