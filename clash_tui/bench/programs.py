"""How long a program thinks about a move."""

from __future__ import annotations

from statistics import median, quantiles
from time import process_time

from clash_tui.base.i18n import ngettext
from clash_tui.bench.table import Row
from clash_tui.bots.levels import levels_of
from clash_tui.bots.programs import answer
from clash_tui.lab.competitors import OfHouse
from clash_tui.lab.stak.table import StakTable
from clash_tui.lab.table import Deal

GAME = "stak-bots"

_BEGINNER = "random"
"""The level that does not think."""


def measure(*, quick: bool) -> list[Row]:
    """Let each level that thinks play whole games against itself, with two seats and with six.

    A move that is the only one counts for nothing. It is the processor's time.
    """
    rows = []
    for level in levels_of(GAME):
        if level.id != _BEGINNER:
            for seats in (2,) if quick else (2, 6):
                rows += _rows(level.id, seats, _times(level.id, seats, 4 if quick else 150))
    return rows


def _times(level: str, seats: int, moves: int) -> list[float]:
    """Return how many seconds each of so many moves took."""
    times: list[float] = []
    seed = 0
    while len(times) < moves:
        match = StakTable().begin(Deal(seed, seed), [OfHouse(level)] * seats).match
        seed += 1
        while match.outcome is None and len(times) < moves:
            start = process_time()
            move = answer(match)
            if len(match.legal_moves()) > 1:
                times.append(process_time() - start)
            match.play(move)
    return times


def _rows(level: str, seats: int, times: list[float]) -> list[Row]:
    middle = ngettext(
        "a move of {level}, {n} seat, median ms", "a move of {level}, {n} seats, median ms", seats
    )
    most = ngettext(
        "a move of {level}, {n} seat, p95 ms", "a move of {level}, {n} seats, p95 ms", seats
    )
    return [
        Row(middle.format(level=level, n=seats), f"{median(times) * 1000:.1f}"),
        Row(
            most.format(level=level, n=seats),
            f"{quantiles(times, n=20, method='inclusive')[-1] * 1000:.1f}",
        ),
    ]
