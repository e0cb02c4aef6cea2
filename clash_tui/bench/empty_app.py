"""The least an app made with Textual can be: one line of text, which counts the keys."""

from __future__ import annotations

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

READY = "no key yet"
"""The text at the start, on the last row, so that all above it is painted before."""


class EmptyApp(App[None]):
    """One line of text at the bottom of an empty screen."""

    CSS = "Static { dock: bottom; }"

    def compose(self) -> ComposeResult:
        """Compose the line."""
        yield Static(READY)

    def on_mount(self) -> None:
        """Begin to count."""
        self.keys = 0

    def on_key(self, _event: events.Key) -> None:
        """Show how many keys there were."""
        self.keys += 1
        self.query_one(Static).update(f"key {self.keys}")


if __name__ == "__main__":
    EmptyApp().run()
