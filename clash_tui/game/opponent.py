"""The solo opponent's turn: mana, revealing and playing by itself, then its Assault (R74–R78)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.agenda import BEGIN_ASSAULT, REVEAL, Step
from clash_tui.game.champion import ready_champions
from clash_tui.game.piece import Piece
from clash_tui.game.pile import discard, pile_of, take_top
from clash_tui.game.play import enter, resolve
from clash_tui.game.state import State
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
        _pay(state, piece)
        enter(state, piece, lane, piece.cost)
        ready_champions(state, piece.cost)
    else:
        _cast(state, piece, lane)


def _pay(state: State, piece: Piece) -> None:
    """Count the printed cost; the last card may exceed the mana (R75)."""
    state.mana = max(0, state.mana - piece.cost)
    state.played += 1


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
    resolve(state, piece, 1 - player, lane, 0)
