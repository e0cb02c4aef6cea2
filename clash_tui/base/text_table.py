"""Rows of words as lines of plain text, each column as wide as the widest of its cells."""

from collections.abc import Collection, Sequence

from clash_tui.base.cells import cell_width, left, right

_GAP = "  "


def in_columns(rows: Sequence[Sequence[str]], numbers: Collection[int] = ()) -> list[str]:
    """Return each row as a line.

    Args:
        rows: The cells, as many in each row.
        numbers: The columns whose cells stand at the right, from 0.
    """
    widths = [max(map(cell_width, column)) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(
            right(cell, wide) if place in numbers else left(cell, wide)
            for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
