"""The solo opponent: its pile with the Stronghold below, its discard, its coming mana."""

from __future__ import annotations

from rich.style import Style
from textual.geometry import Region

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _, ngettext
from clash_tui.base.wording import capitals
from clash_tui.games.clash.rules.view import PileView
from clash_tui.games.clash.words.pile_words import coming, known_ends
from clash_tui.ui.clash.paint.row import STRONGHOLD
from clash_tui.ui.clash.paint.stronghold import paint_stronghold, side_name
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip, StripScene
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.style.words import cut

DISCARD = -2
"""The place that stands for the discard."""

_MOST_BACKS = 12
_MOST_KNOWN = 28
"""Cells for the names of known cards beside the pile."""


class PileStrip(OpponentStrip):
    """One row, or three with the cards drawn; shows the same scene as a hand's strip."""

    DEFAULT_CSS = """
    PileStrip {
        height: 1;
    }
    """

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the strip, and remember where the pile and the discard lie."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep if height < 3 else palette.sea)
        self.places = []
        scene = self._scene
        if isinstance(scene, StripScene) and scene.side.pile is not None:
            painter = _Painter(canvas, ink, scene, scene.side.pile)
            if height < 3:
                painter.low()
            else:
                painter.high()
            self.places = painter.places
        return canvas


class _Painter:
    """Paints one scene."""

    def __init__(self, canvas: Canvas, ink: Ink, scene: StripScene, pile: PileView) -> None:
        self.places: list[tuple[Region, int]] = []
        self._canvas, self._ink, self._scene, self._pile = canvas, ink, scene, pile
        self._palette, self._glyphs = ink.palette, ink.glyphs

    def low(self) -> None:
        """Paint one row."""
        canvas, palette, scene = self._canvas, self._palette, self._scene
        known = f" {self._glyphs.dot} ".join(each for each in known_ends(self._pile) if each)
        pile = Text(
            f"{side_name(scene.side.fort)} {self._cards()}",
            self._style(STRONGHOLD, palette.chosen),
            weight=5,
        )
        discard = Text(
            self._discard(),
            self._style(DISCARD, palette.text),
            weight=1,
            shorter=(self._discard(named=False),),
            gap=3,
        )
        texts = (
            Text(capitals(scene.name), palette.parchment, weight=3, least=6),
            pile,
            Text(f" {scene.struck} " if scene.struck else "", palette.alarm, weight=6, gap=1),
            discard,
            Text(known, palette.parchment, least=8, may_go=True, gap=3),
        )
        comes = (Text(coming(self._pile), palette.mana, weight=4),)
        for each in put_texts(canvas, 0, texts, comes, self._glyphs.ellipsis):
            if each.source in (pile, discard):
                place = STRONGHOLD if each.source is pile else DISCARD
                self.places.append((Region(each.x, 0, each.end - each.x, 1), place))

    def high(self) -> None:
        """Paint three rows: the name, the pile, the discard, the coming mana."""
        canvas, palette, glyphs, scene = self._canvas, self._palette, self._glyphs, self._scene
        x = 2
        wide = max(cell_width(coming(self._pile)), 20)
        name = cut(capitals(scene.name), wide, glyphs.ellipsis)
        canvas.text(x, 0, name, palette.parchment)
        canvas.text(x, 1, self._cards(), palette.text)
        canvas.text(x, 2, coming(self._pile), palette.mana)
        x += wide + 2
        paint_stronghold(
            canvas,
            x,
            0,
            11,
            3,
            self._ink,
            fort=scene.side.fort,
            health=self._pile.size,
            cursor=scene.cursor == STRONGHOLD,
            struck=scene.struck,
        )
        # One back for every two cards: a pile is high, not wide.
        backs = min(_MOST_BACKS, (self._pile.size + 1) // 2)
        for back in range(backs):
            canvas.text(x + 12 + back, 0, glyphs.rounded.top_right, palette.unseen)
            canvas.text(x + 12 + back, 1, glyphs.rounded.right, palette.unseen)
            canvas.text(x + 12 + back, 2, glyphs.rounded.bottom_right, palette.unseen)
        self.places.append((Region(x, 0, 12 + backs, 3), STRONGHOLD))
        x = self._known(x + 13 + backs, x + 12 + _MOST_BACKS + 3)
        words = self._discard()
        if cell_width(words) + 4 > canvas.width - x - 1:
            words = self._discard(named=False)
        width = min(cell_width(words) + 4, canvas.width - x - 1)
        if width < 6:
            return
        on = scene.cursor == DISCARD
        box, frame = (glyphs.heavy, palette.chosen) if on else (glyphs.rounded, palette.frame)
        canvas.box(x, 0, width, 3, box, frame)
        canvas.text(x + 2, 1, cut(words, width - 4, glyphs.ellipsis), palette.text)
        self.places.append((Region(x, 0, width, 3), DISCARD))

    def _known(self, x: int, discard: int) -> int:
        """Name the known cards beside the pile's ends; return where the discard begins."""
        most = 0
        for row, words in zip((0, 2), known_ends(self._pile), strict=True):
            shown = cut(words, _MOST_KNOWN, self._glyphs.ellipsis)
            self._canvas.text(x, row, shown, self._palette.parchment)
            most = max(most, cell_width(shown))
        return max(discard, x + most + 2)

    def _style(self, place: int, style: Style) -> Style:
        return self._palette.badge if self._scene.cursor == place else style

    def _cards(self) -> str:
        size = self._pile.size
        return ngettext("{n} card", "{n} cards", size).format(n=size)

    def _discard(self, *, named: bool = True) -> str:
        discard = self._pile.discard
        if not discard:
            return _("no discard")
        if not named:
            return _("discard {n}").format(n=len(discard))
        return _("discard {n}: {card}").format(n=len(discard), card=discard[-1].title)
