"""Both Strongholds as everyone at the table sees them, each on its side of the Bridges."""

from __future__ import annotations

from clash_tui.base.cells import cell_width
from clash_tui.base.wording import capitals
from clash_tui.ui.clash.paint.health import BAR
from clash_tui.ui.clash.paint.stronghold import paint_stronghold, side_name
from clash_tui.ui.clash.play.sides import SideFacts
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_CARD = 13
"""The width of a Stronghold where it is drawn as a card."""


class Strongholds(Painted):
    """A's on the left and B's on the right; with three rows or more each is drawn as a card."""

    DEFAULT_CSS = """
    Strongholds { height: 1; width: 100%; }
    """

    def __init__(self, sides: tuple[SideFacts, SideFacts]) -> None:
        super().__init__()
        self._sides = sides
        self.show_scene(sides)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint both halves, the right one as the left one in a mirror."""
        low = height < 3
        canvas = Canvas(width, height, ink.palette.deep if low else ink.palette.sea)
        half = (width - 2) // 2
        for side, right in zip(self._sides, (False, True), strict=True):
            if low:
                _line(canvas, ink, side, 0, half, right)
            else:
                _card(canvas, ink, side, half, right)
        return canvas


def _line(canvas: Canvas, ink: Ink, side: SideFacts, y: int, room: int, right: bool) -> None:
    """Paint a Stronghold as a line from the edge to the middle: "ANN  ♜ Bastion 5 █████░░░"."""
    palette, glyphs = ink.palette, ink.glyphs
    stronghold = f"{glyphs.stronghold} {side_name(side.fort)} "
    health = f"{side.health}"
    bar = max(BAR, side.cards)
    left_for_name = room - len(stronghold) - len(health) - 4
    name = cut(capitals(side.name), min(16, left_for_name), glyphs.ellipsis)
    bar = min(bar, left_for_name - cell_width(name))
    full = min(side.health, bar)
    pieces = [
        (name + "  ", palette.parchment),
        (stronghold, palette.gold),
        (health + " ", palette.chosen),
        (glyphs.bar_full * full, palette.gold),
        (glyphs.bar_empty * (bar - full), palette.dim),
    ]
    x = 1
    if right:
        # Read from the right edge on: the bar is at the middle, and shrinks towards it.
        pieces = [
            (glyphs.bar_empty * (bar - full), palette.dim),
            (glyphs.bar_full * full, palette.gold),
            (" " + stronghold, palette.gold),
            (health, palette.chosen),
            ("  " + name, palette.parchment),
        ]
        x = canvas.width - 1 - sum(cell_width(text) for text, _style in pieces)
    for text, style in pieces:
        canvas.text(x, y, text, style)
        x += cell_width(text)


def _card(canvas: Canvas, ink: Ink, side: SideFacts, half: int, right: bool) -> None:
    """Paint a Stronghold as a card at the edge, its name and its Health beside it."""
    palette, glyphs = ink.palette, ink.glyphs
    x = canvas.width - _CARD - 1 if right else 1
    paint_stronghold(canvas, x, 0, _CARD, canvas.height, ink, fort=side.fort, health=side.health)
    name = cut(capitals(side.name), half - _CARD - 4, glyphs.ellipsis)
    bar = min(max(BAR, side.cards), half - _CARD - 4)
    full = min(side.health, bar)
    if right:
        canvas.text(x - 2 - cell_width(name), 0, name, palette.parchment)
        canvas.hline(x - 2 - bar, 1, bar - full, glyphs.bar_empty, palette.dim)
        canvas.hline(x - 2 - full, 1, full, glyphs.bar_full, palette.gold)
    else:
        canvas.text(x + _CARD + 2, 0, name, palette.parchment)
        canvas.hline(x + _CARD + 2, 1, full, glyphs.bar_full, palette.gold)
        canvas.hline(x + _CARD + 2 + full, 1, bar - full, glyphs.bar_empty, palette.dim)
