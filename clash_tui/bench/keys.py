"""How long it takes from a key to the board that shows all it did."""

from __future__ import annotations

from statistics import median, quantiles

from clash_tui.bench import empty_app
from clash_tui.bench.table import Row
from clash_tui.bench.terminal import Terminal
from clash_tui.i18n import _

BOARD, EMPTY = "clash_tui.bench.board_app", "clash_tui.bench.empty_app"

RIGHT, LEFT, UP, DOWN = b"\x1b[C", b"\x1b[D", b"\x1b[A", b"\x1b[B"

ROUND = (
    *(RIGHT, RIGHT, LEFT, LEFT, UP, DOWN),
    *(b"1", b"1", UP, DOWN, b"q"),
    *(b"1", b"u", b"z"),
)
"""Look around; take a card, choose its lane, put it back; play it and take that back.

Each of them changes the board, and the last leaves it as it was.
"""


def measure(*, quick: bool) -> list[Row]:
    """Press keys on a board in the middle of a duel and in the empty app, in turn."""
    with Terminal(BOARD) as board, Terminal(EMPTY) as empty:
        empty.wait_for([empty_app.READY])
        board.wait_for(["show my hand", "? help"])
        board.press(b"\r")
        board.wait_for(["1-4 card"])
        times: list[tuple[float, float]] = []
        # The first round warms both up.
        for turn in range(2 if quick else 31):
            both = [(board.answer_to(key), empty.answer_to(b"x")) for key in ROUND]
            if turn:
                times += both
    ours, empties = zip(*times, strict=True)
    return [
        _row(_("key to board, median ms"), median(ours), median(empties)),
        _row(_("key to board, p95 ms"), _p95(ours), _p95(empties), "≤ 1.25"),
    ]


def _p95(times: tuple[float, ...]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]


def _row(what: str, ours: float, empty: float, target: str = "") -> Row:
    return Row(what, f"{ours * 1000:.1f}", f"{empty * 1000:.1f}", f"{ours / empty:.2f}", target)
