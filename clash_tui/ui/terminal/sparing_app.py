"""The base of the program on a terminal: it sends no more than what changes."""

from __future__ import annotations

from rich.console import Console, RenderableType
from textual import events
from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._compositor import CompositorUpdate
from textual.app import App
from textual.screen import Screen

from clash_tui.ui.terminal.shown import Shown


class SparingApp(App[None]):
    """An app that remembers what stands on the terminal and writes only what is to change."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = Shown()

    def on_resize(self, event: events.Resize) -> None:
        """Write all anew: a terminal may have lost what it showed, at the same size too."""
        self._shown.forget()
        # At a new size the screens are about to be drawn anyway; in the old one it would be wrong.
        if self.screen_stack and self._resize_timer is None:
            self.refresh(layout=True)

    def redraw(self) -> None:
        """Write the whole picture anew, whatever stands on the terminal."""
        self._shown.forget()
        self.refresh(layout=True)

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        if isinstance(renderable, CompositorUpdate):
            renderable = _Frame(self._shown, renderable, in_one=self._sync_available)
        super()._display(screen, renderable)

    def _begin_update(self) -> None:
        """Leave it to the frame: each piece that is written wakes the thread that writes."""

    def _end_update(self) -> None:
        """Leave it to the frame, as its beginning."""


class _Frame(CompositorUpdate):
    """An update of which only what changes is written; worked out when it is written."""

    def __init__(self, shown: Shown, update: CompositorUpdate, *, in_one: bool) -> None:
        self._shown = shown
        self._update = update
        self._in_one = in_one

    def render_segments(self, console: Console) -> str:
        """Return what to write; a terminal that can do that shows all of it at one moment."""
        written = self._shown.write(self._update, console)
        return f"{SYNC_START}{written}{SYNC_END}" if written and self._in_one else written
