"""The other player's hand: face down but for the Stronghold and the cards seen returning."""

from __future__ import annotations

from dataclasses import dataclass

from textual.geometry import Region

from clash_tui.base.cells import cell_width, clip
from clash_tui.base.i18n import _
from clash_tui.base.wording import capitals
from clash_tui.games.clash.rules.view import HeldCard, SideView
from clash_tui.ui.clash.paint.card import EDGE
from clash_tui.ui.clash.paint.health import paint_health
from clash_tui.ui.clash.paint.row import STRONGHOLD
from clash_tui.ui.clash.paint.stronghold import paint_stronghold, side_letter, side_name
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import Text, put_texts
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.card_row import CardRow

_LEFT = 26
"""Cells for the name and the side, left of the cards."""
_CARD, _BACK = 7, 2
"""Cells of a card that is face down, where three rows are high and where one is."""
_SMALL = (*((letters, 1) for letters in range(24, 1, -1)), (2, 0), (1, 0))
"""The most letters of a name in one row, and the cells between two cards."""


@dataclass(frozen=True)
class StripScene:
    """All that the strip shows."""

    side: SideView
    name: str
    is_active: bool = False
    place_override: int | None = None
    """Where the Stronghold is while it slides; None: where it lies."""
    cursor: int | None = None
    """Place of the card under the cursor; -1 is the Stronghold."""
    struck: str = ""
    """What has just hit the Stronghold, such as "−3"."""


class OpponentStrip(CardRow):
    """One row, or three with small card backs where the widget is that high."""

    DEFAULT_CSS = """
    OpponentStrip {
        height: 1;
    }
    """

    def show(
        self,
        side: SideView,
        name: str,
        is_active: bool = False,
        place_override: int | None = None,
        cursor: int | None = None,
        struck: str = "",
    ) -> None:
        """Show one side's hand; nothing happens when it is shown already."""
        self.show_scene(StripScene(side, name, is_active, place_override, cursor, struck))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the strip, and remember where every card lies."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.deep if height < 3 else palette.sea)
        self.places = []
        if isinstance(self._scene, StripScene):
            painter = _Painter(canvas, ink, self._scene)
            if height < 3:
                painter.low()
            else:
                painter.high()
            self.places = painter.places
        return canvas


class _Painter:
    """Paints one scene."""

    def __init__(self, canvas: Canvas, ink: Ink, scene: StripScene) -> None:
        self.places: list[tuple[Region, int]] = []
        self._canvas, self._ink, self._scene = canvas, ink, scene
        self._palette, self._glyphs = ink.palette, ink.glyphs
        self._side = scene.side
        place = self._side.place if scene.place_override is None else scene.place_override
        self._order: list[int] = list(range(len(self._side.hand)))
        self._order.insert(place, STRONGHOLD)
        self._health = len(self._side.hand) - place

    def low(self) -> None:
        """Paint one row: "BEN   Bastion 5  ░░ ♜B ░░ Zo"."""
        canvas = self._canvas
        x = put_side(canvas, self._ink, self._scene, self._health, canvas.width // 2) + 2
        # So many cards lose their names first, then their gaps, then their second letter.
        room = canvas.width - x - 2
        letters, gap = next(
            (size for size in _SMALL if self._small_width(*size) <= room), _SMALL[-1]
        )
        for place in self._order:
            cells = self._letters(place, letters)
            self._small(place, x, cells)
            self.places.append((Region(x, 0, cells, 1), place))
            x += cells + gap

    def _small_width(self, letters: int, gap: int) -> int:
        return sum(self._letters(place, letters) + gap for place in self._order) - gap

    def _letters(self, place: int, letters: int) -> int:
        """Return the cells for a card of which at most so many letters are shown."""
        if place == STRONGHOLD:
            return 2
        name = _name_of(self._side.hand[place])
        return min(letters, cell_width(name) if name else _BACK)

    def high(self) -> None:
        """Paint three rows: the name, small cards, and the Health where there is room."""
        canvas, palette = self._canvas, self._palette
        self._name()
        room = canvas.width - _LEFT - 1
        card, own, gap = next(
            (
                size
                for size in (
                    *((most, 11, 1) for most in range(26, 7, -1)),
                    (7, 11, 1),
                    (6, 11, 1),
                    (6, 9, 0),
                    (5, 9, 0),
                    (4, 7, 0),
                    (3, 5, 0),
                )
                if self._high_width(*size) <= room
            ),
            (2, 5, 0),
        )
        x = _LEFT
        for place in self._order:
            width = self._card_width(place, card, own)
            self._card(place, x, width)
            self.places.append((Region(x, 0, width, 3), place))
            x += width + gap
        words = _("Health") + " "
        left = canvas.width - cell_width(words) - 12
        if x + 1 <= left:
            canvas.text(left, 1, words, palette.muted)
            paint_health(canvas, left + cell_width(words), 1, self._ink, self._health, 11)

    def _high_width(self, card: int, own: int, gap: int) -> int:
        return sum(self._card_width(place, card, own) + gap for place in self._order) - gap

    def _card_width(self, place: int, card: int, own: int) -> int:
        """Return the width of a card where none is wider than ``card``: a name gets its room."""
        if place == STRONGHOLD:
            return own
        name = _name_of(self._side.hand[place])
        return min(card, max(_CARD, cell_width(name) + 2))

    def _name(self) -> None:
        canvas, palette = self._canvas, self._palette
        where = _("plays right") if self._side.player else _("plays left")
        texts = (
            Text(capitals(self._scene.name), palette.parchment, weight=1, least=3),
            Text(where, palette.muted, may_go=True),
        )
        put_texts(canvas, 1, texts, (), self._glyphs.ellipsis, x=1, width=_LEFT - 1)

    def _small(self, place: int, x: int, cells: int) -> None:
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        if place == STRONGHOLD:
            words, style = glyphs.stronghold + side_letter(self._side.fort), palette.chosen
        else:
            name = _name_of(self._side.hand[place])
            words = clip(name, cells) if name else glyphs.unseen * cells
            style = palette.parchment if name else palette.unseen
        if place == self._scene.cursor:
            style = palette.badge
        canvas.text(x, 0, words, style)

    def _card(self, place: int, x: int, width: int) -> None:
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        cursor = place == self._scene.cursor
        if place == STRONGHOLD:
            paint_stronghold(
                canvas,
                x,
                0,
                width,
                3,
                self._ink,
                fort=self._side.fort,
                health=self._health,
                cursor=cursor,
                struck=self._scene.struck,
            )
            return
        name = _name_of(self._side.hand[place])
        frame = palette.chosen if cursor else palette.frame if name else palette.unseen
        box = glyphs.heavy if cursor else glyphs.rounded
        if width < EDGE:
            canvas.vline(x, 0, 3, box.left, frame)
            words = name if name else glyphs.unseen * width
            style = palette.parchment if name else palette.unseen
            canvas.text(x + 1, 1, words, style, width - 1)
            return
        canvas.box(x, 0, width, 3, box, frame)
        inner = width - 2
        if name:
            canvas.fill(x + 1, 1, inner, 1, palette.card)
            canvas.text(x + 1, 1, cut(name, inner, glyphs.ellipsis), palette.parchment)
        else:
            canvas.hline(x + 1, 1, inner, glyphs.unseen, palette.unseen)


def put_side(canvas: Canvas, ink: Ink, scene: StripScene, health: int, width: int) -> int:
    """Put "BEN   Bastion 5" at the left of a row, in at most ``width`` cells; return its end."""
    palette = ink.palette
    struck = f" {scene.struck} " if scene.struck else ""
    texts = (
        Text(capitals(scene.name), palette.parchment, weight=1, least=3),
        Text(side_name(scene.side.fort), palette.gold, weight=2, least=2, gap=3),
        Text(str(health), palette.chosen, weight=3, gap=1),
        Text(struck, palette.alarm, weight=3),
    )
    placed = put_texts(canvas, 0, texts, (), ink.glyphs.ellipsis, width=width)
    return placed[-1].end if placed else 1


def _name_of(held: HeldCard) -> str:
    return "" if held.card is None else held.card.title
