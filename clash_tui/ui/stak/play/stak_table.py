"""All Staks side by side, in the order of the seats: one widget that paints them."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.geometry import Region
from textual.message import Message

from clash_tui.ui.stak.paint.column import Column, paint_column
from clash_tui.ui.stak.play.modes import Spot
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


@dataclass(frozen=True)
class TableScene:
    """All that the Staks show."""

    columns: tuple[Column, ...]


class StakTable(Painted):
    """The Staks of all seats; what is clicked or pointed at is told by seat and place."""

    DEFAULT_CSS = """
    StakTable { height: 1fr; }
    """

    class Pointed(Message):
        """The mouse is on a card, or no longer on one."""

        def __init__(self, spot: Spot | None) -> None:
            self.spot = spot
            super().__init__()

    class Chosen(Message):
        """A card was clicked."""

        def __init__(self, spot: Spot) -> None:
            self.spot = spot
            super().__init__()

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._places: list[tuple[Region, Spot]] = []
        self._pointed: Spot | None = None

    def show(self, scene: TableScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the Staks, and remember where every card lies."""
        canvas = Canvas(width, height, ink.palette.sea)
        self._places = []
        scene = self._scene
        if not isinstance(scene, TableScene) or not scene.columns:
            return canvas
        seats = len(scene.columns)
        gap = _gap(width, seats)
        each = (width - 2 * _MARGIN - gap * (seats - 1)) // seats
        card = _card_rows(height, each)
        for seat, column in enumerate(scene.columns):
            x = _MARGIN + seat * (each + gap)
            if seat and gap == _RULED:
                canvas.vline(x - 2, 0, height, ink.glyphs.upright, ink.palette.frame_dim)
            for spot in paint_column(canvas, x, each, height, column, ink, card):
                self._places.append((Region(x, spot.y, each, spot.height), (seat, spot.place)))
        return canvas

    def spot_at(self, x: int, y: int) -> Spot | None:
        """Return the card painted at a cell."""
        return next((spot for region, spot in self._places if region.contains(x, y)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another card."""
        self._point(self.spot_at(event.x, event.y))

    def on_leave(self, _event: events.Leave) -> None:
        """Tell that the mouse is on no card."""
        self._point(None)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        spot = self.spot_at(event.x, event.y)
        if spot is not None:
            self.tell(self.Chosen(spot))

    def _point(self, spot: Spot | None) -> None:
        if spot != self._pointed:
            self._pointed = spot
            self.tell(self.Pointed(spot))


_MARGIN = 1
_RULED = 3
"""The cells between two columns that have a line between them."""

_LEAST_RULED = 15
"""The cells that a column has at least where there is a line beside it."""


def _gap(width: int, seats: int) -> int:
    ruled = (width - 2 * _MARGIN - _RULED * (seats - 1)) // seats
    return _RULED if ruled >= _LEAST_RULED else 1


def _card_rows(height: int, width: int) -> int:
    """Return the rows of a top card: more where there is more room below it."""
    if width < _LEAST_TELLING:
        # What it does would not fit in any case.
        return 4 if height < _TALL else 5
    return 8 if height >= _TALL else 6 if height >= _MIDDLING else 5 if height >= _LOW else 4


_TALL, _MIDDLING, _LOW = 20, 14, 12
_LEAST_TELLING = 24
"""The cells of a column from which on a top card tells what it does."""
