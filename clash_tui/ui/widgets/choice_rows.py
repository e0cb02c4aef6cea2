"""A form of options: each in a row with all its choices, one of which holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_LABEL = 15
"""The fewest cells before the first choice."""
_AROUND_LABEL = 3
"""Cells around what a row is called: the cursor, and what parts it from the first choice."""
_MARK = 2
"""Cells before a choice's words, for the mark of the one that holds."""
_END = 1
"""Cells after them."""
_MORE = 1
"""Cells for the sign that there are more of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of an option.

    Attributes:
        name: What stands there.
        note: What it costs, beside it.
    """

    name: str
    note: str = ""

    @property
    def width(self) -> int:
        """The cells it takes."""
        note = 1 + cell_width(self.note) if self.note else 0
        return _MARK + cell_width(self.name) + note + _END


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One option.

    Attributes:
        label: What it is called.
        choices: All its choices.
        holds: The place of the one that holds.
        gap: Whether it stands apart from the rows above.
    """

    label: str
    choices: tuple[Choice, ...]
    holds: int
    gap: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceScene:
    """What is shown.

    Attributes:
        rows: The rows.
        cursor: The place of the row under the cursor.
        spread: How many empty lines stand between the rows.
        label: The fewest cells before the first choice.
        one_line: Whether each row has one line alone: of choices that have no room in it those
            around the one that holds are shown.
    """

    rows: tuple[ChoiceRow, ...] = ()
    cursor: int | None = None
    spread: int = 0
    label: int = _LABEL
    one_line: bool = False


class ChoiceRows(Painted):
    """Rows of choices. The screen moves the cursor; a click takes a choice."""

    DEFAULT_CSS = """
    ChoiceRows { height: 9; width: 1fr; }
    """

    @dataclass
    class Chosen(Message):
        """A choice was clicked."""

        row: int
        choice: int

    def show(self, scene: ChoiceScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def where(self, row: int, choice: int) -> Region:
        """Return where a choice stands."""
        return dict(self._places(self.size.width))[row, choice]

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the labels and the choices; the one that holds has a mark, and stands out."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        room = self._room_for_labels(width)
        labelled: set[int] = set()
        for (number, place), where in self._places(width):
            row = self._rows.rows[number]
            here, holds = number == self._rows.cursor, place == row.holds
            if number not in labelled:
                labelled.add(number)
                if here:
                    canvas.put(0, where.y, glyphs.cursor, palette.chosen)
                label = cut(row.label, room - _AROUND_LABEL, glyphs.ellipsis)
                canvas.text(2, where.y, label, palette.chosen if here else palette.muted)
            style, note = palette.text, palette.muted
            if holds:
                style = note = palette.badge if here else palette.chosen
                canvas.fill(where.x, where.y, where.width, 1, style if here else palette.sea)
                canvas.put(where.x, where.y, glyphs.bullet, style)
            choice = row.choices[place]
            x = canvas.text(where.x + _MARK, where.y, choice.name, style)
            canvas.text(x + 1, where.y, choice.note, note + Style(bold=False))
            if place == self._shown(row, width - room).start > 0:
                canvas.put(where.x - 1, where.y, glyphs.ellipsis, palette.muted)
            if place == self._shown(row, width - room).stop - 1 < len(row.choices) - 1:
                canvas.put(where.right, where.y, glyphs.ellipsis, palette.muted)
        return canvas

    def on_click(self, event: events.Click) -> None:
        """Tell which choice was clicked."""
        event.stop()
        for (row, choice), where in self._places(self.size.width):
            if where.contains(event.x, event.y):
                self.post_message(self.Chosen(row, choice))

    @property
    def _rows(self) -> ChoiceScene:
        return self._scene if isinstance(self._scene, ChoiceScene) else ChoiceScene()

    def _room_for_labels(self, width: int) -> int:
        """Return the cells before the first choice: whole words, if no line more."""
        labels = (cell_width(row.label) for row in self._rows.rows)
        widest = max(labels, default=0) + _AROUND_LABEL
        least = self._rows.label
        lines = self._lines(width, least)
        rooms = range(widest, least, -1)
        return next((room for room in rooms if self._lines(width, room) == lines), least)

    def _lines(self, width: int, room: int) -> int:
        return sum(place == 0 or where.x == room for (_, place), where in self._set(width, room))

    def _places(self, width: int) -> Iterator[tuple[tuple[int, int], Region]]:
        return self._set(width, self._room_for_labels(width))

    def _set(self, width: int, room: int) -> Iterator[tuple[tuple[int, int], Region]]:
        """Yield where each choice stands, by the places of its row and of itself.

        Choices that do not fit beside the others stand in a line below, or are not shown.
        """
        y = 0
        for number, row in enumerate(self._rows.rows):
            y += number > 0 and row.gap
            x = room
            for place in self._shown(row, width - room):
                choice = row.choices[place]
                if x + choice.width > width and place:
                    x, y = room, y + 1
                yield (number, place), Region(x, y, choice.width, 1)
                x += choice.width
            y += 1 + self._rows.spread

    def _shown(self, row: ChoiceRow, cells: int) -> range:
        """Return the places of the choices that are shown: all, or those around what holds."""
        every = range(len(row.choices))
        if not self._rows.one_line or sum(each.width for each in row.choices) <= cells:
            return every
        shown = range(row.holds, row.holds + 1)
        while True:
            wider = (range(shown.start, shown.stop + 1), range(shown.start - 1, shown.stop))
            fitting = (
                each
                for each in wider
                if each.start >= 0
                and each.stop <= len(every)
                and sum(row.choices[place].width for place in each) + _MORE <= cells
            )
            more = next(fitting, None)
            if more is None:
                return shown
            shown = more
