"""The ways to a game that is looked at again, and on from it.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.i18n import _
from clash_tui.ui.ways import Ways

if TYPE_CHECKING:
    from pathlib import Path

    from clash_tui.match import Duel, SoloGame
    from clash_tui.match.saves import ListedGame


class Replaying(Ways):
    """Leads to the replay of a game, and to a new game from any of its moments."""

    def finished_games(self) -> list[ListedGame]:
        """Return the finished games in files, the one played last first, and broken files."""
        return self._keeper.finished() if self._keeper is not None else []

    def open_replays(self) -> None:
        """Show the games that are over."""
        from clash_tui.ui.screens.replays import ReplaysScreen

        self.push_screen(ReplaysScreen())

    def show_replay(self, match: Duel | SoloGame) -> None:
        """Look at a game from its first event on."""
        from clash_tui.ui.screens.replay import ReplayScreen

        self.push_screen(ReplayScreen(match))

    def show_replay_of_file(self, file: Path) -> None:
        """Look at the game of a file; if that cannot be, say why."""
        from clash_tui.match.game_replay import open_file
        from clash_tui.match.saved_game import BadSave

        try:
            saved, match = open_file(file, self.catalog)
        except BadSave as bad:
            self.notify(str(bad), severity="warning", timeout=15, markup=False)
            return
        self.tell_of_own_sets(saved.own_sets)
        self.show_replay(match)

    def go_on_from(self, match: Duel | SoloGame, moves: int) -> None:
        """Play on from a moment of a game as a new one, after a question where another would end.

        The app does it a moment later: the replay is gone by then.
        """
        from clash_tui.ui.screens.confirm import ConfirmScreen

        plan = self.at_risk
        if plan is None:
            self.call_next(self._go_on_from, match, moves)
            return
        question = f"{plan.unfinished} " + _("A new game takes its place.\n\nBegin a new one?")

        def answered(sure: bool | None) -> None:
            if sure:
                self.call_next(self._go_on_from, match, moves)

        self.push_screen(ConfirmScreen(question, danger=True), answered)

    def _go_on_from(self, match: Duel | SoloGame, moves: int) -> None:
        from clash_tui.match.game_replay import branch
        from clash_tui.ui.keeping import plan_of

        new = branch(match, moves)
        self._take_up(new, plan_of(new))
        self.resume_game()
