"""The base of tables painted by hand: rows under a line of heads, one of them under a cursor."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from textual import events
from textual.message import Message

from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class RowTable(Painted):
    """A table with one entry a row. The screen moves the cursor; the mouse does so too."""

    class Hovered(Message):
        """The mouse is on another row, or on none."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._cursor = 0
        """The row under the cursor, from 0."""
        self._top = 0
        """The first row in sight."""
        self._hovered: int | None = None
        """The row under the mouse."""

    # what a table says about itself

    @property
    @abstractmethod
    def count(self) -> int:
        """How many rows there are."""

    @abstractmethod
    def tell_pointed(self) -> None:
        """Tell the screen that the cursor has moved."""

    @abstractmethod
    def sort_at(self, x: int) -> None:
        """Sort by the head at an x, if there is one, and tell the screen."""

    @abstractmethod
    def click_row(self, place: int) -> None:
        """Do what a click on a row is for."""

    @abstractmethod
    def show_table(self) -> None:
        """Show the table as it stands."""

    # what the base does with it

    def move(self, step: int) -> bool:
        """Move the cursor by ``step`` rows and tell it; False at the end."""
        self._hovered = None
        return self.point_at(max(0, min(self.count - 1, self._cursor + step)))

    def page(self, step: int) -> bool:
        """Move the cursor by as many rows as are in sight, ``step`` times."""
        return self.move(step * max(1, self._rows_in_sight - 1))

    @property
    def has_cursor(self) -> bool:
        """Whether the keys move its cursor."""
        return self.count > 0

    def go_page(self, where: str) -> bool:
        """Move by the rows in sight ("down", "up"), or to an end ("home", "end")."""
        if where in ("down", "up"):
            return self.page(1 if where == "down" else -1)
        return self.move(self.count if where == "end" else -self.count)

    def point_at(self, place: int) -> bool:
        """Put the cursor on a row and tell it; False if it is there."""
        if place == self._cursor or not self.count:
            return False
        self._cursor = place
        self.keep_in_sight()
        self.show_table()
        self.tell_pointed()
        return True

    @property
    def hovered(self) -> bool:
        """Whether the mouse is on a row."""
        return self._hovered is not None and self._hovered < self.count

    @property
    def told(self) -> int:
        """The row that is to be told about: under the mouse, else under the cursor."""
        hovered = self._hovered
        return hovered if hovered is not None and hovered < self.count else self._cursor

    def keep_in_sight(self) -> None:
        """Let the row under the cursor be in sight."""
        # Before there is any room nothing can be in sight: the first painting chooses.
        if self.size.height:
            self._top = self._top_now(self._rows_in_sight)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Mark the row under the mouse."""
        self._hover(self._place_at(event.y))

    def on_leave(self) -> None:
        """Unmark it."""
        self._hover(None)

    def on_click(self, event: events.Click) -> None:
        """Sort by the head under the mouse, or do what a click on a row is for."""
        event.stop()
        place = self._place_at(event.y)
        if event.y == 0:
            self.sort_at(event.x)
        elif place is not None:
            self.click_row(place)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move the cursor down."""
        event.stop()
        self.move(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move the cursor up."""
        event.stop()
        self.move(-1)

    def paint_rows(self, canvas: Canvas, ink: Ink, paint_row: Callable[[int, int], None]) -> None:
        """Paint the rows in sight, and marks where more lie above or below.

        Args:
            canvas: What is painted on.
            ink: What it is painted with.
            paint_row: Paints a row, from 0, into a line of the canvas; the line comes first.
        """
        palette, glyphs = ink.palette, ink.glyphs
        rows = max(1, canvas.height - 1)
        top = self._top_now(rows)
        for y, place in enumerate(range(top, min(top + rows, self.count)), start=1):
            paint_row(y, place)
        if top > 0:
            canvas.put(canvas.width - 1, 1, glyphs.up, palette.chosen)
        if top + rows < self.count:
            canvas.put(canvas.width - 1, canvas.height - 1, glyphs.down, palette.chosen)

    @property
    def _rows_in_sight(self) -> int:
        return max(1, self.size.height - 1)

    def _top_now(self, rows: int) -> int:
        """Return the first row in sight: as it was, but for the cursor and the room there is."""
        top = self._top
        if not top - 1 <= self._cursor <= top + rows:
            top = self._cursor - rows // 2
        top = max(min(top, self._cursor), self._cursor - rows + 1)
        return max(0, min(top, self.count - rows))

    def _hover(self, place: int | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self.show_table()
            self.post_message(self.Hovered())

    def _place_at(self, y: int) -> int | None:
        place = self._top_now(self._rows_in_sight) + y - 1
        return place if y > 0 and 0 <= place < self.count else None
