"""The turn: Mana, Summoning, Assault, and the next player's turn (section 4 of the rules)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.mana import extra_mana
from clash_tui.games.clash.rules.opponent import begin_opponent_turn
from clash_tui.games.clash.rules.outcome import win
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import FIRST_MANA, LANES, Ending, Phase


def begin_turn(state: State) -> None:
    """Begin the active player's turn: one mana per card in hand, and what creatures add (R11)."""
    state.turn += 1
    state.phase = Phase.SUMMONING
    state.played = 0
    hand = len(state.sides[state.active].hand) + 1
    mana = FIRST_MANA if state.turn == 1 else hand
    state.mana = state.gained = mana + extra_mana(state, state.active)
    if state.listener is not None:
        state.listener(events.TurnBegan(state.active, state.turn), state)
        state.listener(events.ManaGained(state.active, state.mana), state)


def end_turn(state: State) -> None:
    """End the turn: mana is lost, every creature is whole and rested again (R16)."""
    lost = state.mana
    state.mana = state.gained = 0
    for side in state.sides:
        for lane in LANES:
            for creature in side.lanes[lane]:
                creature.damage = 0
                creature.bonus = 0
                creature.struck = False
                creature.arrived = False
                creature.marks = 0
    state.marked = 0
    if state.listener is not None:
        state.listener(events.TurnEnded(state.active, lost), state)
    pile = state.sides[state.active].pile
    if pile is not None and pile.last_turn:
        win(state, 1 - state.active, Ending.OUTLASTED)
        return
    state.active = 1 - state.active
    if state.sides[state.active].pile is not None:
        begin_opponent_turn(state)
    else:
        begin_turn(state)
