"""The inspect panel: what the cursor is on, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from textual import events
from textual.geometry import Size

from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class Paragraph(NamedTuple):
    """One paragraph of styled text; an empty one is a blank row."""

    style: str
    """Name of a style of the palette."""
    text: str
    lead: str = ""
    """Stands before the text, which is indented by it, such as an ability's code."""
    lead_style: str = "gold"
    tail: str = ""
    """Stands at the right end of the first row, if it has room."""


@dataclass(frozen=True)
class InspectText:
    """What the panel says."""

    paragraphs: tuple[Paragraph, ...] = ()

    @classmethod
    def of(cls, paragraphs: Iterable[Paragraph | tuple[str, str]]) -> InspectText:
        """Return the text made of paragraphs or of plain pairs of a style's name and a text."""
        return cls(tuple(Paragraph(*each) for each in paragraphs))


_MARGIN = 1


class TextPanel(Painted):
    """Paragraphs wrapped at the panel's width; ``scroll_by`` and the wheel reach all of them.

    Another text of another length is no reason to lay the screen out anew: the panel scrolls by
    itself, and marks where there is more.
    """

    DEFAULT_CSS = """
    TextPanel { background: $panel; }
    """

    at_end = False
    """Whether new text is shown from its end."""

    def __init__(
        self,
        *,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(name=name, id=id, classes=classes)
        self._paragraphs: tuple[Paragraph, ...] = ()
        self._wrapped: tuple[tuple[Paragraph, ...], int] | None = None
        self._lines: list[_Line] = []
        self._top: int | None = 0
        """The first row in sight; None: the end is."""

    def show_paragraphs(self, paragraphs: tuple[Paragraph, ...]) -> None:
        """Show the paragraphs; nothing happens when they are shown already."""
        if paragraphs == self._paragraphs:
            return
        self._paragraphs = paragraphs
        self._top = None if self.at_end else 0
        self.show_scene((paragraphs, self._top))

    def scroll_by(self, rows: int) -> None:
        """Move the text up by a number of rows, as far as there is more."""
        last = self._last
        top = last if self._top is None else min(self._top, last)
        self._top = max(0, min(last, top + rows))
        self.show_scene((self._paragraphs, self._top))

    @property
    def rows(self) -> int:
        """How many rows the text needs at the present width."""
        return len(self._lines_at(self.size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many rows the whole text takes."""
        return len(self._lines_at(width))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the rows in sight, and marks where there are more."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.panel)
        lines, last = self._lines_at(width), self._last
        top = last if self._top is None else min(self._top, last)
        for y, line in enumerate(lines[top : top + height]):
            each = line.paragraph
            x = _MARGIN
            if line.first and each.lead:
                canvas.text(x, y, each.lead, palette.style(each.lead_style))
            canvas.text(x + line.indent, y, line.text, palette.style(each.style))
            if line.first and each.tail:
                left = width - _MARGIN - len(each.tail)
                if left > x + line.indent + len(line.text):
                    canvas.text(left, y, each.tail, palette.muted)
        if top > 0:
            canvas.put(width - 1, 0, glyphs.up, palette.chosen)
        if top < last:
            canvas.put(width - 1, height - 1, glyphs.down, palette.chosen)
        return canvas

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move on in the text."""
        event.stop()
        self.scroll_by(2)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move back in the text."""
        event.stop()
        self.scroll_by(-2)

    @property
    def _last(self) -> int:
        """The first row in sight when the end is."""
        return max(0, self.rows - self.size.height)

    def _lines_at(self, width: int) -> list[_Line]:
        if self._wrapped != (self._paragraphs, width):
            self._wrapped = (self._paragraphs, width)
            room = width - 2 * _MARGIN
            self._lines = [line for each in self._paragraphs for line in _wrap(each, room)]
        return self._lines


class InspectPanel(TextPanel):
    """Explains whatever the cursor or the mouse is on."""

    def show(self, text: InspectText) -> None:
        """Show the text from its beginning; nothing happens when it is shown already."""
        self.show_paragraphs(text.paragraphs)


class _Line(NamedTuple):
    paragraph: Paragraph
    text: str
    indent: int
    first: bool


@lru_cache(maxsize=1024)
def _wrap(paragraph: Paragraph, width: int) -> tuple[_Line, ...]:
    indent = len(paragraph.lead) + 1 if paragraph.lead else 0
    rows = wrap(paragraph.text, max(8, width - indent)) or [""]
    return tuple(_Line(paragraph, row, indent, place == 0) for place, row in enumerate(rows))
