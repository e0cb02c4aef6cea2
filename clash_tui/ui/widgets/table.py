"""A small table to read: words at the left of their columns, numbers at the right."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Size

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted


class Table(Painted):
    """A row of heads over rows of cells.

    Args:
        heads: The words over the columns.
        rows: The cells, as many in each row as there are heads.
        widths: The width of each column in cells.
    """

    DEFAULT_CSS = """
    Table { height: auto; width: 1fr; }
    """

    def __init__(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], widths: Sequence[int]
    ) -> None:
        super().__init__()
        self._heads = tuple(heads)
        self._rows = tuple(tuple(row) for row in rows)
        self._widths = tuple(widths)
        self.show_scene((self._heads, self._rows))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return one row for the heads and one for each row."""
        return 1 + len(self._rows)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint heads and rows."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.panel)
        for y, row in enumerate((self._heads, *self._rows)):
            x = 1
            for column, (cell, wide) in enumerate(zip(row, self._widths, strict=True)):
                text = cut(cell, wide - 1, ink.glyphs.ellipsis)
                number = column >= len(row) - self._numbers()
                style = palette.muted if y == 0 else palette.text
                if y > 0 and column == 0:
                    style = palette.parchment
                canvas.text(x + (wide - cell_width(text) if number else 0), y, text, style)
                x += wide
        return canvas

    def _numbers(self) -> int:
        """Return how many of the last columns hold numbers only."""
        count = 0
        for column in range(len(self._heads) - 1, -1, -1):
            if not all(row[column].isdigit() for row in self._rows):
                break
            count += 1
        return count
