"""A text over the board: what a card does, or what has happened."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.base.i18n import N_
from clash_tui.base.paragraphs import Paragraph
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.shell.paging import Paged
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel

_GROUP = N_("Reading")


class TextOverlay(HouseModal[None]):
    """Shows paragraphs until it is closed.

    Args:
        paragraphs: What is shown.
        topic: Where the rules open from here; None offers no rules.
        at_end: Whether the end is shown first, as of a log.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "close",
            ("enter", "escape", "q", "i", "g", "f", "space", "backspace"),
            N_("close"),
            N_("Go back to the board."),
            group=_GROUP,
        ),
        Action(
            "scroll",
            ("up", "down", "k", "j"),
            N_("scroll"),
            N_("Scroll the text."),
            group=_GROUP,
            arguments=(-1, 1, -1, 1),
            shown_keys="up down",
            names=(N_("Scroll up"), N_("Scroll down")) * 2,
        ),
        Action("rules", ("r",), N_("rules"), N_("Open the rules on this."), group=_GROUP),
    )
    NAME: ClassVar[str] = N_("A closer look")

    DEFAULT_CSS = """
    TextOverlay {
        & #dialog {
            width: 60; max-width: 90%; height: auto; max-height: 85%;
            padding: 1 1; background: $panel; border: round $warning;
        }
        & TextPanel { height: auto; max-height: 100%; }
        &.-log #dialog { height: 85%; width: 72; }
        &.-log TextPanel { height: 1fr; }
    }
    """

    def __init__(
        self, paragraphs: tuple[Paragraph, ...], *, topic: str | None = None, at_end: bool = False
    ) -> None:
        super().__init__()
        self._paragraphs = paragraphs
        self._topic = topic
        self._panel = LogPanel() if at_end else InspectPanel()
        self.set_class(at_end, "-log")

    def compose_body(self) -> ComposeResult:
        """Compose the text in its frame."""
        with Vertical(id="dialog"):
            yield self._panel

    def on_mount(self) -> None:
        """Show the text."""
        super().on_mount()
        self._panel.show(self._paragraphs)

    def resized(self) -> None:
        """Give the text as many rows as it needs."""
        if not self.has_class("-log"):
            self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        self._panel.styles.height = max(1, self._panel.rows)

    def available_actions(self) -> set[str] | None:
        """Offer the rules only where a topic is known."""
        return {"close", "scroll"} | ({"rules"} if self._topic is not None else set())

    def action_close(self) -> None:
        """Close the text."""
        self.dismiss(None)

    def action_scroll(self, step: int) -> None:
        """Scroll by a row."""
        self._panel.scroll_by(step)

    def paged(self) -> Paged | None:
        """Return the text."""
        return self._panel

    def action_rules(self) -> None:
        """Open the rules on this topic."""
        self.dismiss(None)
        self.navigation.open_rules(self._topic)
