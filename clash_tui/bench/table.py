"""The table the measurements are printed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from clash_tui.base.cells import cell_width, left, right
from clash_tui.base.i18n import _


class Row(NamedTuple):
    """One measured thing, all as text; what does not apply is empty."""

    what: str
    measured: str
    beside: str = ""
    """What it is held against: the same of an app without content, or of the plain rules."""
    ratio: str = ""
    target: str = ""


def rate_row(
    what: str, name: str, now: Mapping[str, float], plain: Mapping[str, float], target: str = ""
) -> Row:
    """Return the row of a rate, beside what the plain rules give where compiled ones are used."""
    if name not in plain:
        return Row(what, f"{now[name]:,.0f}", target=target)
    ratio = f"{now[name] / plain[name]:.2f}"
    return Row(what, f"{now[name]:,.0f}", f"{plain[name]:,.0f}", ratio, target)


def write_table(rows: Iterable[Row]) -> str:
    """Write the rows below a heading, in columns."""
    heading = Row(_("what"), _("measured"), _("beside"), _("ratio"), _("target"))
    table = [heading, *rows]
    widths = [max(cell_width(row[column]) for row in table) for column in range(len(heading))]
    lines = []
    for row in table:
        cells = [left(row.what, widths[0])]
        cells += [right(cell, width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"
