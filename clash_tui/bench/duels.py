"""How many random duels, and moves in them, are played in one second on one core."""

from __future__ import annotations

from random import Random
from time import process_time

from clash_tui.bench.random_duels import setups
from clash_tui.bench.table import Row
from clash_tui.cards import default_catalog
from clash_tui.game import apply, initial_state, legal_moves
from clash_tui.i18n import _


def measure(*, quick: bool) -> list[Row]:
    """Play random duels, setup included; the time is the processor's, in the best of some rounds.

    What else the machine does can only make a round slower.
    """
    catalog = default_catalog()
    count, rounds = (50, 1) if quick else (300, 20)
    per_second = []
    moves = 0
    for _round in range(rounds):
        rng = Random(0)
        moves = 0
        start = process_time()
        for setup in setups(catalog, count):
            state = initial_state(setup, catalog)
            while possible := legal_moves(state):
                apply(state, possible[int(rng.random() * len(possible))])
                moves += 1
        per_second.append(count / (process_time() - start))
    duels = max(per_second)
    return [
        Row(_("random duels per second"), f"{duels:,.0f}", target="≥ 2,000"),
        Row(_("moves per second"), f"{duels * moves / count:,.0f}"),
    ]
