"""A small picture of how the board looks with the settings that hold."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.ui.clash.paint.card import CardState, paint_card
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted

_CARDS = ("ogre", "shaman")
_MANA = (4, 7)


class Sample(Painted):
    """Two cards, mana and Health."""

    DEFAULT_CSS = """
    Sample { width: 30; height: 11; }
    """

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the sample."""
        from clash_tui.games.clash.cards import default_catalog

        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.island)
        for place, name in enumerate(_CARDS):
            state = CardState(cursor=place == 0)
            card = default_catalog().card(name)
            paint_card(canvas, 2 + place * 13, 1, 12, 7, card, ink, state)
        have, gained = _MANA
        x = canvas.text(2, 8, _("mana") + " ", palette.muted)
        x = canvas.text(x, 8, glyphs.mana_full * have, palette.mana)
        x = canvas.text(x, 8, glyphs.mana_empty * (gained - have), palette.mana)
        canvas.text(x + 1, 8, f"{have}/{gained}", palette.mana)
        x = canvas.text(2, 9, _("Health") + " ", palette.muted)
        x = canvas.text(x, 9, glyphs.bar_full * 5, palette.gold)
        x = canvas.text(x, 9, glyphs.bar_empty * 3, palette.dim)
        canvas.text(x + 1, 9, "5", palette.chosen)
        return canvas
