"""A small table to read: words at the left of their columns, numbers at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.geometry import Size

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Glyphs
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted


class Table(Painted):
    """A row of heads over rows of cells.

    Args:
        heads: The words over the columns.
        rows: The cells, as many in each row as there are heads.
        widths: The width of each column in cells; longer words take the room that others leave.
        signs: The names of the signs that stand for heads without room, by their columns.
    """

    DEFAULT_CSS = """
    Table { height: auto; width: 1fr; }
    """

    def __init__(
        self,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        widths: Sequence[int],
        signs: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__()
        self._heads = tuple(heads)
        self._rows = tuple(tuple(row) for row in rows)
        self._widths = tuple(widths)
        self._signs = dict(signs or {})
        self.show_scene((self._heads, self._rows))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return one row for the heads and one for each row."""
        return 1 + len(self._rows)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint heads and rows."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.panel)
        heads, widths = self._fitted(width - 1, ink.glyphs)
        for y, row in enumerate((heads, *self._rows)):
            x = 1
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True)):
                text = cut(cell, wide - 1, ink.glyphs.ellipsis)
                number = column >= len(row) - self._numbers()
                style = palette.muted if y == 0 else palette.text
                if y > 0 and column == 0:
                    style = palette.parchment
                canvas.text(x + (wide - cell_width(text) if number else 0), y, text, style)
                x += wide
        return canvas

    def _fitted(self, room: int, glyphs: Glyphs) -> tuple[tuple[str, ...], list[int]]:
        """Return heads and widths of the columns: whole words where all of them have room."""
        heads = self._heads
        widths = self._shared(heads, room)
        if sum(widths) > room and self._signs:
            signs = {column: getattr(glyphs, name) for column, name in self._signs.items()}
            heads = tuple(signs.get(column, head) for column, head in enumerate(heads))
            widths = self._shared(heads, room)
        return heads, widths if sum(widths) <= room else list(self._widths)

    def _shared(self, heads: Sequence[str], room: int) -> list[int]:
        needed = [max(map(cell_width, cells)) + 1 for cells in zip(heads, *self._rows, strict=True)]
        widths = [max(pair) for pair in zip(self._widths, needed, strict=True)]
        while sum(widths) > room:
            spare = [wide - need for wide, need in zip(widths, needed, strict=True)]
            if not any(spare):
                break
            widths[spare.index(max(spare))] -= 1
        return widths

    def _numbers(self) -> int:
        """Return how many of the last columns hold numbers only."""
        count = 0
        for column in range(len(self._heads) - 1, -1, -1):
            if not all(row[column].isdigit() for row in self._rows):
                break
            count += 1
        return count
