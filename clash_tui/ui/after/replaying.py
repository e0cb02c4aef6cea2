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
    from clash_tui.match.seats import Seat
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

    def go_on_from(self, match: Match[Any, Any, Any], moves: int, level: str | None = None) -> None:
        """Play on from a moment of a game as a new one, after a question where another would end.

        The app does it a moment later: the replay is gone by then.

        Args:
            match: The game.
            moves: After how many of its moves the new one begins.
            level: The level of the program that plays on for the other side; None leaves the
                players as they were.
        """
        from clash_tui.ui.shell.confirm import ConfirmScreen

        plan = self._session.at_risk
        if plan is None:
            self._app.call_next(self._go_on_from, match, moves, level)
            return
        asked = _("A new game takes its place.\n\nBegin a new one?")
        question = sentences((plan.unfinished, asked))

        def answered(sure: bool | None) -> None:
            if sure:
                self._app.call_next(self._go_on_from, match, moves, level)

        self._app.push_screen(ConfirmScreen(question, danger=True), answered)

    def go_on_against(self, match: Match[Any, Any, Any], moves: int) -> None:
        """Play on from a moment of a game of two against a program, after asking for its level.

        Whoever decides at that moment is the person.
        """
        from clash_tui.bots.levels import levels_of
        from clash_tui.ui.shell.pick import PickScreen
        from clash_tui.ui.widgets.menu import Entry

        levels = levels_of(match.game.id)
        name = match.names[match.game.to_move(match.positions[moves])]
        title = _("You play on as {name}, against:").format(name=name)
        entries = [Entry(level.id, level.name) for level in levels]

        def picked(level: str | None) -> None:
            if level is not None:
                self._app.call_next(self._ask_and_go_on, match, moves, level)

        self._app.push_screen(PickScreen(title, entries, levels[-1].id), picked)

    def _ask_and_go_on(self, match: Match[Any, Any, Any], moves: int, level: str) -> None:
        self.go_on_from(match, moves, level)

    def _go_on_from(
        self, match: Match[Any, Any, Any], moves: int, level: str | None = None
    ) -> None:
        from clash_tui.match.game_replay import branch
        from clash_tui.ui.games import screens_of

        new = branch(match, moves, None if level is None else _seats_against(match, moves, level))
        self._session.take_up(new, screens_of(new.game.id).plan_of(new))
        self._games.resume_game()
        text = _("A new game begins in turn {turn}, after move {move} of the old one.")
        if not moves:
            text = _("A new game begins in turn {turn}, with the first move.")
        self._app.notify(text.format(turn=new.state.turn, move=moves))


def _seats_against(match: Match[Any, Any, Any], moves: int, level: str) -> tuple[Seat, ...]:
    """Return who plays on: a person where somebody must decide, and a program."""
    from clash_tui.bots.levels import level_of
    from clash_tui.bots.programs import house
    from clash_tui.match.seats import Person, Seat

    person = match.game.to_move(match.positions[moves])
    return tuple(
        Seat(seat.name, Person()) if place == person else Seat(level_of(level).name, house(level))
        for place, seat in enumerate(match.seats)
    )
