"""The least an app made with Textual can do for the board's keys: the same regions, ready-made.

It is played through once, unseen, and what each key shows is kept as lines. The app then shows
those lines at the same places and has the same regions painted anew, without any game behind it:
what it takes is Textual's own, and the limit for the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from textual import events
from textual._compositor import ChopsUpdate
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from clash_tui.base.settings import Settings
from clash_tui.bench.board_app import BoardApp
from clash_tui.bench.keys import ROUND_KEYS
from clash_tui.bench.terminal import COLUMNS, ROWS
from clash_tui.games.clash.cards import default_catalog
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.widgets.painted import Painted

Picture = dict[int, list[Strip]]
"""The lines of each widget, by its number."""


@dataclass
class Recorded:
    """What the board showed.

    Attributes:
        places: Where each widget stands.
        pictures: What they showed at first, and after each key of a round.
        painted: The regions of the screen that were painted anew for each key.
    """

    places: list[Region] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    painted: list[list[Region]] = field(default_factory=list)


class _WatchedBoard(BoardApp):
    """A board that tells which regions it paints anew."""

    painted: list[Region]

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        if isinstance(renderable, ChopsUpdate):
            self.painted += [Region(x, y, end - x, 1) for y, x, end in renderable.spans]
        super()._display(screen, renderable)


async def record() -> Recorded:
    """Play a round of keys on the board, unseen."""
    app = _WatchedBoard(Settings(animation="off"), seed=0)
    app.painted = []
    recorded = Recorded()
    async with app.run_test(size=(COLUMNS, ROWS)) as pilot:
        await pilot.pause(1)
        await pilot.press("enter")
        await pilot.pause(0.2)
        board = app.screen
        if not isinstance(board, BoardScreen):
            raise TypeError(f"the bench expected the board, not {type(board).__name__}")
        widgets = [each for each in board.walk_children() if isinstance(each, Painted)]
        recorded.places = [each.region for each in widgets]
        recorded.pictures.append(_lines_of(widgets))
        for key in ROUND_KEYS:
            app.painted = []
            await pilot.press(key)
            await pilot.pause(0.1)
            recorded.pictures.append(_lines_of(widgets))
            recorded.painted.append(app.painted)
    return recorded


def _lines_of(widgets: Sequence[Widget]) -> Picture:
    return {
        number: widget.render_lines(Region(0, 0, *widget.size)) if widget.region else []
        for number, widget in enumerate(widgets)
    }


class Lines(Widget):
    """Shows ready-made lines."""

    DEFAULT_CSS = "Lines { position: absolute; }"

    def __init__(self, place: Region, lines: list[Strip]) -> None:
        super().__init__()
        self.place = place
        self.lines = lines
        self.styles.offset = (place.x, place.y)
        self.styles.width, self.styles.height = place.size

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the lines as they are."""
        lines = self.lines[crop.y : crop.bottom]
        if crop.column_span != (0, self.place.width):
            lines = [strip.crop(*crop.column_span) for strip in lines]
        return lines


class ReadyApp(App[None]):
    """Shows what was recorded, one picture further with each key."""

    def __init__(self, recorded: Recorded) -> None:
        super().__init__()
        self._recorded = recorded
        self._number = 0
        self._lines = [
            Lines(place, recorded.pictures[0][number])
            for number, place in enumerate(recorded.places)
        ]

    def compose(self) -> ComposeResult:
        """Compose what has a place on the screen."""
        yield from (each for each in self._lines if each.place)

    def on_key(self, _event: events.Key) -> None:
        """Show what the next key of the round shows."""
        painted = self._recorded.painted[self._number]
        self._number += 1
        picture = self._recorded.pictures[self._number]
        for number, lines in enumerate(self._lines):
            lines.lines = picture[number]
            inside = [part.intersection(lines.place) for part in painted]
            parts = [
                part.translate(Offset(-lines.place.x, -lines.place.y)) for part in inside if part
            ]
            if parts:
                lines.refresh(*parts)
        self._number %= len(self._recorded.painted)


if __name__ == "__main__":
    default_catalog()
    ReadyApp(asyncio.run(record())).run()
