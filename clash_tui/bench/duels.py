"""How many random duels, and moves in them, are played in one second on one core."""

from __future__ import annotations

from random import Random
from time import process_time

from clash_tui.base.i18n import _
from clash_tui.bench.plain import is_compiled, measured_plain
from clash_tui.bench.random_duels import setups, setups_of_all_sets
from clash_tui.bench.table import Row, rate_row
from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.rules import Setup, apply, initial_state, legal_moves


def measure(*, quick: bool) -> list[Row]:
    """Measure the rules as they are installed, and beside compiled ones the plain ones."""
    now = rates(quick=quick)
    plain = measured_plain("duels", quick=quick) if is_compiled() else {}
    rows = [
        rate_row(_("random duels per second"), "first", now, plain, "≥ 2,000"),
        rate_row(_("moves per second"), "moves", now, plain),
    ]
    both = f"{now['all'] / now['first']:.2f}"
    what = _("random duels per second, cards of all sets")
    return [*rows, Row(what, f"{now['all']:,.0f}", "", both, target="≥ 0.85")]


def rates(*, quick: bool) -> dict[str, float]:
    """Play random duels, setup included; the time is the processor's, in the best of some rounds.

    What else the machine does can only make a round slower. Duels of the first set and of all
    sets take turns, so that it slows both.
    """
    catalog = default_catalog()
    count, rounds = (24, 1) if quick else (300, 20)
    first, all_sets = setups(catalog, count), setups_of_all_sets(catalog, count)
    best = {"first": 0.0, "all": 0.0}
    moves = 0
    for _round in range(rounds):
        for name, played in (("first", first), ("all", all_sets)):
            start = process_time()
            told = _play(played, catalog)
            best[name] = max(best[name], count / (process_time() - start))
            moves = told if name == "first" else moves
    return best | {"moves": best["first"] * moves / count}


def _play(played: list[Setup], catalog: Catalog) -> int:
    """Play duels at random and return how many moves they took."""
    rng = Random(0)
    moves = 0
    for setup in played:
        state = initial_state(setup, catalog)
        while possible := legal_moves(state):
            apply(state, possible[int(rng.random() * len(possible))])
            moves += 1
    return moves
