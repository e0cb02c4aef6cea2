"""Comma-separated values that a spreadsheet reads as what they are: text stays text."""

import csv
import io
from collections.abc import Iterable

from clash_tui.base.clean_text import clean

_COMPUTED = tuple("=+-@\t\r\n＝＋－＠")
"""What a cell begins with that a spreadsheet would compute, and so could be made to run."""

_AS_TEXT = "'"
"""What makes a cell text in every spreadsheet."""


def csv_text(rows: Iterable[Iterable[object]]) -> str:
    """Return rows as lines of comma-separated values; nothing in a text is an order.

    A text that would be computed gets an apostrophe before it; numbers stay as they are.
    """
    content = io.StringIO()
    writer = csv.writer(content, lineterminator="\n")
    for row in rows:
        writer.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return content.getvalue()


def _harmless(cell: str) -> str:
    marked = f"{_AS_TEXT}{cell}" if cell.startswith(_COMPUTED) else cell
    return clean(marked)
