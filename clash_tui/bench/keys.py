"""How long it takes from a key to the board that shows all it did, and how much is sent for it."""

from __future__ import annotations

from statistics import median, quantiles
from time import sleep

from clash_tui.base.i18n import _
from clash_tui.bench.table import Row
from clash_tui.bench.terminal import Terminal
from clash_tui.ui.shell.base import A_MOMENT

BOARD, READY = "clash_tui.bench.board_app", "clash_tui.bench.ready_app"
TABLE = "clash_tui.bench.stak_app"

ROUND_KEYS = (
    *("right", "right", "left", "left", "up", "down"),
    *("1", "1", "up", "down", "q"),
    *("1", "u", "z"),
)
"""Look around; take a card, choose its lane, put it back; play it and take that back.

Each of them changes the board, and the last leaves it as it was.
"""

_ARROWS = {"right": b"\x1b[C", "left": b"\x1b[D", "up": b"\x1b[A", "down": b"\x1b[B"}

ROUND = tuple(_ARROWS.get(key, key.encode()) for key in ROUND_KEYS)
"""The same as a terminal sends them."""

TABLE_KEYS = ("right", "left", "up", "right", "right", "down", "up", "down", "a", "right", "q")
"""Look over the hand, then over the Staks of Stak Bots; ask whom to attack, and choose nobody."""

ON_THE_BOARD = "space attack"
"""What the board shows once a hand lies open."""


def measure(*, quick: bool) -> list[Row]:
    """Press keys on a board, in the app of ready-made lines, and at a table, in turn."""
    with Terminal(BOARD) as board, Terminal(READY) as ready, Terminal(TABLE) as table:
        open_hand(board)
        ready.wait_for([ON_THE_BOARD])
        table.wait_for(["end turn"])
        sleep(2 * A_MOMENT)
        at_table: list[float] = []
        times: list[tuple[float, float]] = []
        # The first round warms both up.
        for turn in range(2 if quick else 31):
            both = [(board.answer_to(key), ready.answer_to(key)) for key in ROUND]
            here = [table.answer_to(_ARROWS.get(key, key.encode())) for key in TABLE_KEYS]
            if turn:
                times += both
                at_table += here
    ours, limits = zip(*times, strict=True)
    return [
        _row(_("key to board, median ms"), median(ours), median(limits)),
        _row(_("key to board, p95 ms"), _p95(ours), _p95(limits), "≤ 16; ≤ 1.3"),
        _row(_("key to table of Stak Bots, median ms"), median(at_table), median(limits)),
        _row(_("key to table of Stak Bots, p95 ms"), _p95(tuple(at_table)), _p95(limits), "≤ 16"),
    ]


def open_hand(board: Terminal) -> None:
    """Wait for the hand-over before the board and go through it."""
    board.wait_for(["show my hand", "? help"])
    # It opens to no key that may have been meant for what was there before.
    sleep(2 * A_MOMENT)
    board.press(b"\r")
    board.wait_for([ON_THE_BOARD])


def _p95(times: tuple[float, ...]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]


def _row(what: str, ours: float, limit: float, target: str = "") -> Row:
    return Row(what, f"{ours * 1000:.1f}", f"{limit * 1000:.1f}", f"{ours / limit:.2f}", target)
