"""The table the measurements are printed in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from clash_tui.base.i18n import _


class Row(NamedTuple):
    """One measured thing, all as text; what does not apply is empty."""

    what: str
    measured: str
    beside: str = ""
    """What it is held against, such as the same measured on an app without content."""
    ratio: str = ""
    target: str = ""


def write_table(rows: Iterable[Row]) -> str:
    """Write the rows below a heading, in columns."""
    heading = Row(_("what"), _("measured"), _("beside"), _("ratio"), _("target"))
    table = [heading, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(heading))]
    lines = []
    for row in table:
        cells = [row.what.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"
