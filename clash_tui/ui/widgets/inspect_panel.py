"""The inspect panel: what the cursor is on, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink, ink_for


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


class TextPanel(ScrollView):
    """Paragraphs wrapped at the panel's width, scrolled where they are longer than it."""

    DEFAULT_CSS = """
    TextPanel {
        background: $panel;
        scrollbar-size-vertical: 1;
        overflow-x: hidden;
        overflow-y: auto;
    }
    """

    ALLOW_SELECT = False
    can_focus = False
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
        self._rows: list[_Line] = []
        self._strips: list[Strip] = []
        self._painted: Ink | None = None

    def show_paragraphs(self, paragraphs: tuple[Paragraph, ...]) -> None:
        """Show the paragraphs; nothing happens when they are shown already."""
        if paragraphs == self._paragraphs:
            return
        self._paragraphs = paragraphs
        self._fit()
        if self.at_end:
            self.scroll_end(animate=False)
        else:
            self.scroll_home(animate=False)
        self.refresh()

    @property
    def rows(self) -> int:
        """How many rows the text needs at the present width."""
        return len(self._rows)

    def on_resize(self) -> None:
        """Wrap the text anew."""
        self._fit()

    def render_line(self, y: int) -> Strip:
        """Return one row of what is scrolled to."""
        ink = ink_for(self.app)
        self._fit()
        if self._painted is not ink:
            self._strips = self._paint(ink)
            self._painted = ink
        row = y + self.scroll_offset.y
        if row < len(self._strips):
            return self._strips[row]
        return Strip.blank(self.size.width, ink.palette.panel)

    def _fit(self) -> None:
        width = self.scrollable_content_region.width
        if width <= 0 or self._wrapped == (self._paragraphs, width):
            return
        self._wrapped = (self._paragraphs, width)
        room = width - 2 * _MARGIN
        self._rows = [line for each in self._paragraphs for line in _lines(each, room)]
        self._painted = None
        self.virtual_size = Size(width, len(self._rows))

    def _paint(self, ink: Ink) -> list[Strip]:
        width = self.scrollable_content_region.width
        palette = ink.palette
        canvas = Canvas(width, len(self._rows), palette.panel)
        for y, line in enumerate(self._rows):
            each = line.paragraph
            x = _MARGIN
            if line.first and each.lead:
                canvas.text(x, y, each.lead, palette.style(each.lead_style))
            canvas.text(x + line.indent, y, line.text, palette.style(each.style))
            if line.first and each.tail:
                left = width - _MARGIN - len(each.tail)
                if left > x + line.indent + len(line.text):
                    canvas.text(left, y, each.tail, palette.muted)
        return canvas.strips()


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


def _lines(paragraph: Paragraph, width: int) -> list[_Line]:
    indent = len(paragraph.lead) + 1 if paragraph.lead else 0
    rows = wrap(paragraph.text, max(8, width - indent)) or [""]
    return [_Line(paragraph, row, indent, place == 0) for place, row in enumerate(rows)]
