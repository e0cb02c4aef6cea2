"""How many bytes are sent to the terminal: over a slow line each of them is felt."""

from __future__ import annotations

from statistics import median

from clash_tui.base.i18n import _
from clash_tui.bench.keys import BOARD, ROUND, open_hand
from clash_tui.bench.table import Row
from clash_tui.bench.terminal import Terminal

SCREENS = (b"?", b"q", b"g", b"q", b"m", b"q")
"""Keys each of which opens a screen from the board, or comes back to it."""


def measure(*, quick: bool) -> list[Row]:
    """Press keys that change the screen, and keys that change the board."""
    with Terminal(BOARD) as board:
        open_hand(board)
        changes = [
            (board.bytes_for(key), board.bytes_of_picture())
            for key in SCREENS * (1 if quick else 3)
        ]
        keys = [board.bytes_for(key) for key in ROUND * (1 if quick else 3)]
        picture = board.bytes_of_picture()
    most, its_picture = max(changes, key=lambda each: each[0] / each[1])
    return [
        Row(
            _("bytes of a change of screen, most, beside its picture"),
            f"{most:,}",
            f"{its_picture:,}",
            f"{most / its_picture:.2f}",
            "≤ 2",
        ),
        _row(_("bytes of a key on the board, median, beside its picture"), median(keys), picture),
        _row(_("bytes of a key on the board, most, beside its picture"), max(keys), picture),
    ]


def _row(what: str, sent: float, picture: int) -> Row:
    return Row(what, f"{sent:,.0f}", f"{picture:,}", f"{sent / picture:.2f}")
