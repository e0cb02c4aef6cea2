"""The games that are over: one is chosen to look at it again."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.i18n import N_, _
from clash_tui.match.saves import ListedGame
from clash_tui.ui.screens.saves import SavesScreen, kind_of


class ReplaysScreen(SavesScreen):
    """Lists the finished games of the data folder."""

    NAME: ClassVar[str] = N_("Replays")
    NOTHING: ClassVar[str] = N_("No game was finished yet.")
    HELP: ClassVar[str] = N_(
        "Every game that was finished is kept here to be looked at again, the last one first. "
        "The oldest ones make room for new ones.\n\n"
        "A file that cannot be read is listed with the reason. It stays as it is."
    )

    def listed(self) -> list[ListedGame]:
        """Return the games that are over, and the files that cannot be read."""
        return self.house.finished_games()

    def open_game(self, game: ListedGame) -> None:
        """Look at the game."""
        self.house.show_replay_of_file(game.file)

    def note(self, game: ListedGame) -> str:
        """Return what was played, and when."""
        if game.saved is None:
            return super().note(game)
        when = game.saved.changed.astimezone().strftime("%Y-%m-%d")
        return _("{kind}, {when}").format(kind=kind_of(game.saved), when=when)
