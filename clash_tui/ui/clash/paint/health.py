"""The bar of a Stronghold's Health."""

from __future__ import annotations

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink

BAR = 8
"""The Health a Stronghold begins a duel with (R9)."""


def paint_health(canvas: Canvas, x: int, y: int, ink: Ink, health: int, width: int) -> int:
    """Paint a bar with a cell for each point of Health, and the number; return the x after it.

    Without room for the bar the number stands alone.
    """
    palette, glyphs = ink.palette, ink.glyphs
    number = str(health)
    cells = max(BAR, health)
    if cells + 1 + cell_width(number) <= width:
        canvas.hline(x, y, health, glyphs.bar_full, palette.gold)
        canvas.hline(x + health, y, cells - health, glyphs.bar_empty, palette.dim)
        x += cells + 1
    return canvas.text(x, y, number, palette.chosen)
