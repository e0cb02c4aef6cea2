"""The menu of a game that is being played."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical

from clash_tui.i18n import N_, _
from clash_tui.ui.actions import CHOOSE, MOVE_UP_DOWN, Action
from clash_tui.ui.screens.base import HouseModal
from clash_tui.ui.widgets.menu import Entry, Menu


class GameMenu(HouseModal[str]):
    """Offers what is not a move on the board; dismissed with the id of the choice, or None.

    Args:
        playing: Whether a player has the move: only then a draw can be offered, a turn taken
            back or the game given up (R91).
        turn: In a solo game, whether there is a turn to take back. None in a duel: there is
            somebody to offer a draw to instead.
        code: The line with the share code of the deal.
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
            width: 38; height: auto; padding: 1 1; background: $background; border: round $warning;
        }
        & Menu { height: 8; }
    }
    """

    def __init__(self, *, playing: bool, code: Entry, turn: bool | None = None) -> None:
        super().__init__()
        self._code = code
        self._turn = turn
        self._playing = playing

    def compose_body(self) -> ComposeResult:
        """Compose the menu."""
        with Vertical(id="dialog"):
            yield Menu(
                (
                    Entry("on", _("Play on")),
                    Entry("rules", _("Rules")),
                    Entry("help", _("Help")),
                    Entry("settings", _("Settings")),
                    self._with_the_other(),
                    Entry("resign", _("Resign"), enabled=self._playing),
                    Entry("title", _("Leave for the title"), _("kept")),
                    self._code,
                )
            )

    def _with_the_other(self) -> Entry:
        """Return what two players can agree on, or what one alone may do."""
        if self._turn is None:
            return Entry("draw", _("Offer a draw"), enabled=self._playing)
        able = self._playing and self._turn
        note = "t" if able else _("none")
        return Entry("turn", _("Take back my last turn"), note, enabled=able)

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
