"""How long it takes from starting the program to its first full frame."""

from __future__ import annotations

from statistics import median
from tempfile import TemporaryDirectory

from clash_tui.base.i18n import _
from clash_tui.base.paths import CONFIG_VARIABLE, DATA_VARIABLE
from clash_tui.bench import empty_app
from clash_tui.bench.table import Row
from clash_tui.bench.terminal import Terminal

PROGRAMS = {
    "clash_tui": ("Quit", "? help"),
    "clash_tui.bench.empty_app": (empty_app.READY,),
}
"""The modules to start and the texts of their first frame, its last row's included."""


def measure(*, quick: bool) -> list[Row]:
    """Start the program and the empty app in turn; the times are medians."""
    times: dict[str, list[float]] = {module: [] for module in PROGRAMS}
    with TemporaryDirectory() as folder:
        nobody = {CONFIG_VARIABLE: folder, DATA_VARIABLE: folder}
        for _turn in range(2 if quick else 22):
            for module, texts in PROGRAMS.items():
                with Terminal(module, nobody) as terminal:
                    times[module].append(terminal.wait_for(texts) - terminal.started)
    # The first start of each may have to compile it.
    ours, empty = (median(each[1:]) for each in times.values())
    return [
        Row(
            _("start to first frame, ms"),
            f"{ours * 1000:,.0f}",
            f"{empty * 1000:,.0f}",
            f"{ours / empty:.2f}",
            "≤ 1.15",
        )
    ]
