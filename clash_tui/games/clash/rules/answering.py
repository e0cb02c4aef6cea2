"""Creatures that were hurt answer: every Vanish, then every Instinct (R35, R48, R50)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import STRIKES_BACK, WITHDRAWS
from clash_tui.games.clash.rules.agenda import STRIKE_BACK, Step
from clash_tui.games.clash.rules.auras import abilities_of
from clash_tui.games.clash.rules.state import HURT, Creature, State, spot
from clash_tui.games.clash.rules.words import LANES

ANSWERING = WITHDRAWS.mask | STRIKES_BACK.mask
"""Mask of all abilities that answer damage."""


def answer(state: State) -> None:
    """Let the creatures damaged by the attacks just finished answer (R35).

    Each Vanish happens here; each Instinct is put on the agenda, in the order of now.
    """
    if not state.marked & HURT:
        return
    hurt = withdraw(state, HURT)
    if state.present & STRIKES_BACK.mask:
        if len(hurt) > 1 and state.present & WITHDRAWS.mask:
            hurt = _marked(state, HURT)
        state.agenda += [
            Step(STRIKE_BACK, creature.piece.number, lane)
            for _player, lane, creature in reversed(hurt)
        ]
    for _player, _lane, creature in hurt:
        creature.marks &= ~HURT
    state.marked &= ~HURT


def withdraw(state: State, mark: int) -> list[tuple[int, int, Creature]]:
    """Let every creature with a mark that has Vanish move to the back of its lane (R48).

    In the order of R25 by the positions now; a creature answers if it has the ability then.
    Return those with the mark: whose, in which lane.
    """
    hurt = _marked(state, mark)
    if state.present & WITHDRAWS.mask:
        for player, lane, creature in hurt:
            step_back(state, player, lane, creature)
    return hurt


def step_back(state: State, player: int, lane: int, creature: Creature) -> None:
    """Move a hurt creature to the back of its lane if it has Vanish now (R48)."""
    row = state.sides[player].lanes[lane]
    position = row.index(creature)
    abilities = abilities_of(row, position)
    if not abilities & WITHDRAWS.mask or not WITHDRAWS.any(abilities):
        return
    if position == len(row) - 1:
        return
    del row[position]
    row.append(creature)
    if state.listener is not None:
        here = spot(player, lane, len(row) - 1, creature)
        state.listener(events.Vanished(here, position), state)


def unmark(state: State, mark: int) -> None:
    """Take a mark from every creature."""
    if not state.marked & mark:
        return
    state.marked &= ~mark
    for side in state.sides:
        for lane in side.lanes:
            for creature in lane:
                creature.marks &= ~mark


def _marked(state: State, mark: int) -> list[tuple[int, int, Creature]]:
    """Return all creatures with a mark in the order of R25: whose, in which lane."""
    if not state.marked & mark:
        return []
    return [
        (player, lane, creature)
        for player in (state.active, 1 - state.active)
        for lane in LANES
        for creature in reversed(state.sides[player].lanes[lane])
        if creature.marks & mark
    ]
