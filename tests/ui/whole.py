"""Which texts on a screen are cut, read in the pseudo-language: what has no » behind its «."""

import re

from textual.screen import Screen

from clash_tui.base.pseudo import MARKS
from clash_tui.ui.widgets.painted import Painted
from clash_tui.ui.widgets.prose import Prose

_OPEN, _CLOSED = MARKS
_CUT = re.compile(rf"{_OPEN}[^{_CLOSED}]*…(?!{_CLOSED})")
_FACE = re.compile("[│┆┃║]([^│┆┃║]*)(?=[│┆┃║])")


def cut_texts(screen: Screen) -> list[str]:
    """Return the rows of a screen that have cut texts, each with the widget they stand in."""
    found = []
    for widget in screen.query(Painted):
        if widget.display and widget.region.area:
            found += [f"{type(widget).__name__}: {row}" for row in cut_rows(rows_of(widget))]
    return found


def rows_of(widget: Painted) -> list[str]:
    """Return what a widget says, with what it would say when it is scrolled."""
    if isinstance(widget, Prose):
        said = widget._lines(widget.size.width)
        return ["".join(word for word, _style in line) + " " + tail for _x, line, tail in said]
    return [row.strip() for row in widget._painting.canvas.lines()]


def cut_rows(rows: list[str]) -> list[str]:
    """Return the rows of a widget in which a text is cut."""
    cut = [row for row in rows if _CUT.search(row)]
    whole = "".join(row for row in rows if row not in cut)
    if not cut and whole.count(_OPEN) != whole.count(_CLOSED):
        cut += [row for row in rows if row.count(_OPEN) != row.count(_CLOSED)]
    return cut
