"""A line across the screen with words in it: what the rows below it are."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.base.cells import cell_width, cut
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


@dataclass(frozen=True)
class CaptionScene:
    """The words, the name of their style, and whether a line runs on behind them."""

    text: str
    style: str = "gold"
    ruled: bool = True


class Caption(Painted):
    """One row that names what stands below it."""

    DEFAULT_CSS = """
    Caption { height: 1; }
    """

    def show(self, text: str, style: str = "gold", *, ruled: bool = True) -> None:
        """Show the words; nothing happens when they are shown already."""
        self.show_scene(CaptionScene(text, style, ruled))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the words, and the line."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        scene = self._scene
        if not isinstance(scene, CaptionScene):
            return canvas
        if scene.ruled:
            canvas.hline(0, 0, width, glyphs.line, palette.frame_dim)
        text = cut(scene.text, max(0, width - _AROUND), glyphs.ellipsis)
        if text:
            around = f" {text} "
            canvas.fill(1, 0, cell_width(around), 1, palette.sea, " ")
            canvas.text(1, 0, around, palette.style(scene.style))
        return canvas


_AROUND = 4
"""The cells around the words at least."""
