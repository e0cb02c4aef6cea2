"""A short list over the screen, to pick one of its entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.base.i18n import N_
from clash_tui.base.paragraphs import paragraph
from clash_tui.ui.shell.actions import CHOOSE, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Picking")
_MOST_ROWS = 14


class PickScreen(HouseModal[str]):
    """Shows entries and is dismissed with the id of the one that is picked, or with None.

    Args:
        title: What is picked.
        entries: The entries.
        cursor: The id of the entry to begin on; None begins on the first.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "close",
            ("q", "escape", "backspace"),
            N_("leave as it is"),
            N_("Pick nothing and go back."),
            group=_GROUP,
        ),
    )
    NAME: ClassVar[str] = N_("Picking from a list")

    DEFAULT_CSS = """
    PickScreen {
        & #dialog {
            width: 38; height: auto; max-height: 90%; padding: 0 0 1 0; background: $background;
            border: round $warning;
        }
        & Prose { margin-bottom: 1; }
    }
    """

    def __init__(self, title: str, entries: Sequence[Entry], cursor: str | None = None) -> None:
        super().__init__()
        self._title_text = title
        self._entries = tuple(entries)
        self._begin = cursor

    def compose_body(self) -> ComposeResult:
        """Compose the title and the list."""
        with Vertical(id="dialog"):
            yield Prose([paragraph((self._title_text, "chosen"))])
            menu = Menu(self._entries)
            menu.styles.height = min(_MOST_ROWS, len(self._entries))
            yield menu

    def on_mount(self) -> None:
        """Begin on the entry that holds now."""
        super().on_mount()
        if self._begin is not None:
            self.query_one(Menu).point(self._begin)

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Pick the entry."""
        self.dismiss(message.entry)

    def action_move_cursor(self, direction: str) -> None:
        """Move in the list."""
        self.query_one(Menu).move(1 if direction == "down" else -1)

    def action_choose(self) -> None:
        """Pick the entry under the cursor."""
        self.query_one(Menu).choose()

    def action_close(self) -> None:
        """Pick nothing."""
        self.dismiss(None)
