"""The coin that decides who goes first."""

from __future__ import annotations

import math

from clash_tui.base.glyphs import Glyphs
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted

_RADIUS = 4.5
"""In rows; a cell is about twice as high as wide."""
_EDGE_ON = 0.12
"""The least width of the coin, when only its edge is seen."""


class Coin(Painted):
    """A coin with a letter on either side, drawn at any moment of its turning."""

    DEFAULT_CSS = """
    Coin { height: 9; width: 19; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.show("A", 1.0)

    def show(self, letter: str, width: float) -> None:
        """Show a side of the coin.

        Args:
            letter: What is on the side that is up.
            width: How much of it is seen: 1 from the front, near 0 from the edge.
        """
        self.show_scene((letter, max(_EDGE_ON, width)))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the disc in half rows, the rim brighter than the face, and the letter."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        letter, seen = self._scene if isinstance(self._scene, tuple) else ("", 1.0)
        for y in range(height):
            upper = _half_width(y + 0.25 - height / 2, seen)
            lower = _half_width(y + 0.75 - height / 2, seen)
            for x in range(width):
                away = abs(x + 0.5 - width / 2)
                if away < upper or away < lower:
                    canvas.put(x, y, _cell(away < upper, away < lower, glyphs), palette.gold)
        if seen > 0.5:
            canvas.put(width // 2, height // 2, letter, palette.badge)
        return canvas


def _half_width(y: float, seen: float) -> float:
    inside = _RADIUS**2 - y**2
    return 2 * seen * math.sqrt(inside) if inside > 0 else 0.0


def _cell(upper: bool, lower: bool, glyphs: Glyphs) -> str:
    if upper and lower:
        return glyphs.block
    return glyphs.upper_half if upper else glyphs.lower_half
