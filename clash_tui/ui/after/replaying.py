"""The ways to a game that is looked at again, and on from it.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clash_tui.base.i18n import _
from clash_tui.base.wording import sentences

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import App

    from clash_tui.match.match import Match
    from clash_tui.ui.protocols import ContinuesGames
    from clash_tui.ui.session import Session


class Replaying:
    """Leads to the replay of a game, and to a new game from any of its moments.

    Args:
        app: Where the screens are shown.
        session: The game of this window.
        games: Goes on with that game.
    """

    def __init__(self, app: App[None], session: Session, games: ContinuesGames) -> None:
        self._app = app
        self._session = session
        self._games = games

    def open_replays(self) -> None:
        """Show the games that are over."""
        from clash_tui.ui.after.replays import ReplaysScreen

        self._app.push_screen(ReplaysScreen())

    def show_replay(self, match: Match[Any, Any, Any]) -> None:
        """Look at a game from its first event on."""
        from clash_tui.ui.games import screens_of

        self._app.push_screen(screens_of(match.game.id).replay(match))

    def show_replay_of_game(self, game: str) -> None:
        """Look at the game that a result tells of, if it is still kept."""
        file = self._session.file_of(game)
        if file is None:
            self._app.notify(_("Only the result of this game is kept, not the game itself."))
            return
        self.show_replay_of_file(file)

    def show_replay_of_file(self, file: Path) -> None:
        """Look at the game of a file; if that cannot be, say why."""
        from clash_tui.match.game_replay import open_file
        from clash_tui.match.saved_game import BadSave

        try:
            saved, match = open_file(file)
        except BadSave as bad:
            self._app.notify(str(bad), severity="warning", timeout=15, markup=False)
            return
        self._session.tell_what_changed(saved)
        self.show_replay(match)

    def go_on_from(self, match: Match[Any, Any, Any], moves: int) -> None:
        """Play on from a moment of a game as a new one, after a question where another would end.

        The app does it a moment later: the replay is gone by then.
        """
        from clash_tui.ui.shell.confirm import ConfirmScreen

        plan = self._session.at_risk
        if plan is None:
            self._app.call_next(self._go_on_from, match, moves)
            return
        asked = _("A new game takes its place.\n\nBegin a new one?")
        question = sentences((plan.unfinished, asked))

        def answered(sure: bool | None) -> None:
            if sure:
                self._app.call_next(self._go_on_from, match, moves)

        self._app.push_screen(ConfirmScreen(question, danger=True), answered)

    def _go_on_from(self, match: Match[Any, Any, Any], moves: int) -> None:
        from clash_tui.match.game_replay import branch
        from clash_tui.ui.games import screens_of

        new = branch(match, moves)
        self._session.take_up(new, screens_of(new.game.id).plan_of(new))
        self._games.resume_game()
        text = _("A new game begins in turn {turn}, after move {move} of the old one.")
        if not moves:
            text = _("A new game begins in turn {turn}, with the first move.")
        self._app.notify(text.format(turn=new.state.turn, move=moves))
