"""The ways to a game that is looked at again, and on from it.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.ui.ways import Ways

if TYPE_CHECKING:
    from pathlib import Path

    from clash_tui.games.clash.matches import Duel, SoloGame
    from clash_tui.match.saves import ListedGame


class Replaying(Ways):
    """Leads to the replay of a game, and to a new game from any of its moments."""

    def finished_games(self) -> list[ListedGame]:
        """Return the finished games in files, the one played last first, and broken files."""
        return self._keeper.finished() if self._keeper is not None else []

    def open_replays(self) -> None:
        """Show the games that are over."""
        from clash_tui.ui.after.replays import ReplaysScreen

        self.push_screen(ReplaysScreen())

    def show_replay(self, match: Duel | SoloGame) -> None:
        """Look at a game from its first event on."""
        from clash_tui.ui.after.replay import ReplayScreen

        self.push_screen(ReplayScreen(match))

    def show_replay_of_game(self, game: str) -> None:
        """Look at the game that a result tells of, if it is still kept."""
        file = self._keeper.file_of(game) if self._keeper is not None else None
        if file is None:
            self.notify(_("Only the result of this game is kept, not the game itself."))
            return
        self.show_replay_of_file(file)

    def delete_game(self, file: Path) -> bool:
        """Delete a saved game for good; if that cannot be, say why and return False."""
        from clash_tui.match.saved_game import BadSave

        if self._keeper is None:
            return False
        here = file == self._keeper.file
        try:
            self._keeper.delete(file)
        except BadSave as bad:
            self.notify(str(bad), severity="warning", timeout=15, markup=False)
            return False
        if here:
            self._game = None
        return True

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
        from clash_tui.ui.shell.confirm import ConfirmScreen

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
        from clash_tui.ui.after.keeping import plan_of

        new = branch(match, moves)
        self._take_up(new, plan_of(new))
        self.resume_game()
        text = _("A new game begins in turn {turn}, after move {move} of the old one.")
        if not moves:
            text = _("A new game begins in turn {turn}, with the first move.")
        self.notify(text.format(turn=new.state.turn, move=moves))
