"""How many copies of states are made in one second on one core."""

from __future__ import annotations

from random import Random
from time import process_time

from clash_tui.base.i18n import _
from clash_tui.bench.random_duels import positions, setups
from clash_tui.bench.table import Row
from clash_tui.games.clash.cards import default_catalog


def measure(*, quick: bool) -> list[Row]:
    """Copy every state of some random duels, from their first to their last, in some rounds."""
    catalog = default_catalog()
    rng = Random(0)
    states = [
        state.copy()
        for setup in setups(catalog, 2 if quick else 60)
        for state in positions(setup, catalog, rng)
    ]
    per_second = []
    for _round in range(1 if quick else 20):
        times = 5
        start = process_time()
        for _time in range(times):
            for state in states:
                state.copy()
        per_second.append(times * len(states) / (process_time() - start))
    return [Row(_("state copies per second"), f"{max(per_second):,.0f}", target="≥ 100,000")]
