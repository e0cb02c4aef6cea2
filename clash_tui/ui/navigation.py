"""Navigation: the ways from screen to screen, what each of them opens, begins or goes on with.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clash_tui.ui.after.replaying import Replaying
from clash_tui.ui.shell.base import HouseScreen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.app import App

    from clash_tui.base.settings import Settings
    from clash_tui.games.protocol import Way
    from clash_tui.match.match import Match
    from clash_tui.ui.game_screens import GameScreens, Window
    from clash_tui.ui.plan import Deal, Plan
    from clash_tui.ui.session import Session


class Navigation:
    """Leads from screen to screen; the title lies under all of them.

    Args:
        app: Where the screens are shown.
        session: The game of this window.
        settings: Returns the user's settings; the way to a game offers what was chosen last.
    """

    def __init__(self, app: App[None], session: Session, settings: Callable[[], Settings]) -> None:
        self._app = app
        self._session = session
        self._settings = settings
        self.replays = Replaying(app, session, self)
        """The ways to games that are looked at again."""
        self._own_ways: dict[str, Any] = {}

    def of(self, game: str) -> Any:
        """Return the ways between a game's own screens."""
        if game not in self._own_ways:
            self._own_ways[game] = _screens_of(game).ways(self._window)
        return self._own_ways[game]

    @property
    def _window(self) -> Window:
        from clash_tui.ui.game_screens import Window

        return Window(self._app, self._session, self, self._settings)

    @property
    def _here(self) -> GameScreens:
        """The game at hand: that of the uppermost screen that is of one, else the first."""
        from clash_tui.ui.games import first_game, game_of

        games = map(game_of, reversed(self._app.screen_stack))
        return next((game for game in games if game is not None), _screens_of(first_game()))

    def go_title(self) -> None:
        """Leave all screens but the title; what was being prepared can be continued later."""
        self._session.leave_way()
        self._session.let_go()
        while len(self._app.screen_stack) > 1:
            self._app.pop_screen()

    def open_help(self) -> None:
        """Show the help for the screen on top."""
        from clash_tui.ui.shell.help import HelpScreen

        if isinstance(self._app.screen, HouseScreen):
            self._app.push_screen(HelpScreen(self._app.screen))

    def open_rules(self, topic: str | None = None) -> None:
        """Show the rules, open at a topic or at a rule such as "R45"."""
        self._app.push_screen(self._here.rules(topic))

    def name_over(self, screen: object) -> str:
        """Return the name of the game that a screen is of; "" for one that is common to all."""
        from clash_tui.ui.games import game_of

        game = game_of(screen)
        return "" if game is None else game.name

    @property
    def in_a_minute(self) -> tuple[str, str]:
        """What is told of the game at hand: a title, and a few sentences."""
        return self._here.in_a_minute()

    @property
    def shows_cards(self) -> bool:
        """Whether all cards are open, on top or below."""
        here = self._here
        return any(here.are_cards(screen) for screen in self._app.screen_stack)

    def open_cards(self, card_id: str | None = None) -> None:
        """Show all cards, from the first one on or from one of them."""
        cards = self._here.cards(card_id)
        if cards is not None:
            self._app.push_screen(cards)

    def open_other_cards(self) -> None:
        """Show the cards of the next game that has a screen of them, in place of those on top."""
        from clash_tui.ui.games import all_screens

        games = all_screens()
        at = next((n for n, game in enumerate(games) if game.are_cards(self._app.screen)), 0)
        for game in (*games[at + 1 :], *games[:at]):
            cards = game.cards(None)
            if cards is not None:
                self._app.switch_screen(cards)
                return

    def open_decks(self) -> None:
        """Show the decks that the player keeps, and the ready ones."""
        decks = self._here.decks()
        if decks is not None:
            self._app.push_screen(decks)

    def open_settings(self) -> None:
        """Show the settings."""
        from clash_tui.ui.shell.settings import SettingsScreen

        self._app.push_screen(SettingsScreen(self._here.sample))

    def open_records(self) -> None:
        """Show how all games ended."""
        from clash_tui.ui.after.records import RecordsScreen

        self._session.catch_up_records()
        self._app.push_screen(RecordsScreen())

    def start_new_game(self, kind: str) -> None:
        """Ask for everything a new game of a kind needs, from the title on."""
        from clash_tui.ui.games import screens_of_kind

        self.go_title()
        self._app.push_screen(screens_of_kind(kind).new_game(kind))

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs, from the title on."""
        self.go_title()
        self._app.push_screen(_screens_of(deal.game).deal(deal))

    def begin(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        """Begin a game: keep it, and show its table.

        The app does it itself a moment later: the answer of a screen comes to whoever pushed it,
        and a clicked menu would be gone by then with the screen it stands on.
        """
        self._app.call_next(self._begin, match, plan)

    def _begin(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        self._session.take_up(match, plan)
        self.go_title()
        self._app.push_screen(_screens_of(match.game.id).table(match, plan))

    def show_result(self, match: Match[Any, Any, Any], plan: Plan) -> None:
        """Show how a game ended."""
        self._app.push_screen(_screens_of(match.game.id).result(match, plan))

    def continue_game(self) -> None:
        """Go on with the one game there is, or ask which."""
        left = self._session.games_left()
        if self._session.unfinished is not None and len(left) <= 1:
            self.resume_game()
        elif len(left) == 1 and not left[0].problem:
            self.continue_file(left[0].file)
        else:
            from clash_tui.ui.after.saves import SavesScreen

            self._app.push_screen(SavesScreen())

    def continue_file(self, file: Path) -> None:
        """Go on with the game of a file; if that cannot be, say why and change nothing."""
        from clash_tui.match.match import Match

        if self._session.keeper is None:
            return
        if not self._session.holds(file):
            opened = self._session.open_file(file)
            if opened is None:
                return
            if not isinstance(opened, Match):
                self._app.call_next(self._resume_way, opened)
                return
            plan = _screens_of(opened.game.id).plan_of(opened)
            self._session.take_up(opened, plan, begun=False)
        self._app.call_next(self.resume_game)

    def _resume_way(self, way: Way) -> None:
        """Go on preparing a game where it was left."""
        self.go_title()
        self._session.under_way = way
        _screens_of(way.game).resume_way(self._window, way)

    def resume_game(self) -> None:
        """Go back to the unfinished game; its table hands the keyboard over first."""
        if self._session.game is None:
            return
        match, plan = self._session.game
        self.go_title()
        self._app.push_screen(_screens_of(match.game.id).table(match, plan))


def _screens_of(game: str) -> GameScreens:
    from clash_tui.ui.games import screens_of

    return screens_of(game)
