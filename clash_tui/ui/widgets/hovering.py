"""The base of widgets with cards side by side or in rows, which tell what the mouse is on."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.message import Message

from clash_tui.ui.widgets.painted import Painted


class Hovering(Painted):
    """A widget whose cards each have a place; the screen tells about the one under the mouse."""

    @dataclass
    class Hovered(Message):
        """The mouse has come to another card, or to none."""

        widget: Hovering
        place: int | None

    _under_mouse: int | None = None

    def place_at(self, x: int, y: int) -> int | None:
        """Return the place of the card at a cell; None where there is none."""
        raise NotImplementedError

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes to another card."""
        self._hover(self.place_at(event.x, event.y))

    def on_leave(self) -> None:
        """Tell that the mouse is on no card."""
        self._hover(None)

    def _hover(self, place: int | None) -> None:
        if place != self._under_mouse:
            self._under_mouse = place
            self.post_message(self.Hovered(self, place))
