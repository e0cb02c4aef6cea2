"""A table of what is on record: sorted by any column, with a cursor, for keyboard and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from textual import events
from textual.message import Message

from clash_tui.i18n import _
from clash_tui.records.table import Column, in_order
from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.paint.words import cut
from clash_tui.ui.widgets.painted import Painted

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
    x: int
    width: int


class RecordTable(Painted):
    """One player, deck or game a row. The screen moves the cursor; the mouse does so too.

    A click on the head of a column sorts by it, one more click turns the order round.
    """

    DEFAULT_CSS = """
    RecordTable { height: 1fr; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """The cursor has moved onto another row."""

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
        self._cursor = 0
        self._top = 0
        self._hovered: int | None = None

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
    def order(self) -> RecordOrder:
        """The order of the rows."""
        return self._order

    @property
    def cursor(self) -> Any:
        """The row under the cursor; None if there is none."""
        return self._rows[self._cursor] if self._rows else None

    def load(self, columns: Sequence[Column[Any]], rows: Sequence[Any], order: RecordOrder) -> None:
        """Show other rows, with the cursor on the first."""
        self._columns, self._rows = tuple(columns), tuple(rows)
        self._cursor = self._top = 0
        self._order = order
        self._arrange()

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
        self._top = self._top_now(self._rows_in_sight())
        self._show()

    # moving

    def move(self, step: int) -> bool:
        """Move the cursor by ``step`` rows and tell it; False at the end."""
        return self._point(max(0, min(len(self._rows) - 1, self._cursor + step)))

    def page(self, step: int) -> bool:
        """Move the cursor by as many rows as are in sight, ``step`` times."""
        return self.move(step * max(1, self._rows_in_sight() - 1))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Mark the row under the mouse."""
        self._hover(self._place_at(event.y))

    def on_leave(self) -> None:
        """Unmark it."""
        self._hover(None)

    def on_click(self, event: events.Click) -> None:
        """Sort by the head under the mouse, or put the cursor on a row."""
        event.stop()
        place = self._place_at(event.y)
        if event.y == 0:
            self._sort_at(event.x)
        elif place is not None:
            self._point(place)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move the cursor down."""
        event.stop()
        self.move(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move the cursor up."""
        event.stop()
        self.move(-1)

    # painting

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the heads, the rows in sight, and marks where more lie above or below."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        places = self._places(width)
        self._paint_heads(canvas, places, ink)
        rows = max(1, height - 1)
        top = self._top_now(rows)
        for y, place in enumerate(range(top, min(top + rows, len(self._rows))), start=1):
            self._paint_row(canvas, y, place, places, ink)
        if top > 0:
            canvas.put(width - 1, 1, glyphs.up, palette.chosen)
        if top + rows < len(self._rows):
            canvas.put(width - 1, height - 1, glyphs.down, palette.chosen)
        return canvas

    def _paint_heads(self, canvas: Canvas, places: Sequence[_Place], ink: Ink) -> None:
        for place in places:
            head, style = _(place.column.head), ink.palette.muted
            if place.column.id == self._order.column:
                head += ink.glyphs.down if self._order.descending else ink.glyphs.up
                style = ink.palette.gold
            x = place.x + (place.width - len(head) if place.column.number else 0)
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
            text = cut(self._cells[row][number], place.width, ink.glyphs.ellipsis)
            x = place.x + (place.width - len(text) if place.column.number else 0)
            canvas.text(x, y, text, style)

    def _places(self, width: int) -> list[_Place]:
        """Return where each column stands; the longest words give way where room is scarce."""
        widths = list(self._wanted_widths)
        words = [place for place, column in enumerate(self._columns) if not column.number]
        gap = next(gap for least, gap in _GAPS.items() if width >= least)
        room = width - _LEFT - 1 - gap * (len(widths) - 1)
        while sum(widths) > room:
            longest = max(words, key=lambda place: widths[place])
            if widths[longest] <= _LEAST_WORDS:
                break
            widths[longest] -= 1
        if words and sum(widths) < room:
            first = words[0]
            widths[first] = max(widths[first], min(_MOST_WORDS, widths[first] + room - sum(widths)))
        x, places = _LEFT, []
        for column, wide in zip(self._columns, widths, strict=True):
            places.append(_Place(column, x, wide))
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
                len(_(each.head)) + 1,
                _LEAST_NUMBER,
                *(len(cells[place]) for cells in self._cells),
            )
            for place, each in enumerate(self._columns)
        )
        self._show()

    def _point(self, place: int) -> bool:
        if place == self._cursor or not self._rows:
            return False
        self._cursor = place
        self._top = self._top_now(self._rows_in_sight())
        self._show()
        self.post_message(self.Pointed())
        return True

    def _hover(self, place: int | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self._show()

    def _sort_at(self, x: int) -> None:
        for place in self._places(self.size.width):
            if place.x <= x < place.x + place.width:
                self.sort_by(place.column.id)
                self.post_message(self.Sorted())

    def _rows_in_sight(self) -> int:
        return max(1, self.size.height - 1)

    def _top_now(self, rows: int) -> int:
        """Return the first row in sight: as it was, but for the cursor and the room there is."""
        top = max(min(self._top, self._cursor), self._cursor - rows + 1)
        return max(0, min(top, len(self._rows) - rows))

    def _place_at(self, y: int) -> int | None:
        place = self._top_now(self._rows_in_sight()) + y - 1
        return place if y > 0 and 0 <= place < len(self._rows) else None

    def _show(self) -> None:
        self.show_scene((self._cells, self._order, self._cursor, self._top, self._hovered))
