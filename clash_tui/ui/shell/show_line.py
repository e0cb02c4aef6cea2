"""One line to take away: a deck to send to somebody."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, paragraph
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Taking a line away")


class ShowLineScreen(HouseModal[None]):
    """Shows a line and copies it.

    Args:
        title: What the line is.
        line: The line.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "copy",
            ("c",),
            N_("copy"),
            N_("Hand the line to the clipboard, where the terminal allows it."),
            group=_GROUP,
        ),
        Action(
            "close",
            ("enter", "q", "escape", "space", "backspace"),
            N_("close"),
            N_("Go back to where you were."),
            group=_GROUP,
        ),
    )
    NAME: ClassVar[str] = N_("A line to copy")

    DEFAULT_CSS = """
    ShowLineScreen {
        & #dialog {
            width: 74; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
    }
    """

    def __init__(self, title: str, line: str) -> None:
        super().__init__()
        self._title_text = title
        self._line = line

    def compose_body(self) -> ComposeResult:
        """Compose the line under its title."""
        with Vertical(id="dialog"):
            yield Prose(
                [
                    paragraph((self._title_text, "chosen")),
                    BLANK,
                    paragraph((self._line, "parchment")),
                    BLANK,
                    paragraph(
                        (
                            _(
                                "c copies it where the terminal allows that; otherwise mark it "
                                "with the mouse, in many terminals while holding Shift."
                            ),
                            "muted",
                        )
                    ),
                ],
                ground="panel",
            )

    def action_copy(self) -> None:
        """Copy the line."""
        self.app.copy_to_clipboard(self._line)
        self.notify(_("The line was handed to the clipboard."))

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)
