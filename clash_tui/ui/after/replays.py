"""The games that are over, as a table: one is chosen to look at it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from clash_tui.base.i18n import N_
from clash_tui.match.saves import ListedGame
from clash_tui.records.table import Column
from clash_tui.ui.after.saved_row import SavedRow
from clash_tui.ui.after.saved_rows import FINISHED
from clash_tui.ui.after.saves import SavesScreen, with_choice
from clash_tui.ui.shell.actions import Action


class ReplaysScreen(SavesScreen):
    """Lists the finished games of the data folder."""

    ACTIONS: ClassVar[tuple[Action, ...]] = with_choice(
        N_("watch"), N_("Watch the game under the cursor again, and play on from any moment of it.")
    )
    COLUMNS: ClassVar[Sequence[Column[SavedRow]]] = FINISHED
    NAME: ClassVar[str] = N_("Replays")
    NOTHING: ClassVar[tuple[str, str]] = (
        N_("No game was finished yet."),
        N_(
            "A duel or a solo game that has ended stands here, to be watched again and to be "
            "played on from any moment of it."
        ),
    )
    DELETING: ClassVar[str] = N_("Its file is removed for good; its result stays in the records.")
    HELP: ClassVar[str] = N_(
        "Every game that was finished is kept here to be looked at again, the last one first. "
        "The oldest ones make room for new ones. A click on the head of a column sorts by it, one "
        "more turns the order round.\n\n"
        "A deck without a name is told by its dearest card. A file that cannot be read is listed "
        "with the reason. It stays as it is."
    )

    def listed(self) -> list[ListedGame]:
        """Return the games that are over, and the files that cannot be read."""
        return self.session.finished_games()

    def open_game(self, game: ListedGame) -> None:
        """Look at the game."""
        self.navigation.replays.show_replay_of_file(game.file)
