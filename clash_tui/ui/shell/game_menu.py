"""The menu of a game that is being played."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.ui.shell.actions import CHOOSE, MOVE_UP_DOWN, Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.widgets.menu import Entry, Menu


class GameMenu(HouseModal[str]):
    """Offers what is not a move on the board; dismissed with the id of the choice, or None.

    Only what can be done now stands there.

    Args:
        playing: Whether a player has the move: only then a draw can be offered, a turn taken
            back or the game given up (R91).
        turn: For who plays alone, whether there is a turn to take back; None for others.
        draw: Whether there is somebody to offer a draw to; None: where no turn is taken back.
        code: The line with the share code of the deal; None where there is no code.
        over: Whether the game has ended.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "close",
            ("escape", "q", "m", "backspace"),
            N_("play on"),
            N_("Go back to the board."),
            group=N_("Everywhere"),
        ),
    )
    NAME: ClassVar[str] = N_("Menu of the game")

    DEFAULT_CSS = """
    GameMenu {
        & #dialog {
            width: auto; min-width: 38; max-width: 100%; height: auto; padding: 1 1;
            background: $background; border: round $warning;
        }
        & Menu { width: auto; min-width: 34; }
    }
    """

    def __init__(
        self,
        *,
        playing: bool,
        code: Entry | None,
        turn: bool | None = None,
        draw: bool | None = None,
        over: bool = False,
    ) -> None:
        super().__init__()
        self._code = code
        self._turn = turn
        self._draw = turn is None if draw is None else draw
        self._playing = playing and not over
        self._over = over

    def compose_body(self) -> ComposeResult:
        """Compose the menu."""
        entries = self._entries()
        with Vertical(id="dialog"):
            menu = Menu(entries)
            menu.styles.height = len(entries)
            yield menu

    def action_text(self, action: Action) -> str:
        """Say that nobody plays on after the end."""
        if action.id == "close" and self._over:
            return _("back")
        return super().action_text(action)

    def _entries(self) -> list[Entry]:
        """Return what can be done now."""
        entries = [Entry("on", _("Back to the board") if self._over else _("Play on"))]
        if self._over:
            entries.append(Entry("result", _("Show the result")))
        entries += [
            Entry("rules", _("Rules")),
            Entry("help", _("Help")),
            Entry("settings", _("Settings")),
        ]
        if self._playing and self._draw:
            entries.append(Entry("draw", _("Offer a draw")))
        if self._playing and self._turn:
            entries.append(Entry("turn", _("Take back my last turn"), "t"))
        if self._playing:
            entries.append(Entry("resign", _("Resign")))
        entries.append(Entry("title", _("Leave for the title"), "" if self._over else _("kept")))
        return entries if self._code is None else [*entries, self._code]

    def action_move_cursor(self, direction: str) -> None:
        """Move the cursor."""
        if direction in ("up", "down"):
            self.query_one(Menu).move(1 if direction == "down" else -1)

    def action_choose(self) -> None:
        """Choose the entry under the cursor."""
        self.query_one(Menu).choose()

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        """Close with the choice."""
        self.dismiss(message.entry)

    def action_close(self) -> None:
        """Go back to the board."""
        self.dismiss(None)
