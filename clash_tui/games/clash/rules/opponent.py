"""The solo opponent's turn: mana, revealing and playing by itself, then its Assault (R74–R78)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.agenda import BEGIN_ASSAULT, REVEAL, Step
from clash_tui.games.clash.rules.arriving import arrive, enter
from clash_tui.games.clash.rules.mana import extra_mana
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.pile import pile_of, take_top
from clash_tui.games.clash.rules.play import fizzle, resolve
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import LANES, UPPER, Phase

NOWHERE = -1


def opponent_mana(state: State, player: int) -> int:
    """Return the mana of the solo opponent's turn if it began now (R74).

    A fixed amount, an amount for each creature the other player has in play, and what its own
    creatures add (R51).
    """
    assert state.solo is not None
    lanes = state.sides[1 - player].lanes
    creatures = sum(len(lanes[lane]) for lane in LANES)
    fixed = state.solo.fixed_mana + extra_mana(state, player)
    return fixed + state.solo.mana_per_creature * creatures


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
        enter(state, player, piece, lane, piece.cost)
        arrive(state, player, piece, lane)
    else:
        _cast(state, piece, lane)


def _pay(state: State, piece: Piece) -> None:
    """Count the printed cost; the last card may exceed the mana (R75)."""
    state.mana = max(0, state.mana - piece.cost)


def _cast(state: State, piece: Piece, lane: int) -> None:
    """Cast a revealed incantation on the nearest enemy of its lane, if there is one (R76)."""
    player = state.active
    targets = state.sides[1 - player].lanes[lane]
    if not targets:
        fizzle(state, piece, lane)
        return
    _pay(state, piece)
    state.played += 1
    resolve(state, piece, piece.cost, 1 - player, lane, 0)
