"""The last results as a chart: a won game stands above the line, a lost one hangs below it."""

from __future__ import annotations

from collections.abc import Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.records.result import Result
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted

MOST_RESULTS = 20
"""How many results are shown: the last ones."""

_LABEL = 7
"""Cells before the first result."""
_WON, _LINE, _LOST = 1, 2, 3
"""The rows of the chart."""


class ResultChart(Painted):
    """One column a game, the last one at the right; a draw is a gap in the line.

    The place alone tells the result, so that nothing is lost without colour.
    """

    DEFAULT_CSS = """
    ResultChart { height: 4; width: 1fr; }
    """

    def show(self, results: Sequence[Result]) -> None:
        """Show the last of these results, the oldest first."""
        self.show_scene(tuple(results)[-MOST_RESULTS:])

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the heading, the line, and a block for each result."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.panel)
        results: tuple[Result, ...] = self._scene if isinstance(self._scene, tuple) else ()
        if not results:
            return canvas
        count = len(results)
        heading = ngettext("the last game", "the last {n} games", count).format(n=count)
        canvas.text(1, 0, heading, palette.muted)
        canvas.text(1, _WON, _("won"), palette.muted)
        canvas.text(1, _LOST, _("lost"), palette.muted)
        step = 2 if width > _LABEL + 2 * MOST_RESULTS else 1
        canvas.hline(_LABEL, _LINE, step * count, glyphs.line, palette.frame)
        for place, result in enumerate(results):
            x = _LABEL + place * step
            match result:
                case "won":
                    canvas.put(x, _WON, glyphs.block, palette.health)
                case "lost":
                    canvas.put(x, _LOST, glyphs.block, palette.attack)
                case "drawn":
                    canvas.put(x, _LINE, glyphs.bullet, palette.chosen)
        return canvas
