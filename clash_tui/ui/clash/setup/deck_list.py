"""A growing deck as a list: whose it is, each card in a row, and the places still empty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.games.clash.cards import Ability, Card
from clash_tui.ui.clash.paint.ability_codes import ability_style
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.hovering import Hovering

_COST = 4
"""Cells before the name: the cursor's mark and the cost."""
_NAME, _MOST_NAME = 16, 26
"""Least and most cells for a name where the values stand behind it."""
_VALUES = 6
_MANY_CODES = 16
"""Room for the codes of most cards, before names get more than they need."""
_CODES = 9
"""The least room for the codes of abilities; below it they are left out."""


@dataclass(frozen=True, slots=True)
class DeckListScene:
    """What a deck list shows.

    Attributes:
        owner: The owner's name.
        shorter: What stands there where the name has no room.
        cards: The cards, in the order they are listed in.
        size: How many cards the deck is to have.
        columns: In how many columns they stand, filled one after the other.
        active: Whether it is the owner's turn.
        cursor: The place of the card under the cursor, None for none.
    """

    owner: str = ""
    cards: tuple[Card, ...] = ()
    size: int = 8
    columns: int = 1
    active: bool = False
    cursor: int | None = None
    shorter: str = ""

    @property
    def rows(self) -> int:
        """How many cards stand below each other."""
        return -(-self.size // self.columns)


class DeckList(Hovering):
    """A head with the owner and the count, and a row for each card."""

    DEFAULT_CSS = """
    DeckList { height: 9; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """A click on a card."""

        deck_list: DeckList
        place: int

        @property
        def control(self) -> DeckList:
            """The list."""
            return self.deck_list

    def show(self, scene: DeckListScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the head and the rows."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        scene = self._deck
        self._head(canvas, scene, ink)
        for place in range(scene.size):
            where = self.where(place, width)
            if place >= len(scene.cards):
                canvas.put(where.x + 3, where.y, glyphs.dot, palette.dim)
                continue
            if place == scene.cursor:
                canvas.put(where.x, where.y, glyphs.cursor, palette.chosen)
            self._card_row(canvas, where, scene.cards[place], place == scene.cursor, ink)
        return canvas

    def where(self, place: int, width: int) -> Region:
        """Return where the row of a card stands in a list of that width."""
        column, row = divmod(place, self._deck.rows)
        wide = width // self._deck.columns
        return Region(column * wide, row + 1, wide, 1)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        event.stop()
        place = self.place_at(event.x, event.y)
        if place is not None:
            self.post_message(self.Pointed(self, place))

    def place_at(self, x: int, y: int) -> int | None:
        """Return the place of the card in whose row a cell lies."""
        width, places = self.size.width, range(len(self._deck.cards))
        return next((place for place in places if self.where(place, width).contains(x, y)), None)

    @property
    def _deck(self) -> DeckListScene:
        return self._scene if isinstance(self._scene, DeckListScene) else DeckListScene()

    def _head(self, canvas: Canvas, scene: DeckListScene, ink: Ink) -> None:
        palette = ink.palette
        count = f"{len(scene.cards)}/{scene.size}"
        room = canvas.width - cell_width(count) - 5
        owner = scene.owner
        if cell_width(owner) > room and scene.shorter:
            owner = scene.shorter
        name = cut(owner, room, ink.glyphs.ellipsis)
        if scene.active:
            canvas.text(0, 0, f" {name} ", palette.badge)
        else:
            canvas.text(1, 0, name, palette.strong)
        canvas.text(cell_width(name) + 3, 0, count, palette.muted)

    def _card_row(self, canvas: Canvas, where: Region, card: Card, chosen: bool, ink: Ink) -> None:
        palette, glyphs = ink.palette, ink.glyphs
        left, y, width = where.x, where.y, where.width
        canvas.text(left + 1, y, f"{card.cost:>2}", palette.mana)
        wide = width >= _COST + _NAME + _VALUES
        name = max(_NAME, min(_MOST_NAME, width - _COST - _VALUES - _MANY_CODES))
        room = name - 1 if wide else width - _COST - 1
        style = palette.chosen if chosen else palette.parchment
        canvas.text(left + _COST, y, cut(card.title, room, glyphs.ellipsis), style)
        if not wide:
            return
        x = left + _COST + name
        if card.is_creature:
            after = canvas.text(x, y, f"{card.attack}", palette.attack)
            after = canvas.text(after, y, "/", palette.muted)
            canvas.text(after, y, f"{card.health}", palette.health)
        else:
            canvas.text(x, y, f"{glyphs.damage}{card.attack}", palette.attack)
        x += _VALUES
        if where.right - x < _CODES:
            return
        for code, ability in _codes(card, glyphs.aura):
            if x + cell_width(code) > where.right:
                canvas.put(where.right - 1, y, glyphs.ellipsis, palette.muted)
                break
            x = canvas.text(x, y, code, ability_style(ability, palette)) + 1


def by_cost(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return cards in the order of a deck list: the cheap ones first, then by name."""
    return tuple(sorted(cards, key=lambda card: (card.cost, card.title)))


def _codes(card: Card, aura: str) -> list[tuple[str, Ability]]:
    plain = [(each.code, each) for each in card.abilities]
    return plain + [(each.code + aura, each) for each in card.auras]
