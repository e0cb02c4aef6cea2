"""How many random games of Stak Bots, and moves in them, are played in one second on one core."""

from __future__ import annotations

from random import Random
from time import process_time

from clash_tui.base.i18n import _
from clash_tui.bench.table import Row, rate_row
from clash_tui.games.stak.rules import Setup, apply, initial_state, legal_moves


def measure(*, quick: bool) -> list[Row]:
    """Measure the rules as they are installed."""
    now = rates(quick=quick)
    return [
        rate_row(_("random games of Stak Bots per second, two seats"), "two", now, {}, "≥ 3,000"),
        rate_row(_("moves of Stak Bots per second"), "moves", now, {}),
        rate_row(_("random games of Stak Bots per second, six seats"), "six", now, {}),
        rate_row(_("state copies of Stak Bots per second"), "copies", now, {}),
    ]


def rates(*, quick: bool) -> dict[str, float]:
    """Play random games, setup included; the time is the processor's, in the best of some rounds.

    What else the machine does can only make a round slower.
    """
    count, rounds = (24, 1) if quick else (300, 20)
    games = {
        name: [Setup(players=players, seed=seed) for seed in range(count)]
        for name, players in (("two", 2), ("six", 6))
    }
    best = {"two": 0.0, "six": 0.0, "copies": 0.0}
    moves = 0
    for _round in range(rounds):
        for name, setups in games.items():
            start = process_time()
            told = _play(setups)
            best[name] = max(best[name], count / (process_time() - start))
            moves = told if name == "two" else moves
        state = initial_state(games["two"][0])
        start = process_time()
        for _copy in range(count * 10):
            state.copy()
        best["copies"] = max(best["copies"], count * 10 / (process_time() - start))
    return best | {"moves": best["two"] * moves / count}


def _play(setups: list[Setup]) -> int:
    """Play games at random and return how many moves they took."""
    rng = Random(0)
    moves = 0
    for setup in setups:
        state = initial_state(setup)
        while possible := legal_moves(state):
            apply(state, possible[int(rng.random() * len(possible))])
            moves += 1
    return moves
