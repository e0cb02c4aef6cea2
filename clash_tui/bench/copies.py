"""How many copies of states are made in one second on one core."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from clash_tui.base.i18n import _
from clash_tui.bench.plain import is_compiled, measured_plain
from clash_tui.bench.random_duels import positions, setups
from clash_tui.bench.table import Row, rate_row
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import State, apply, legal_moves


def measure(*, quick: bool) -> list[Row]:
    """Measure the rules as they are installed, and beside compiled ones the plain ones."""
    now = rates(quick=quick)
    plain = measured_plain("copies", quick=quick) if is_compiled() else {}
    return [
        rate_row(_("state copies per second"), "copies", now, plain, "≥ 100,000"),
        rate_row(_("copies with a move applied, per second"), "steps", now, plain),
        rate_row(_("keys of a position per second"), "keys", now, plain),
    ]


def rates(*, quick: bool) -> dict[str, float]:
    """Copy every state of some random duels, from their first to their last, in some rounds."""
    catalog = default_catalog()
    rng = Random(0)
    states = [
        state.copy()
        for setup in setups(catalog, 2 if quick else 60)
        for state in positions(setup, catalog, rng)
    ]
    tries: dict[str, Callable[[State], object]] = {
        "copies": State.copy,
        "steps": _step,
        "keys": State.key,
    }
    return {name: _rate(states, do, 1 if quick else 20) for name, do in tries.items()}


def _step(state: State) -> State:
    """Copy a state and play the first of its moves, as a search does all day."""
    after = state.copy()
    for move in legal_moves(state)[:1]:
        apply(after, move)
    return after


def _rate(states: list[State], do: Callable[[State], object], rounds: int) -> float:
    """Return how often a second something is done to states, in the best of some rounds."""
    best = 0.0
    for _round in range(rounds):
        start = process_time()
        for state in states:
            do(state)
        best = max(best, len(states) / (process_time() - start))
    return best
