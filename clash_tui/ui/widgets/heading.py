"""The top row of a screen: the game's name, where one is, and a remark at the right."""

from __future__ import annotations

from clash_tui.cells import cell_width
from clash_tui.i18n import _
from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.paint.words import cut
from clash_tui.ui.widgets.painted import Painted


class Heading(Painted):
    """One row: the game in gold, the place beside it, the remark at the right end."""

    DEFAULT_CSS = """
    Heading { height: 1; width: 100%; }
    """

    def __init__(self, place: str = "", remark: str = "") -> None:
        super().__init__()
        self.show(place, remark)

    def show(self, place: str, remark: str = "") -> None:
        """Show where the player is, and a remark."""
        self.show_scene((place, remark))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the row; the remark is left out where it does not fit."""
        canvas = Canvas(width, height, ink.palette.deep)
        place, remark = self._scene if isinstance(self._scene, tuple) else ("", "")
        x = canvas.text(1, 0, _("CLASH OF DECKS"), ink.palette.chosen) + 3
        room = width - x - 1
        x = canvas.text(x, 0, cut(place, room, ink.glyphs.ellipsis), ink.palette.text)
        if x + 2 + cell_width(remark) < width:
            canvas.text(width - 1 - cell_width(remark), 0, remark, ink.palette.strong)
        return canvas
