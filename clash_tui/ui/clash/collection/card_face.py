"""One card as it is printed, as large as its widget."""

from __future__ import annotations

from clash_tui.games.clash.cards import Card
from clash_tui.ui.clash.paint.card import paint_card
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class CardFace(Painted):
    """Shows one card, or nothing."""

    DEFAULT_CSS = """
    CardFace { width: 20; height: 12; }
    """

    def show(self, card: Card | None) -> None:
        """Show a card."""
        self.show_scene(card)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the card."""
        canvas = Canvas(width, height, ink.palette.sea)
        if isinstance(self._scene, Card):
            paint_card(canvas, 0, 0, width, height, self._scene, ink)
        return canvas
