"""The inspect panel: what the cursor is on, in words."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.ui.widgets.prose import Prose


class TextPanel(Prose):
    """A text on a ground of its own, beside the board or over it."""

    DEFAULT_CSS = """
    TextPanel { background: $panel; }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(ground="panel", id=id)


class InspectPanel(TextPanel):
    """Explains whatever the cursor or the mouse is on."""

    REMEMBERS: ClassVar[tuple[str, ...] | None] = ()
