"""The top row of a screen: the game's name, where one is, and a remark at the right."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.widgets.painted import Painted

_LEAST = 12
"""Cells to which the place and the remark may be cut."""


class Heading(Painted):
    """One row: the game in gold, the place beside it, the remark at the right end."""

    DEFAULT_CSS = """
    Heading { height: 1; width: 100%; }
    """

    def __init__(self, place: str = "", remark: str = "") -> None:
        super().__init__()
        self._brand = ""
        self.show(place, remark)

    def on_mount(self) -> None:
        """Name the game of the screen, if it is of one."""
        self._brand = getattr(self.screen, "brand", "")

    def show(self, place: str, remark: str = "") -> None:
        """Show where the player is, and a remark."""
        self.show_scene((place, remark))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the row; where room is scarce the game's name goes first."""
        canvas = Canvas(width, height, ink.palette.deep)
        place, remark = self._scene if isinstance(self._scene, tuple) else ("", "")
        game = Text(self._brand or _("CLASH OF DECKS"), ink.palette.chosen, weight=1, may_go=True)
        here = Text(place, ink.palette.text, weight=3, least=_LEAST, gap=3)
        told = Text(remark, ink.palette.strong, weight=2, least=_LEAST)
        put_texts(canvas, 0, (game, here), (told,), ink.glyphs.ellipsis)
        return canvas
