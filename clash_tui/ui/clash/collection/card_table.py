"""A table of cards to look through: filtered, sorted, with a cursor, for keyboard and mouse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.style import Style
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import ASCII, Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.wording import in_row
from clash_tui.games.clash.cards import Card, CardType
from clash_tui.games.clash.words.ability_styles import ability_style_name
from clash_tui.ui.clash.collection.card_filter import CardFilter, CardOrder, Column, ListedCard
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import centred, cut, without_accents
from clash_tui.ui.widgets.row_table import RowTable

_LEFT = 5
"""Cells before the first column: the cursor and the mark."""
_NAME = (16, 26)
"""Least and most cells for a name."""
_NUMBERS = {Column.COST: 6, Column.ATTACK: 4, Column.HEALTH: 4}
"""Least cells for a number."""
_SET = 16
_GAP = 2
_MORE = "+"
"""Stands where not all abilities have room; an ellipsis would look like an aura in ASCII."""
_WITH_TYPE, _WITH_SET, _WITH_TITLES = 66, 84, 76
"""The least widths at which types, sets and the full names of abilities are told."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a column stands."""

    column: Column
    x: int
    width: int

    @property
    def is_number(self) -> bool:
        return self.column in _NUMBERS


@dataclass(frozen=True, slots=True)
class _Scene:
    entries: tuple[ListedCard, ...]
    order: CardOrder
    cursor: int
    top: int
    active: bool
    hovered: int | None
    marked: frozenset[str]
    with_set: bool


class CardTable(RowTable):
    """One card a row.

    A click on the head of a column sorts by it, one more click turns the order round.
    """

    DEFAULT_CSS = """
    CardTable { height: 1fr; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """The cursor has moved onto another card; None where no card is shown."""

        table: CardTable
        card: Card | None

        @property
        def control(self) -> CardTable:
            """The table."""
            return self.table

    @dataclass
    class Chosen(Message):
        """A click on the card that was under the cursor already."""

        table: CardTable
        card: Card

        @property
        def control(self) -> CardTable:
            """The table."""
            return self.table

    @dataclass
    class Sorted(Message):
        """A click on a head has changed the order."""

        table: CardTable
        order: CardOrder

        @property
        def control(self) -> CardTable:
            """The table."""
            return self.table

    def __init__(self, cards: Iterable[ListedCard] = (), id: str | None = None) -> None:
        super().__init__(id=id)
        self._cards = tuple(cards)
        self._filter = CardFilter()
        self._order = CardOrder()
        self._shown: tuple[ListedCard, ...] = ()
        self._active = True
        self._marked: frozenset[str] = frozenset()
        self._arrange()

    # what is shown

    @property
    def cards(self) -> tuple[ListedCard, ...]:
        """All cards, shown or not."""
        return self._cards

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards the filter lets through, in their order."""
        return tuple(entry.card for entry in self._shown)

    @property
    def count(self) -> int:
        """How many cards are shown."""
        return len(self._shown)

    @property
    def has_cursor(self) -> bool:
        """Whether the keys move its cursor."""
        return self._active and super().has_cursor

    @property
    def filter(self) -> CardFilter:
        """What a card must have to be shown."""
        return self._filter

    @property
    def order(self) -> CardOrder:
        """The order of the cards."""
        return self._order

    @property
    def cursor(self) -> ListedCard | None:
        """The card under the cursor; None if no card is shown."""
        return self._shown[self._cursor] if self._shown else None

    @property
    def card_told(self) -> Card | None:
        """The card to tell about: under the mouse, else under the cursor; None if there is none."""
        return self._shown[self.told].card if self._shown else None

    def load(self, cards: Iterable[ListedCard]) -> None:
        """Show other cards."""
        self._cards = tuple(cards)
        self._arrange()

    def set_filter(self, card_filter: CardFilter) -> None:
        """Show only some of the cards; the cursor stays on its card if that one is shown."""
        if card_filter != self._filter:
            self._filter = card_filter
            self._arrange()

    def set_order(self, order: CardOrder) -> None:
        """Sort the cards; the cursor stays on its card."""
        if order != self._order:
            self._order = order
            self._arrange()

    def mark(self, card_ids: Iterable[str]) -> None:
        """Mark some of the cards, such as those that are in a deck, and only those."""
        self._marked = frozenset(card_ids)
        self.show_table()

    def activate(self, active: bool) -> None:
        """Say whether the keys move this table's cursor; if not, it is drawn quietly."""
        self._active = active
        self.show_table()

    # the cursor and the mouse

    def point(self, card_id: str) -> bool:
        """Put the cursor on a card and tell it; False if it is there or not shown."""
        for place, entry in enumerate(self._shown):
            if entry.card.id == card_id:
                return self.point_at(place)
        return False

    def tell_pointed(self) -> None:
        """Tell the screen which card the cursor is on; None if no card is shown."""
        self.post_message(self.Pointed(self, self.cursor.card if self.cursor else None))

    def click_row(self, place: int) -> None:
        """Put the cursor on a card, or choose the one it is on."""
        if place == self._cursor and self._active:
            self.post_message(self.Chosen(self, self._shown[place].card))
        elif not self.point_at(place):
            self.tell_pointed()

    def sort_at(self, x: int) -> None:
        """Sort by the head at an x, if there is one, and tell the screen."""
        for place in self._places(self.size.width):
            if place.x <= x < place.x + place.width:
                self.set_order(self._order.by(place.column))
                self.post_message(self.Sorted(self, self._order))

    # painting

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the heads, the cards in sight, and marks where more lie above or below."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.sea)
        places = self._places(width)
        self._paint_heads(canvas, places, ink)
        if not self._shown:
            nothing = _("No card is like that.")
            canvas.text(centred(nothing, width), min(2, height - 1), nothing, palette.muted)
            return canvas
        self.paint_rows(
            canvas, ink, lambda y, place: self._paint_card(canvas, y, place, places, ink)
        )
        return canvas

    def _paint_heads(self, canvas: Canvas, places: Sequence[_Place], ink: Ink) -> None:
        for place in places:
            arrow, style = "", ink.palette.muted
            if place.column is self._order.column:
                arrow = ink.glyphs.down if self._order.descending else ink.glyphs.up
                style = ink.palette.gold
            # A number's head stands at its right end, and its left one keeps a gap.
            wide = canvas.width - place.x if place is places[-1] else place.width
            room = wide - cell_width(arrow) - place.is_number
            words = place.column.head
            if place.column is Column.ABILITIES and cell_width(words) > room:
                # Two letters each tell by themselves what they are.
                words = _("codes") if cell_width(_("codes")) <= room else ""
            head = cut(words, room, ink.glyphs.ellipsis) + arrow
            x = place.x + (place.width - cell_width(head) if place.is_number else 0)
            canvas.text(x, 0, head, style)

    def _paint_card(
        self, canvas: Canvas, row: int, place: int, places: Sequence[_Place], ink: Ink
    ) -> None:
        palette, glyphs = ink.palette, ink.glyphs
        entry, here = self._shown[place], place == self._cursor
        marked = entry.card.id in self._marked
        badge = palette.badge + Style(bold=False) if here and self._active else None
        if badge is not None:
            canvas.fill(0, row, canvas.width, 1, badge)
        if here:
            canvas.put(1, row, glyphs.cursor, badge or palette.chosen)
        if marked:
            canvas.put(3, row, glyphs.bullet, badge or palette.gold)
        name = palette.chosen if here else palette.gold if marked else palette.parchment
        if place == self._hovered:
            name += Style(underline=True)
        for each in places:
            style = name if each.column is Column.NAME else _style(each.column, ink)
            if badge is not None:
                style = badge + Style(bold=each.column is Column.NAME)
            if each.column is Column.ABILITIES:
                _paint_abilities(canvas, each, row, entry, ink, badge)
                continue
            text = _cell(each, entry, ink)
            x = each.x + (each.width - cell_width(text) if each.is_number else 0)
            canvas.text(x, row, text, style)

    def _places(self, width: int) -> list[_Place]:
        """Return the columns that fit and where each stands."""
        columns = [column for column in Column if self._has_room(column, width)]
        # Before the head of a number there is a gap, behind it the arrow of the order.
        numbers = {
            column: max(least, 1 + cell_width(column.head) + (column is self._order.column))
            for column, least in _NUMBERS.items()
        }
        kind = max(cell_width(kind.title) for kind in CardType)
        fixed = {**numbers, Column.TYPE: kind + _GAP, Column.SET: _SET + _GAP}
        room = width - _LEFT - 1 - _GAP - sum(fixed.get(column, 0) for column in columns)
        name = max(_NAME[0], min(_NAME[1], room * 3 // 5))
        wide = {**fixed, Column.NAME: name, Column.ABILITIES: max(0, room - name) + _GAP}
        x, places = _LEFT, []
        for column in columns:
            gap = 0 if column in _NUMBERS or column is Column.NAME else _GAP
            places.append(_Place(column, x + gap, wide[column] - gap))
            x += wide[column]
        return places

    def _has_room(self, column: Column, width: int) -> bool:
        if column is Column.SET:
            return width >= _WITH_SET and self._has_sets
        return column is not Column.TYPE or width >= _WITH_TYPE

    # the rest

    @property
    def _has_sets(self) -> bool:
        """Whether the cards are of more than one set."""
        return len({entry.card_set.id for entry in self._cards}) > 1

    def _arrange(self) -> None:
        """Filter and sort, and keep the cursor on its card where that is still shown."""
        before = self.cursor
        let = [entry for entry in self._cards if self._filter.lets(entry)]
        self._shown = tuple(self._order.sorted(let))
        if before in self._shown:
            self._cursor = self._shown.index(before)
        else:
            self._cursor = max(0, min(self._cursor, len(self._shown) - 1))
        self.keep_in_sight()
        self.show_table()
        if self.cursor != before and self.is_running:
            self.tell_pointed()

    def show_table(self) -> None:
        """Show the table as it stands."""
        self.show_scene(
            _Scene(
                self._shown,
                self._order,
                self._cursor,
                self._top,
                self._active,
                self._hovered,
                self._marked,
                self._has_sets,
            )
        )


def shown_name(name: str, glyphs: Glyphs) -> str:
    """Return a name in the signs the terminal can show."""
    return without_accents(name) if glyphs is ASCII else name


def _style(column: Column, ink: Ink) -> Style:
    palette = ink.palette
    styles = {
        Column.COST: palette.mana,
        Column.ATTACK: palette.attack,
        Column.HEALTH: palette.health,
    }
    return styles.get(column, palette.muted)


def _cell(place: _Place, entry: ListedCard, ink: Ink) -> str:
    """Return what stands in a column; numbers are never cut."""
    card, glyphs = entry.card, ink.glyphs
    match place.column:
        case Column.COST:
            return str(card.cost)
        case Column.ATTACK:
            return str(card.attack) if card.is_creature else f"{glyphs.damage}{card.attack}"
        case Column.HEALTH:
            return glyphs.none if card.health is None else str(card.health)
        case Column.TYPE:
            return cut(card.type.title, place.width, glyphs.ellipsis)
        case Column.SET:
            return cut(shown_name(entry.card_set.title, glyphs), place.width, glyphs.ellipsis)
        case _:
            return cut(shown_name(card.title, glyphs), place.width, glyphs.ellipsis)


def _paint_abilities(
    canvas: Canvas, place: _Place, row: int, entry: ListedCard, ink: Ink, badge: Style | None
) -> None:
    """Paint the abilities in words where all of them fit, else as their codes."""
    own = len(entry.card.abilities)
    auras = [ink.glyphs.aura if number >= own else "" for number in range(len(entry.abilities))]
    parts = [f"{ability.title}" for ability in entry.abilities]
    titles = [part + aura for part, aura in zip(parts, auras, strict=True)]
    codes = [ability.code + aura for ability, aura in zip(entry.abilities, auras, strict=True)]
    in_words = canvas.width >= _WITH_TITLES and cell_width(in_row(titles)) <= place.width
    x = place.x
    for number, ability in enumerate(entry.abilities):
        text = titles[number] if in_words else codes[number]
        if x + cell_width(text) > place.x + place.width:
            at = min(x, place.x + place.width)
            canvas.put(at, row, _MORE, badge or ink.palette.muted)
            return
        style = badge or ink.palette.style(ability_style_name(ability))
        x = canvas.text(x, row, text, style) + 1
        if in_words and number < len(entry.abilities) - 1:
            canvas.put(x - 1, row, ",", badge or ink.palette.muted)
            x += 1
