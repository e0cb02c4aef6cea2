"""A button for what a dialog asks; the screen knows its keys."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted


class Button(Painted):
    """A word to click. The one that Enter presses is drawn as chosen."""

    DEFAULT_CSS = """
    Button { height: 1; width: auto; margin: 0 1; }
    """

    @dataclass
    class Pressed(Message):
        """The button was clicked."""

        button: Button

        @property
        def control(self) -> Button:
            """The button."""
            return self.button

    def __init__(
        self, label: str, *, chosen: bool = False, danger: bool = False, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._label = label
        self._chosen = chosen
        self._danger = danger
        self._hovered = False
        self._show()

    def rename(self, label: str) -> None:
        """Show another word."""
        if label != self._label:
            self._label = label
            self._show()
            self.refresh(layout=True)

    def choose(self, chosen: bool) -> None:
        """Say whether Enter presses this button."""
        self._chosen = chosen
        self._show()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of the word with its brackets."""
        return cell_width(self._label) + 6

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the word between brackets, marked when it is the chosen one."""
        palette = ink.palette
        canvas = Canvas(width, height, palette.panel)
        style = palette.text
        if self._chosen:
            style = palette.alarm if self._danger else palette.badge
        elif self._hovered:
            style = palette.strong
        mark = ink.glyphs.cursor if self._chosen else " "
        if self._hovered:
            style += Style(underline=True)
        # The brackets make it a button where there are no colours.
        canvas.text(0, 0, f"[{mark} {self._label}  ]", style)
        return canvas

    def on_mouse_move(self) -> None:
        """Mark the button under the mouse."""
        self._hovered = True
        self._show()

    def on_leave(self) -> None:
        """Unmark it."""
        self._hovered = False
        self._show()

    def on_click(self, event: events.Click) -> None:
        """Press it."""
        event.stop()
        self.post_message(self.Pressed(self))

    def _show(self) -> None:
        self.show_scene((self._label, self._chosen, self._danger, self._hovered))
