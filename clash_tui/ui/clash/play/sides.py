"""Both players' Strongholds as everyone at the table sees them."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_NAME = 16


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
        places = (_("plays left"), _("plays right"))
        for row, (side, place) in enumerate(zip(self._sides, places, strict=True)):
            self._paint_side(canvas, row * 2, side, place, ink)
        return canvas

    def _paint_side(self, canvas: Canvas, y: int, side: SideFacts, place: str, ink: Ink) -> None:
        palette, glyphs = ink.palette, ink.glyphs
        canvas.text(1, y, cut(side.name, _NAME, glyphs.ellipsis), palette.strong)
        canvas.text(_NAME + 2, y, cut(place, 12, glyphs.ellipsis), palette.muted)
        stronghold = _("Fort") if side.fort else _("Bastion")
        words = cut(f"{glyphs.stronghold} {stronghold}", 9, glyphs.ellipsis)
        canvas.text(_NAME + 15, y, words, palette.gold)
        x = canvas.text(_NAME + 25, y, f"{side.health:>2}", palette.chosen) + 1
        canvas.hline(x, y, side.cards, glyphs.bar_empty, palette.dim)
        canvas.hline(x, y, side.health, glyphs.bar_full, palette.gold)
