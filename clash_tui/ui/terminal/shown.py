"""What stands on the terminal now, and the least that must be written to show something else.

Textual paints whole regions, on a change of screen several times the whole terminal. Over a slow
line every byte is felt, so only the cells that look otherwise than before are sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len, split_graphemes
from rich.color import ColorSystem
from rich.console import Console
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.strip import Strip

from clash_tui.ui.terminal.sgr import PLAIN, Look, change, look_of

_BRIDGED = 3
"""How many unchanged cells are written again rather than passed over by moving the cursor."""

_UNKNOWN = "\0"
"""The sign of a cell of which nobody knows what stands there."""

_REST = ""
"""The sign of the second cell of a wide character."""

_MOST_REMEMBERED = 4096
"""How many strips are remembered as cells."""


class _Cells(NamedTuple):
    """A piece of a row: the sign and the look of each cell."""

    signs: list[str]
    looks: list[Look]


class _Laid(NamedTuple):
    """A part of a strip that is to stand in a row, from column ``x`` on."""

    x: int
    strip: Strip
    first: int
    """The first cell of the strip that is laid."""
    last: int
    """The cell of the strip before which it ends."""


class _Row:
    """A row of the terminal, and which of its columns were changed since it was last written."""

    __slots__ = ("changed", "looks", "signs")

    def __init__(self, width: int) -> None:
        self.signs = [_UNKNOWN] * width
        self.looks = [PLAIN] * width
        self.changed: list[int] = []

    def forget(self) -> None:
        """Take the row for unknown."""
        self.signs = [_UNKNOWN] * len(self.signs)

    def lay(self, x: int, cells: _Cells) -> None:
        """Lay cells on the row; what would stand beyond its end is left out."""
        signs, looks = cells
        end = x + len(signs)
        if end > len(self.signs):
            end = len(self.signs)
            signs, looks = signs[: end - x], looks[: end - x]
        old_signs, old_looks = self.signs[x:end], self.looks[x:end]
        if old_signs == signs and old_looks == looks:
            return
        pairs = zip(old_signs, signs, old_looks, looks, strict=True)
        self.changed += [
            column for column, (a, b, c, d) in enumerate(pairs, x) if a != b or c is not d
        ]
        self.signs[x:end], self.looks[x:end] = signs, looks
        if _REST in old_signs or _REST in self.signs[x : end + 1]:
            self._mend_wide(x, old_signs)

    def _mend_wide(self, x: int, before: list[str]) -> None:
        """Leave no half of a wide character, and write both halves where one has changed.

        Args:
            x: The column from which on was laid.
            before: The signs that stood there.
        """
        changed = set(self.changed)
        end = min(len(self.signs), x + len(before) + 1)
        for column in range(max(0, x - 1), end):
            sign = self.signs[column]
            lead = self.signs[column - 1] if column else ""
            follows = column + 1 < len(self.signs) and self.signs[column + 1] == _REST
            is_half = cell_len(lead) < 2 if sign == _REST else cell_len(sign) == 2 and not follows
            if is_half:
                self.signs[column] = " "
                changed.add(column)
        for column, sign in enumerate(before, x):
            if column and _REST in (sign, self.signs[column]) and changed & {column, column - 1}:
                changed |= {column, column - 1}
        self.changed = sorted(changed)

    def runs(self) -> Iterator[tuple[int, int]]:
        """Yield the columns to write, each run to before its second number."""
        columns, self.changed = self.changed, []
        first = last = columns[0]
        for column in columns:
            if column > last + 1 + _BRIDGED:
                yield first, last + 1
                first = column
            last = max(last, column)
        yield first, last + 1


class Shown:
    """Knows what was written, and turns Textual's updates into what is to be written."""

    def __init__(self) -> None:
        self._width = 0
        self._rows: list[_Row] = []
        self._cells: dict[int, tuple[Strip, _Cells]] = {}

    def forget(self) -> None:
        """Take the terminal for unknown: the next whole picture is written whole."""
        for row in self._rows:
            row.forget()

    def write(self, update: CompositorUpdate, console: Console) -> str:
        """Return what to write so that the terminal shows an update, and remember it."""
        if isinstance(update, LayoutUpdate):
            self._take_size(update.region.right, update.region.bottom)
            laid = _laid_of_layout(update)
        elif isinstance(update, ChopsUpdate):
            laid = _laid_of_chops(update)
        else:
            self.forget()
            return update.render_segments(console)
        return self._written(laid, console._color_system)

    def _take_size(self, width: int, height: int) -> None:
        if (width, height) != (self._width, len(self._rows)):
            self._width = width
            self._rows = [_Row(width) for _row in range(height)]

    def _written(self, laid: Iterator[tuple[int, list[_Laid]]], colours: ColorSystem | None) -> str:
        pieces: list[str] = []
        look = PLAIN
        for y, parts in laid:
            if y >= len(self._rows):
                continue
            row = self._rows[y]
            for x, strip, first, last in parts:
                cells = self._cells_of(strip, colours)
                if first or last < len(cells.signs):
                    cells = _Cells(cells.signs[first:last], cells.looks[first:last])
                row.lay(x, cells)
            if row.changed:
                for run in row.runs():
                    look = _write_run(pieces, row, y, run, look)
        if look is not PLAIN:
            pieces.append("\x1b[m")
        return "".join(pieces)

    def _cells_of(self, strip: Strip, colours: ColorSystem | None) -> _Cells:
        """Return the cells of a strip; what is painted again and again is taken apart once."""
        known = self._cells.get(id(strip))
        if known is not None:
            return known[1]
        cells = _Cells([], [])
        for text, style, control in strip:
            if not control and text:
                signs = _signs(text)
                cells.signs.extend(signs)
                cells.looks.extend([look_of(style, colours)] * len(signs))
        if len(self._cells) >= _MOST_REMEMBERED:
            self._cells.clear()
        # The strip is kept too: its number would be given to another one else.
        self._cells[id(strip)] = strip, cells
        return cells


def _write_run(pieces: list[str], row: _Row, y: int, columns: tuple[int, int], look: Look) -> Look:
    """Write a run of cells; return the look in which the terminal writes then."""
    first, last = columns
    pieces.append(f"\x1b[{y + 1};{first + 1}H")
    signs = row.signs
    for x, wanted in enumerate(row.looks[first:last], first):
        if wanted is not look:
            pieces.append(change(look, wanted))
            look = wanted
        sign = signs[x]
        pieces.append(sign if sign != _UNKNOWN else " ")
        if len(sign) != 1 and x + 1 < last and signs[x + 1] != _REST:
            # Terminals do not agree on the width of such signs, and what follows must not move.
            pieces.append(f"\x1b[{x + 2}G")
    return look


def _signs(text: str) -> list[str]:
    """Return the signs of a text, one for each cell it takes."""
    if text.isascii() or cell_len(text) == len(text):
        return list(text)
    cells: list[str] = []
    for start, end, width in split_graphemes(text)[0]:
        sign = text[start:end]
        if width:
            cells += [sign, *[_REST] * (width - 1)]
    return cells


def _laid_of_layout(update: LayoutUpdate) -> Iterator[tuple[int, list[_Laid]]]:
    """Yield each row of a whole picture with the strips on it."""
    for y, line in enumerate(update.strips, update.region.y):
        x = update.region.x
        parts = []
        for strip in line:
            parts.append(_Laid(x, strip, 0, strip.cell_length))
            x += strip.cell_length
        yield y, parts


def _laid_of_chops(update: ChopsUpdate) -> Iterator[tuple[int, list[_Laid]]]:
    """Yield each row of a part with the parts of strips on it."""
    for y, left, right in update.spans:
        parts = []
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x < right and end > left:
                first = max(0, left - x)
                parts.append(_Laid(x + first, strip, first, min(end, right) - x))
        yield y, parts
