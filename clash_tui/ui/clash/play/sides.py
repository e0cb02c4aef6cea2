"""Both players' Strongholds as everyone at the table sees them."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _
from clash_tui.ui.clash.paint.stronghold import side_name
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_NAME, _PLACE, _STRONGHOLD = 16, 12, 9
"""The least cells of the columns."""


@dataclass(frozen=True, slots=True)
class SideFacts:
    """What is public of one player (R4, R5).

    Attributes:
        name: The player's name.
        fort: Whether the Fort is up; False: the Bastion.
        health: The cards right of the Stronghold.
        cards: The cards in hand, without the Stronghold.
    """

    name: str
    fort: bool
    health: int
    cards: int


class Sides(Painted):
    """One row for each player: name, side, which Stronghold is up, and its Health as a bar."""

    DEFAULT_CSS = """
    Sides { height: 3; width: 1fr; }
    """

    def __init__(self, sides: tuple[SideFacts, SideFacts], id: str | None = None) -> None:
        super().__init__(id=id)
        self._sides = sides
        self.show_scene(sides)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint A's row, an empty one and B's."""
        canvas = Canvas(width, height, ink.palette.panel)
        palette, glyphs = ink.palette, ink.glyphs
        places = (_("plays left"), _("plays right"))
        strongholds = [f"{glyphs.stronghold} {side_name(side.fort)}" for side in self._sides]
        names = [cut(side.name, _NAME, glyphs.ellipsis) for side in self._sides]
        xs = [1, _NAME + 2]
        for least, words in ((_PLACE, places), (_STRONGHOLD, strongholds)):
            xs.append(xs[-1] + max(least, *map(cell_width, words)) + 1)
        for row, side in enumerate(self._sides):
            styles = (palette.strong, palette.muted, palette.gold)
            texts = (names[row], places[row], strongholds[row])
            for x, text, style in zip(xs, texts, styles, strict=False):
                canvas.text(x, row * 2, text, style)
            _paint_health(canvas, xs[-1], row * 2, side, ink)
        return canvas


def _paint_health(canvas: Canvas, x: int, y: int, side: SideFacts, ink: Ink) -> None:
    palette, glyphs = ink.palette, ink.glyphs
    x = canvas.text(x, y, f"{side.health:>2}", palette.chosen) + 1
    canvas.hline(x, y, side.cards, glyphs.bar_empty, palette.dim)
    canvas.hline(x, y, side.health, glyphs.bar_full, palette.gold)
