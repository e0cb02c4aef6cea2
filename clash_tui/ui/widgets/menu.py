"""A list to choose from, with a cursor, for keyboard and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Glyphs
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import GAP, Text, put_texts
from clash_tui.ui.style.theme import Palette
from clash_tui.ui.widgets.painted import Painted


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu.

    Attributes:
        id: What ``Chosen`` tells.
        label: What stands on the left.
        note: What stands on the right: a value, a key, a remark.
        enabled: Whether it can be chosen; the cursor goes on it either way.
        heading: Whether it is only a heading, which the cursor leaps over.
        short_note: What stands for the note where both have no room: a sign, a shorter word.
    """

    id: str
    label: str
    note: str = ""
    enabled: bool = True
    heading: bool = False
    short_note: str = ""


class Menu(Painted):
    """Entries in a column. The screen moves the cursor; the mouse does so too.

    Args:
        entries: What is shown.
        gap: Empty rows between two entries.
        click_chooses: Whether one click chooses; False: only a click on the entry that is
            under the cursor already.
        id: The widget's id.
    """

    DEFAULT_CSS = """
    Menu { height: 1fr; width: 1fr; }
    """

    @dataclass
    class Pointed(Message):
        """The cursor has moved onto an entry."""

        menu: Menu
        entry: str

        @property
        def control(self) -> Menu:
            """The menu."""
            return self.menu

    @dataclass
    class Hovered(Message):
        """The mouse is on another entry, or on none."""

        menu: Menu

        @property
        def control(self) -> Menu:
            """The menu."""
            return self.menu

    @dataclass
    class Chosen(Message):
        """An entry has been chosen by a click or by ``choose``."""

        menu: Menu
        entry: str

        @property
        def control(self) -> Menu:
            """The menu."""
            return self.menu

    def __init__(
        self,
        entries: Sequence[Entry] = (),
        gap: int = 0,
        *,
        click_chooses: bool = True,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._entries = tuple(entries)
        self._gap = gap
        self._click_chooses = click_chooses
        self._cursor = self._first()
        self._top: int | None = None
        """The first entry in sight; None before the first painting."""
        self._active = True
        self._hovered: int | None = None
        self._show()

    @property
    def cursor(self) -> str | None:
        """The id of the entry under the cursor; None if there is none."""
        return self._entries[self._cursor].id if self._entries else None

    @property
    def told(self) -> str | None:
        """The id of the entry to tell about: under the mouse, else under the cursor."""
        hovered = self._hovered
        if hovered is not None and hovered < len(self._entries):
            return self._entries[hovered].id
        return self.cursor

    @property
    def hovered(self) -> bool:
        """Whether the mouse is on an entry."""
        return self._hovered is not None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is shown."""
        return self._entries

    def show(self, entries: Sequence[Entry], cursor: str | None = None) -> None:
        """Show other entries; the cursor stays on its entry, or goes on ``cursor``."""
        wanted = cursor if cursor is not None else self.cursor
        if tuple(entries) == self._entries and wanted == self.cursor:
            return
        self._entries = tuple(entries)
        places = {entry.id: place for place, entry in enumerate(self._entries)}
        fallback = min(self._cursor, max(0, len(self._entries) - 1))
        if self._entries and self._entries[fallback].heading:
            fallback = self._first()
        self._cursor = places.get(wanted, fallback) if wanted is not None else self._first()
        self._keep_in_sight()
        self._show()
        if self.styles.is_auto_width:
            self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the room that the longest entry takes with its note, where the width is auto."""
        notes = [GAP + cell_width(entry.note) if entry.note else 0 for entry in self._entries]
        labels = [cell_width(entry.label) for entry in self._entries]
        # Besides there are the cursor, and the marks for what is out of sight.
        return 5 + max((sum(both) for both in zip(labels, notes, strict=True)), default=0)

    def set_gap(self, gap: int) -> None:
        """Change how many empty rows part the entries."""
        if gap != self._gap:
            self._gap = gap
            self._show()

    def activate(self, active: bool) -> None:
        """Say whether the keys move this menu's cursor; if not, it is drawn quietly."""
        if active != self._active:
            self._active = active
            self._show()

    def move(self, step: int) -> bool:
        """Move the cursor by ``step`` entries and tell it; False at the end of the list."""
        self._hovered = None
        place = self._cursor
        direction = 1 if step > 0 else -1
        for _ in range(abs(step)):
            onward = self._next(place, direction)
            if onward is None:
                break
            place = onward
        if place == self._cursor:
            return False
        self._point(place)
        return True

    @property
    def has_cursor(self) -> bool:
        """Whether the keys move its cursor."""
        return self._active and bool(self._entries)

    def go_page(self, where: str) -> bool:
        """Move by the entries in sight ("down", "up"), or to an end ("home", "end")."""
        step = max(1, self._rows() - 1) if where in ("down", "up") else len(self._entries)
        return self.move(step if where in ("down", "end") else -step)

    def point(self, entry: str) -> None:
        """Put the cursor on an entry and tell it."""
        for place, each in enumerate(self._entries):
            if each.id == entry and not each.heading:
                self._point(place)

    def choose(self) -> None:
        """Choose the entry under the cursor, if it can be chosen."""
        if self._entries and self._entries[self._cursor].enabled:
            self.post_message(self.Chosen(self, self._entries[self._cursor].id))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the entries that are in sight, and marks where more lie above or below."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        top = self._top_now()
        if self._top is None:
            self._top = top
        for row in range(0, canvas.height, 1 + self._gap):
            place = top + row // (1 + self._gap)
            if place >= len(self._entries):
                break
            self._paint_entry(canvas, row, place, palette, glyphs)
        if top > 0:
            canvas.put(canvas.width - 1, 0, glyphs.up, palette.chosen)
        if top + self._rows() < len(self._entries):
            canvas.put(canvas.width - 1, canvas.height - 1, glyphs.down, palette.chosen)
        return canvas

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Mark the entry under the mouse."""
        place = self._place_at(event.y)
        self._hover(place)

    def on_leave(self) -> None:
        """Unmark it."""
        self._hover(None)

    def _hover(self, place: int | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self._show()
            self.post_message(self.Hovered(self))

    def on_click(self, event: events.Click) -> None:
        """Put the cursor on the entry under the mouse and choose it."""
        event.stop()
        place = self._place_at(event.y)
        if place is None:
            return
        if self._click_chooses or (place == self._cursor and self._active):
            self._point(place)
            self.choose()
        elif place == self._cursor:
            self.post_message(self.Pointed(self, self._entries[place].id))
        else:
            self._point(place)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move the cursor down."""
        event.stop()
        self.move(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move the cursor up."""
        event.stop()
        self.move(-1)

    def _paint_entry(
        self, canvas: Canvas, row: int, place: int, palette: Palette, glyphs: Glyphs
    ) -> None:
        entry = self._entries[place]
        if entry.heading:
            after = canvas.text(1, row, entry.label, palette.muted, canvas.width - 2)
            canvas.hline(after + 1, row, canvas.width - after - 2, glyphs.line, palette.frame_dim)
            return
        chosen = place == self._cursor
        label, note = self._styles(entry, chosen, place == self._hovered, palette)
        if chosen and self._active:
            canvas.fill(0, row, canvas.width, 1, palette.badge)
        if chosen:
            canvas.put(1, row, glyphs.cursor, label)
        # A note is whole where it leaves the label half the room.
        least = min(cell_width(entry.note), canvas.width // 2)
        shorter = (entry.short_note,) if entry.short_note else ()
        texts = (
            Text(entry.label, label, weight=2, least=1),
            Text(entry.note, note, weight=1, least=least, shorter=shorter),
        )
        # In the last column stand the marks for what is out of sight.
        wide = canvas.width - 2 - (len(self._entries) > self._rows())
        put_texts(canvas, row, texts[:1], texts[1:], glyphs.ellipsis, x=2, width=wide)

    def _styles(
        self, entry: Entry, chosen: bool, hovered: bool, palette: Palette
    ) -> tuple[Style, Style]:
        if chosen and self._active:
            badge = palette.badge if entry.enabled else palette.badge + Style(bold=False)
            return badge, palette.badge + Style(bold=False)
        if not entry.enabled:
            return palette.dim, palette.dim
        if chosen:
            return palette.chosen, palette.gold
        if hovered:
            return palette.strong + Style(underline=True), palette.muted
        return palette.text, palette.muted

    def _point(self, place: int) -> None:
        if place != self._cursor:
            self._cursor = place
            self._keep_in_sight()
            self._show()
            self.post_message(self.Pointed(self, self._entries[place].id))

    def _show(self) -> None:
        self.show_scene(
            (self._entries, self._gap, self._cursor, self._top, self._active, self._hovered)
        )

    def _first(self) -> int:
        for place, entry in enumerate(self._entries):
            if not entry.heading:
                return place
        return 0

    def _next(self, place: int, direction: int) -> int | None:
        place += direction
        while 0 <= place < len(self._entries):
            if not self._entries[place].heading:
                return place
            place += direction
        return None

    def _rows(self) -> int:
        """Return how many entries fit."""
        return max(1, (self.size.height + self._gap) // (1 + self._gap))

    def _keep_in_sight(self) -> None:
        # Before there is any room nothing can be in sight: the first painting chooses.
        if self.size.height:
            self._top = self._top_now()

    def _top_now(self) -> int:
        """Return the first entry in sight: as it was, but for the cursor and the room there is.

        A window that is made small and large again shows the same entries as before.
        """
        rows, top = self._rows(), self._top
        if top is None or not top - 1 <= self._cursor <= top + rows:
            # After a leap the cursor stands in the middle, with what is around it.
            top = self._cursor - rows // 2
        above = self._cursor
        while above > 0 and self._entries[above - 1].heading:
            above -= 1
        top = max(min(top, above), self._cursor - rows + 1)
        return max(0, min(top, len(self._entries) - rows))

    def _place_at(self, y: int) -> int | None:
        row, beside = divmod(y, 1 + self._gap)
        place = self._top_now() + row
        if beside or not 0 <= place < len(self._entries) or self._entries[place].heading:
            return None
        return place
