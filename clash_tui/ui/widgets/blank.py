"""Places for other widgets, which show nothing themselves: drawn from lines that are kept."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style
from textual.containers import Horizontal, Vertical
from textual.filter import ANSIToTruecolor
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


def blank_lines(widget: Widget, crop: Region) -> list[Strip] | None:
    """Return the rows of a widget that shows its ground alone, behind others.

    Textual draws such a one anew with each change of what lies on it, and with each key that costs
    as much as all that has changed. None for one with a frame or a margin.
    """
    if widget.styles.gutter or widget.opacity != 1.0:
        return None
    _under, background = widget.background_colors
    row = blank_row(crop.width, Style.from_color(bgcolor=background.rich_color))
    for each in widget.get_line_filters():
        if not isinstance(each, ANSIToTruecolor):
            row = row.apply_filter(each, background)
    return [row] * crop.height


class Column(Vertical):
    """Widgets one below the other."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return blank rows."""
        return blank_lines(self, crop) or super().render_lines(crop)


class Row(Horizontal):
    """Widgets side by side."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return blank rows."""
        return blank_lines(self, crop) or super().render_lines(crop)


@lru_cache(maxsize=256)
def blank_row(width: int, style: Style) -> Strip:
    """Return a blank row: always the same one, so that what is worked out of it is kept too."""
    return Strip.blank(width, style)
