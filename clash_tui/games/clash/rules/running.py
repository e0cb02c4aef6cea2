"""Doing what the agenda holds, step by step, until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

from clash_tui.games.clash.rules import agenda as steps
from clash_tui.games.clash.rules.agenda import ACTIVATE, END_TURN, OPEN_LANE
from clash_tui.games.clash.rules.answering import answer
from clash_tui.games.clash.rules.arriving import settle
from clash_tui.games.clash.rules.assault import (
    activate,
    attack_again,
    begin_assault,
    open_lane,
    open_window,
    spill,
    strike_back,
)
from clash_tui.games.clash.rules.likeness import likeness_of
from clash_tui.games.clash.rules.opponent import reveal
from clash_tui.games.clash.rules.play import blast_of_cast, finish_cast, settle_cast, strike_again
from clash_tui.games.clash.rules.reinforcing import call_another
from clash_tui.games.clash.rules.returning import return_in_order, return_next, steps_of
from clash_tui.games.clash.rules.state import Fallen, State
from clash_tui.games.clash.rules.turn import end_turn


def run(state: State) -> None:
    """Do what the agenda holds until it is empty, a decision is due or the game is over (R36)."""
    agenda = state.agenda
    while agenda and state.pending is None and state.outcome is None:
        kind, number, lane = agenda.pop()
        if kind == ACTIVATE:
            activate(state, number, lane)
        elif kind == OPEN_LANE:
            open_lane(state, lane)
        elif kind == END_TURN:
            end_turn(state)
        else:
            _DOING[kind](state, number, lane)


def _weigh_order(state: State, count: int, _lane: int) -> None:
    """Ask in which order the last so many fallen return, if two orders lead apart (R33, R66)."""
    fallen = state.fallen[-count:]
    return_in_order(state, fallen, asks=_leads_apart(state, fallen))


def _leads_apart(state: State, fallen: Sequence[Fallen]) -> bool:
    """Whether two orders lead to different positions: each is tried up to the next decision."""
    first = None
    for order in permutations(fallen):
        ahead = state.copy()
        ahead.agenda += steps_of(order)
        run(ahead)
        found = likeness_of(ahead)
        if first is not None and found != first:
            return True
        first = found
    return False


_DOING: dict[int, Callable[[State, int, int], None]] = {
    steps.ATTACK_AGAIN: attack_again,
    steps.WINDOW: open_window,
    steps.FINISH_CAST: lambda state, _number, _lane: finish_cast(state),
    steps.REVEAL: lambda state, _number, lane: reveal(state, lane),
    steps.BEGIN_ASSAULT: lambda state, _number, _lane: begin_assault(state),
    steps.ANSWERS: lambda state, _number, _lane: answer(state),
    steps.STRIKE_BACK: strike_back,
    steps.RETURN: lambda state, number, _lane: return_next(state, number),
    steps.CALL: call_another,
    steps.SPILL: spill,
    steps.SETTLED: lambda state, number, lane: (
        settle_cast(state) if lane < 0 else settle(state, number, lane)
    ),
    steps.BLAST: lambda state, _number, lane: blast_of_cast(state, lane),
    steps.STRIKE_AGAIN: strike_again,
    steps.WEIGH_ORDER: _weigh_order,
}
"""What the other steps do, given number and lane; those above come all the time."""
