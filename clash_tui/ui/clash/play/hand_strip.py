"""A hand in one row, by the names of its cards: for screens without room for their faces."""

from __future__ import annotations

from textual.geometry import Region

from clash_tui.ui.clash.paint.row import STRONGHOLD
from clash_tui.ui.clash.paint.stronghold import side_letter
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip, StripScene, put_side
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut

_LONGEST = 24
"""Cells of the longest name of a card."""


class HandStrip(OpponentStrip):
    """Like the other player's strip, but as much of each name as there is room for."""

    DEFAULT_CSS = """
    HandStrip { height: 1; }
    """

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the strip; where it is higher than a row, as the other player's."""
        scene = self._scene
        if height >= 3 or not isinstance(scene, StripScene):
            return super().paint(ink, width, height)
        canvas = Canvas(width, height, ink.palette.deep)
        self.places = _paint_row(canvas, ink, scene)
        return canvas


def _paint_row(canvas: Canvas, ink: Ink, scene: StripScene) -> list[tuple[Region, int]]:
    """Paint "ANN   Bastion 5   Troll Baron ♜B Zombie"; return where each card lies."""
    palette, glyphs, side = ink.palette, ink.glyphs, scene.side
    place = side.place if scene.place_override is None else scene.place_override
    x = put_side(canvas, ink, scene, len(side.hand) - place, canvas.width // 2) + 2
    order = list(range(len(side.hand)))
    order.insert(place, STRONGHOLD)
    room = (canvas.width - x - 4) // max(1, len(side.hand)) - 1
    wide = max(1, min(_LONGEST, room))
    gap = 1 if room > 0 else 0
    places = []
    for each in order:
        if each == STRONGHOLD:
            words, style = glyphs.stronghold + side_letter(side.fort), palette.chosen
        else:
            card = side.hand[each].card
            words = cut(card.title, wide, glyphs.ellipsis) if card else glyphs.unseen * min(2, wide)
            style = palette.parchment if card else palette.unseen
        if each == scene.cursor:
            style = palette.badge
        after = canvas.text(x, 0, words, style)
        places.append((Region(x, 0, after - x, 1), each))
        x = after + gap
    return places
