"""What the screens at the end of a game share: a sheet that tells it, and a menu."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from clash_tui.base.i18n import N_
from clash_tui.match.match import Match
from clash_tui.ui.after.sharing import code_entry, copy_code
from clash_tui.ui.plan import Plan
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.menu import Entry, Menu

AFTER_GAME = N_("After the game")

CHOOSE = Action(
    "choose",
    ("enter",),
    N_("choose"),
    N_("Choose what the cursor is on."),
    group=AFTER_GAME,
)
"""Without space: who skips the last blows with it may press it once more than needed."""

LOOK = Action(
    "look",
    ("b",),
    N_("board"),
    N_("Look at the board as it stood at the end."),
    group=AFTER_GAME,
)
REPLAY = Action(
    "replay",
    ("w",),
    N_("replay"),
    N_("Watch the game again, and play on from any moment of it."),
    group=AFTER_GAME,
)
TITLE = Action(
    "title",
    ("q", "escape", "backspace"),
    N_("title"),
    N_("Go back to the title."),
    group=AFTER_GAME,
)


class EndScreen(HouseScreen[None]):
    """Tells how a game ended. It stands over the board; looking at that dismisses it.

    Args:
        match: The finished game.
        plan: What it was played with.
    """

    DEFAULT_CSS = """
    EndScreen {
        & #stage { height: 1fr; align: center middle; }
        & #sheet { width: 66; height: auto; padding: 0 2; background: $panel; }
        & #ending { padding: 0; margin: 1 0; }
        & Table { margin-top: 1; }
        & Menu { width: auto; min-width: 40; max-width: 100%; height: 1fr; }
        & Menu { min-height: 3; margin: 1 0 0 0; }
        &.-medium #sheet, &.-large #sheet, &.-huge #sheet { padding: 1 2; }
    }
    """

    def __init__(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        super().__init__()
        self.match = match
        self.plan = plan

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """Return what stands in the heading: who won, and the turns."""

    @abstractmethod
    def story(self) -> Sequence[Widget]:
        """Return what stands on the sheet."""

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Return what may come next; the ids are those of actions."""

    def compose_body(self) -> ComposeResult:
        """Compose the sheet and the menu."""
        yield Heading(*self.heading())
        with Vertical(id="stage"):
            with Vertical(id="sheet"):
                yield from self.story()
            menu = Menu(self._entries())
            # All of it where there is room; a long story leaves less, and the menu scrolls.
            menu.styles.max_height = len(menu.entries)
            yield menu

    def _entries(self) -> list[Entry]:
        """Return what may come next, with the code of the deal before the last, the title."""
        entries, code = [*self.entries()], code_entry(self.plan, "c")
        return entries if code is None else [*entries[:-1], code, entries[-1]]

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor of the menu."""
        self.query_one(Menu).move(1 if direction in ("down", "right") else -1)

    def action_choose(self) -> None:
        """Choose the entry under the cursor."""
        self.query_one(Menu).choose()

    async def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Do what the entry says."""
        await self.app.run_action(message.entry, self)

    def action_copy_code(self) -> None:
        """Hand the share code of the deal to the clipboard."""
        copy_code(self.app, self.plan)

    def action_look(self) -> None:
        """Uncover the board."""
        self.dismiss(None)

    def action_replay(self) -> None:
        """Watch the game again."""
        self.navigation.replays.show_replay(self.match)

    def action_title(self) -> None:
        """Go back to the title."""
        self.navigation.go_title()
