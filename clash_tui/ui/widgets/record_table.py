"""A table of what is on record: sorted by any column, with a cursor, for keyboard and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.base.i18n import _
from clash_tui.records.table import Column, in_order
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.row_table import RowTable

_LEFT = 3
"""Cells before the first column, for the cursor."""
_GAPS = {100: 4, 0: 2}
"""Cells between two columns, by the least width of the table."""
_LEAST_NUMBER = 4
_LEAST_WORDS, _MOST_WORDS = 8, 30
"""Least and most cells for words."""


@dataclass(frozen=True, slots=True)
class RecordOrder:
    """The order of a table: by the column of that id."""

    column: str
    descending: bool = False


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a column stands."""

    column: Column[Any]
    number: int
    """Which column of the table it is, from 0: some have no room."""
    x: int
    width: int


class RecordTable(RowTable):
    """One player, deck or game a row, of a record or of a folder.

    A click on the head of a column sorts by it, one more click turns the order round.
    """

    DEFAULT_CSS = """
    RecordTable { height: 1fr; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """The cursor has moved onto another row."""

    @dataclass
    class Chosen(Message):
        """A click on the row that was under the cursor already."""

    @dataclass
    class Sorted(Message):
        """A click on a head has changed the order."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: tuple[Column[Any], ...] = ()
        self._rows: tuple[Any, ...] = ()
        self._cells: tuple[tuple[str, ...], ...] = ()
        self._wanted_widths: tuple[int, ...] = ()
        self._order = RecordOrder("")

    # what is shown

    @property
    def columns(self) -> tuple[Column[Any], ...]:
        """The columns."""
        return self._columns

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows, in their order."""
        return self._rows

    @property
    def count(self) -> int:
        """How many rows there are."""
        return len(self._rows)

    @property
    def order(self) -> RecordOrder:
        """The order of the rows."""
        return self._order

    @property
    def cursor(self) -> Any:
        """The row under the cursor; None if there is none."""
        return self._rows[self._cursor] if self._rows else None

    @property
    def row_told(self) -> Any:
        """The row to tell about: under the mouse, else under the cursor; None if there is none."""
        return self._rows[self.told] if self._rows else None

    def load(self, columns: Sequence[Column[Any]], rows: Sequence[Any], order: RecordOrder) -> None:
        """Show other rows, with the cursor on the first."""
        self._columns, self._rows = tuple(columns), tuple(rows)
        self._cursor = self._top = 0
        self._order = order
        self._arrange()

    def refill(self, rows: Sequence[Any]) -> None:
        """Show other rows in the same order; the cursor stays on its row or at its place."""
        before, place = self.cursor, self._cursor
        self._rows = tuple(rows)
        self._cursor = 0
        self._arrange()
        stays = before in self._rows
        self._cursor = self._rows.index(before) if stays else min(place, max(0, self.count - 1))
        self.keep_in_sight()
        self.show_table()

    def sort_by(self, column: str) -> None:
        """Sort by a column: numbers fall first, words rise; asked for again, the reverse."""
        falls = next(each.number for each in self._columns if each.id == column)
        if column == self._order.column:
            falls = not self._order.descending
        self._order = RecordOrder(column, falls)
        at_cursor = self.cursor
        self._arrange()
        if at_cursor is not None:
            self._cursor = self._rows.index(at_cursor)
        self.keep_in_sight()
        self.show_table()

    # the cursor and the mouse

    def tell_pointed(self) -> None:
        """Tell the screen that the cursor has moved."""
        self.post_message(self.Pointed())

    def click_row(self, place: int) -> None:
        """Put the cursor on a row, or choose the one it is on."""
        if not self.point_at(place):
            self.post_message(self.Chosen())

    def sort_at(self, x: int) -> None:
        """Sort by the head at an x, if there is one, and tell the screen."""
        for place in self._places(self.size.width):
            if place.x <= x < place.x + place.width:
                self.sort_by(place.column.id)
                self.post_message(self.Sorted())

    # painting

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the heads, the rows in sight, and marks where more lie above or below."""
        canvas = Canvas(width, height, ink.palette.sea)
        places = self._places(width)
        self._paint_heads(canvas, places, ink)
        self.paint_rows(canvas, ink, lambda y, row: self._paint_row(canvas, y, row, places, ink))
        return canvas

    def _paint_heads(self, canvas: Canvas, places: Sequence[_Place], ink: Ink) -> None:
        for place in places:
            arrow, style = "", ink.palette.muted
            if place.column.id == self._order.column:
                arrow = ink.glyphs.down if self._order.descending else ink.glyphs.up
                style = ink.palette.gold
            room = place.width - cell_width(arrow)
            head = cut(_(place.column.head), room, ink.glyphs.ellipsis) + arrow
            x = place.x + (place.width - cell_width(head) if place.column.number else 0)
            canvas.text(x, 0, head, style)

    def _paint_row(
        self, canvas: Canvas, y: int, row: int, places: Sequence[_Place], ink: Ink
    ) -> None:
        palette, here = ink.palette, row == self._cursor
        if here:
            canvas.fill(0, y, canvas.width, 1, palette.badge)
            canvas.put(1, y, ink.glyphs.cursor, palette.badge)
        for number, place in enumerate(places):
            style = palette.parchment if number == 0 else palette.text
            if here:
                style = palette.badge + Style(bold=number == 0)
            elif number == 0 and row == self._hovered:
                style += Style(underline=True)
            text = cut(self._cells[row][place.number], place.width, ink.glyphs.ellipsis)
            x = place.x + (place.width - cell_width(text) if place.column.number else 0)
            canvas.text(x, y, text, style)

    def _places(self, width: int) -> list[_Place]:
        """Return where each column stands; the longest words give way where room is scarce.

        Those of columns that give way come first.
        """
        shown = [
            number for number, column in enumerate(self._columns) if width >= column.from_width
        ]
        columns = [self._columns[number] for number in shown]
        widths = [self._wanted_widths[number] for number in shown]
        words = [
            place for place, column in enumerate(columns) if not column.number and not column.whole
        ]
        gap = next(gap for least, gap in _GAPS.items() if width >= least)
        # In the last column stand the marks for what is out of sight.
        margin = 1 if self.count <= self._rows_in_sight else 2
        least = sum(
            min(wide, _LEAST_WORDS) if place in words else wide for place, wide in enumerate(widths)
        )
        while gap > 1 and _LEFT + least + gap * (len(widths) - 1) + margin > width:
            gap -= 1
        room = width - _LEFT - margin - gap * (len(widths) - 1)
        while sum(widths) > room:
            able = [place for place in words if widths[place] > _LEAST_WORDS]
            if not able:
                break
            first = [place for place in able if columns[place].gives_way]
            widths[max(first or able, key=lambda place: widths[place])] -= 1
        if words and sum(widths) < room:
            name = words[0]
            widths[name] = max(widths[name], min(_MOST_WORDS, widths[name] + room - sum(widths)))
        x, places = _LEFT, []
        for number, column, wide in zip(shown, columns, widths, strict=True):
            places.append(_Place(column, number, x, wide))
            x += wide + gap
        return places

    # the rest

    def _arrange(self) -> None:
        column = next(each for each in self._columns if each.id == self._order.column)
        self._rows = in_order(self._rows, column, descending=self._order.descending)
        self._cells = tuple(tuple(each.text(row) for each in self._columns) for row in self._rows)
        self._wanted_widths = tuple(
            max(
                # The head has an arrow behind it while the table is sorted by it.
                cell_width(_(each.head)) + 1,
                _LEAST_NUMBER,
                *(cell_width(cells[place]) for cells in self._cells),
            )
            for place, each in enumerate(self._columns)
        )
        self.show_table()

    def show_table(self) -> None:
        """Show the table as it stands."""
        self.show_scene((self._cells, self._order, self._cursor, self._top, self._hovered))
