"""Text to read: paragraphs of styled words, wrapped to the width there is, and scrolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar

from textual import events
from textual.geometry import Size

from clash_tui.base.cells import cell_width, clip, rest
from clash_tui.base.clean_text import UNSHOWABLE
from clash_tui.base.paragraphs import Paragraph, Run
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.line import GAP
from clash_tui.ui.widgets.painted import Painted

_Word = tuple[str, str]
_Line = tuple[_Word, ...]


@lru_cache(maxsize=4096)
def wrapped(text: Paragraph, width: int) -> tuple[_Line, ...]:
    """Break a paragraph into lines of at most ``width`` cells, each of styled pieces.

    A word longer than a line is broken.
    """
    lines: list[list[_Word]] = [[]]
    used = 0
    for word, style in _words(text.runs):
        indent = text.indent if len(lines) > 1 else 0
        if word == " " and used == 0:
            continue
        if used + cell_width(word) > width - indent and used > 0:
            while lines[-1] and lines[-1][-1][0] == " ":
                lines[-1].pop()
            lines.append([])
            used, indent = 0, text.indent
            if word == " ":
                continue
        while cell_width(word) > width - indent > 0:
            first = clip(word, width - indent)
            lines[-1].append((first or UNSHOWABLE, style))
            # A wide letter that no line has room for must not wait for one for ever.
            word = rest(word, width - indent if first else cell_width(word[:1]))
            lines.append([])
            indent = text.indent
        lines[-1].append((word, style))
        used += cell_width(word)
    return tuple(map(tuple, lines))


def _words(runs: Iterable[Run]) -> Iterator[_Word]:
    """Part runs into words and the single spaces between them."""
    for text, style in runs:
        for number, word in enumerate(text.split(" ")):
            if number:
                yield " ", style
            if word:
                yield word, style


class Prose(Painted):
    """Paragraphs on the screen; what does not fit is reached with ``scroll_by`` and the wheel."""

    DEFAULT_CSS = """
    Prose { height: auto; width: 1fr; }
    """

    at_end: ClassVar[bool] = False
    """Whether another text is shown from its end."""

    def __init__(
        self,
        text: Iterable[Paragraph] = (),
        ground: str = "sea",
        pad: int = 1,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._text = tuple(text)
        self._ground = ground
        self._pad = pad
        self._top: int | None = None if self.at_end else 0
        """The first line in sight; None: the end is."""
        self._placed: tuple[tuple[Paragraph, ...], int] | None = None
        """For which text and width ``_all_lines`` are."""
        self._all_lines: list[tuple[int, _Line, str]] = []
        self._show()

    def show(self, text: Iterable[Paragraph]) -> None:
        """Show another text from its first line; nothing happens when it is the same."""
        new = tuple(text)
        if new == self._text:
            return
        self._text = new
        self._top = None if self.at_end else 0
        self._show()
        if self.styles.is_auto_height:
            self.refresh(layout=True)

    def scroll_by(self, lines: int) -> bool:
        """Move the text by a number of lines; False where there is no more."""
        top, last = self._place(self.size.height, self.rows)
        wanted = max(0, min(last, top + lines))
        if wanted == top:
            return False
        self._top = wanted
        self._show()
        return True

    def go_page(self, where: str) -> bool:
        """Move by most of the lines in sight ("down", "up"), or to an end ("home", "end")."""
        step = max(1, self.size.height - 1) if where in ("down", "up") else self.rows
        return self.scroll_by(step if where in ("down", "end") else -step)

    @property
    def rows(self) -> int:
        """How many rows the text needs at the present width."""
        return len(self._lines(self.size.width))

    def fits(self, text: Paragraph) -> bool:
        """Say whether a paragraph alone would all be in sight, once there is any room."""
        return self.fit((text,))

    def fit(self, text: Iterable[Paragraph]) -> bool:
        """Say whether some paragraphs would all be in sight, once there is any room."""
        room = max(1, self.size.width - 2 * self._pad)
        return sum(len(wrapped(each, room)) for each in text) <= self.size.height

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many rows the whole text takes."""
        return len(self._lines(width))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the lines in sight, and marks where there are more."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.style(self._ground))
        lines = self._lines(width)
        top, last = self._place(height, len(lines))
        for row, (x, line, tail) in enumerate(lines[top : top + height]):
            for word, style in line:
                x = canvas.text(x, row, word, palette.style(style))
            at_right = width - self._pad - cell_width(tail)
            if tail and x + GAP <= at_right:
                canvas.text(at_right, row, tail, palette.muted)
        if top > 0:
            canvas.put(width - 1, 0, ink.glyphs.up, palette.chosen)
        if top < last:
            canvas.put(width - 1, height - 1, ink.glyphs.down, palette.chosen)
        return canvas

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Move on in the text."""
        if self.scroll_by(2):
            event.stop()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Move back in the text."""
        if self.scroll_by(-2):
            event.stop()

    def _place(self, height: int, rows: int) -> tuple[int, int]:
        """Return the first line in sight, and which one that is when the end is."""
        last = max(0, rows - height)
        return (last if self._top is None else min(self._top, last)), last

    def _lines(self, width: int) -> list[tuple[int, _Line, str]]:
        """Return all lines with the x at which each begins, and what stands at its right end."""
        if self._placed != (self._text, width):
            self._placed = (self._text, width)
            self._all_lines = self._laid_out(max(1, width - 2 * self._pad))
        return self._all_lines

    def _laid_out(self, room: int) -> list[tuple[int, _Line, str]]:
        placed: list[tuple[int, _Line, str]] = []
        for text in self._text:
            for number, line in enumerate(wrapped(text, room)):
                x = self._pad + (text.indent if number else 0)
                if text.centred:
                    x = self._pad + (room - sum(cell_width(word) for word, __ in line)) // 2
                placed.append((x, line, "" if number else text.tail))
        return placed

    def _show(self) -> None:
        self.show_scene((self._text, self._top))
