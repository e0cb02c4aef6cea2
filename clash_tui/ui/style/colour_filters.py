"""Which filters all that is drawn passes, for the terminal and the theme there are."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.color import Color
from textual.filter import LineFilter, Monochrome, NoColor
from textual.theme import Theme

from clash_tui.ui.style.depth import CONSOLE, Depth, Terminal, depth_of, terminal_of

if TYPE_CHECKING:
    from clash_tui.ui.style.readable import Readable

_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


class ColourFilters:
    """Adds to an app's filters what its terminal needs; it is asked what that is only once."""

    def __init__(self, app: App[Any]) -> None:
        self._depth = depth_of(os.environ, app.console.color_system)
        self._terminal = terminal_of(os.environ)
        self._made: dict[str, Readable] = {}

    def of(self, theme: Theme, filters: Sequence[LineFilter]) -> Sequence[LineFilter]:
        """Return all filters, those that Textual has given first."""
        if self._depth is Depth.TRUE or (theme.ansi and self._depth is Depth.INDEXED):
            return filters
        made = self._made.get(theme.name)
        if made is None:
            made = self._made[theme.name] = readable(theme, self._depth, self._terminal)
        # Grey is a colour too.
        kept = [each for each in filters if not isinstance(each, Monochrome | NoColor)]
        return [*kept, made]


def readable(theme: Theme, depth: Depth, terminal: Terminal) -> Readable:
    """Return the filter that keeps a theme readable on a terminal."""
    # A terminal with all colours, as most have, starts without it.
    from clash_tui.ui.style.readable import Readable

    if theme.ansi:
        screen = _BLACK if theme.dark or terminal is CONSOLE else _WHITE
        return Readable(depth, terminal, screen, own=True)
    background = theme.to_color_system().generate() | theme.variables
    return Readable(depth, terminal, Color.parse(background["background"]).rgb)
