"""Bars that show how many of how many: the wins with each deck, say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_NAME = 16
_LEAST_BAR, _MOST_BAR = 5, 20
_GAP = 1


class Share(NamedTuple):
    """One bar: what it stands for, and how many of how many."""

    name: str
    part: int
    whole: int

    @property
    def numbers(self) -> str:
        """The figures beside the bar."""
        return f"{self.part}/{self.whole}"


class ShareBars(Painted):
    """A heading over bars of one length; how much of each is full is the part of its whole."""

    DEFAULT_CSS = """
    ShareBars { height: 1fr; width: 1fr; }
    """

    def show(self, heading: str, shares: Sequence[Share]) -> None:
        """Show bars under a heading, as many as there is room for."""
        self.show_scene((heading, tuple(shares)))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the bars, each with its name before and its figures behind it."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.panel)
        heading, shares = self._scene if isinstance(self._scene, tuple) else ("", ())
        if not shares:
            return canvas
        canvas.text(1, 0, heading, palette.muted)
        shown = shares[: max(0, height - 1)]
        numbers = max(cell_width(share.numbers) for share in shown) if shown else 0
        # A name takes what a bar can do without.
        most = max(_NAME, width - 1 - _LEAST_BAR - 2 * _GAP - numbers - 1)
        name = max(1, min(most, max((cell_width(share.name) for share in shown), default=0)))
        bar = max(0, min(_MOST_BAR, width - 1 - name - 2 * _GAP - numbers - 1))
        for y, share in enumerate(shown, start=1):
            canvas.text(1, y, cut(share.name, name, glyphs.ellipsis), palette.parchment)
            x = 1 + name + _GAP
            full = round(bar * share.part / share.whole) if share.whole else 0
            canvas.text(x, y, glyphs.bar_full * full, palette.health)
            canvas.text(x + full, y, glyphs.bar_empty * (bar - full), palette.muted)
            x += bar + _GAP
            canvas.text(x + numbers - cell_width(share.numbers), y, share.numbers, palette.text)
        return canvas
