"""What a screen shows while the terminal is smaller than it needs."""

from __future__ import annotations

from rich.style import Style

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted

NEEDED_WIDTH = 80
"""How many columns every screen needs."""

NEEDED_HEIGHT = 24
"""How many rows every screen needs."""


def is_too_small(width: int, height: int) -> bool:
    """Return whether no screen fits into that many columns and rows."""
    return width < NEEDED_WIDTH or height < NEEDED_HEIGHT


class TooSmallCover(Painted):
    """Lies over a whole screen and says which size it needs and which one there is."""

    DEFAULT_CSS = """
    TooSmallCover { layer: cover; width: 100%; height: 100%; display: none; }
    """

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Write the message in the middle, as much of it as fits."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.sea)
        lines = [
            (_("Clash of Decks"), palette.chosen),
            ("", palette.text),
            (
                _("needs {needed}, this is {present}").format(
                    needed=f"{NEEDED_WIDTH}x{NEEDED_HEIGHT}",
                    present=f"{self.app.size.width}x{self.app.size.height}",
                ),
                palette.strong,
            ),
            ("", palette.text),
            (_("Make the window larger and all is as it was."), palette.muted),
            (_("ctrl+q quits"), palette.muted),
        ]
        if canvas.height < len(lines):
            lines = [lines[2]]
        y = max(0, (canvas.height - len(lines)) // 2)
        for text, style in lines:
            _centred(canvas, y, text, style)
            y += 1
        return canvas


def _centred(canvas: Canvas, y: int, text: str, style: Style) -> None:
    canvas.text(max(0, (canvas.width - cell_width(text)) // 2), y, text, style)
