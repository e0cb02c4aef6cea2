"""Navigation: the ways from screen to screen, what each of them opens, begins or goes on with.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.ui.after.replaying import Replaying
from clash_tui.ui.shell.base import HouseScreen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.app import App

    from clash_tui.base.settings import Settings
    from clash_tui.games.clash.formats import Deal
    from clash_tui.games.clash.matches import SoloGame
    from clash_tui.games.clash.matches.saved_way import UnderWay
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
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
        from clash_tui.ui.clash.collection.rules import RulesScreen

        self._app.push_screen(RulesScreen(topic))

    @property
    def shows_cards(self) -> bool:
        """Whether all cards are open, on top or below."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        return any(isinstance(screen, CardsScreen) for screen in self._app.screen_stack)

    def open_cards(self, card_id: str | None = None) -> None:
        """Show all cards, from the first one on or from one of them."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        self._app.push_screen(CardsScreen(card_id))

    def open_decks(self) -> None:
        """Show the decks that the player keeps, and the ready ones."""
        from clash_tui.games.clash.deck_shelf import DeckShelf
        from clash_tui.ui.clash.collection.own_decks import OwnDecksScreen

        self._app.push_screen(OwnDecksScreen(DeckShelf(catalog=self._session.catalog)))

    def open_settings(self) -> None:
        """Show the settings."""
        from clash_tui.ui.clash.collection.sample import Sample
        from clash_tui.ui.shell.settings import SettingsScreen

        self._app.push_screen(SettingsScreen(Sample))

    def open_records(self) -> None:
        """Show how all games ended."""
        from clash_tui.ui.after.records import RecordsScreen

        self._session.catch_up_records()
        self._app.push_screen(RecordsScreen())

    def start_new_duel(self) -> None:
        """Ask for everything a new duel needs, from the title on."""
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen

        self.go_title()
        self._app.push_screen(NewDuelScreen())

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs, from the title on."""
        from clash_tui.games.clash.formats import SoloPreparation
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
        from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

        self.go_title()
        if isinstance(deal, SoloPreparation):
            self._app.push_screen(NewSoloScreen(deal))
        else:
            self._app.push_screen(NewDuelScreen(deal))

    def start_duel(self, plan: DuelPlan) -> None:
        """Begin a duel: toss the coin, then show the board, which hands over the keyboard.

        The app does it itself a moment later: the answer of a screen comes to whoever pushed it,
        and a clicked menu would be gone by then with the screen it stands on.
        """
        self._app.call_next(self._begin_duel, plan)

    def _begin_duel(self, plan: DuelPlan) -> None:
        from clash_tui.games.clash.matches import Duel
        from clash_tui.ui.clash.play.board import BoardScreen
        from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
        from clash_tui.ui.clash.setup.who_begins import why_first, why_tossed

        match = Duel(
            plan.catalog or self._session.catalog, plan.setup, plan.seats, plan.preparation
        )

        def play(_seen: None) -> None:
            self._app.push_screen(BoardScreen(match, plan))

        self._session.take_up(match, plan)
        self.go_title()
        toss = CoinTossScreen(
            plan.names, match.first_player, chosen=why_first(plan), remark=why_tossed(plan)
        )
        self._app.push_screen(toss, play)

    def start_new_solo(self) -> None:
        """Ask for everything a solo game needs, from the title on."""
        from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

        self.go_title()
        self._app.push_screen(NewSoloScreen())

    def start_solo(self, plan: SoloPlan) -> None:
        """Begin a solo game; the app does it a moment later, like a duel."""
        self._app.call_next(self._begin_solo, plan)

    def _begin_solo(self, plan: SoloPlan) -> None:
        from clash_tui.games.clash.matches import SoloGame
        from clash_tui.ui.clash.play.solo_board import SoloBoardScreen

        match = SoloGame(
            plan.catalog or self._session.catalog, plan.setup, plan.names, plan.preparation
        )
        self._session.take_up(match, plan)
        self.go_title()
        self._app.push_screen(SoloBoardScreen(match, plan))

    def change_solo_level(self, plan: SoloPlan, level: str) -> None:
        """Play the cards of a custom game again at another level: choose what to spend it on."""
        from clash_tui.ui.clash.setup.solo_way import WayToSolo

        self.go_title()
        last = self._settings().last_solo
        WayToSolo.at_level(self._app, self._session, self, last, plan, level)

    def show_solo_result(self, match: SoloGame, plan: SoloPlan) -> None:
        """Show how a solo game ended."""
        from clash_tui.ui.clash.after.solo_result import SoloResultScreen

        self._app.push_screen(SoloResultScreen(match, plan))

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
        from clash_tui.games.clash.matches.own_sets import own_sets_of
        from clash_tui.games.clash.matches.saved_way import UnderWay
        from clash_tui.ui.after.keeping import plan_of

        if self._session.keeper is None:
            return
        if not self._session.holds(file):
            match = self._session.open_file(file)
            if match is None:
                return
            self._session.tell_of_own_sets(
                own_sets_of(match.preparing if isinstance(match, UnderWay) else match)
            )
            if isinstance(match, UnderWay):
                self._app.call_next(self._resume_way, match)
                return
            self._session.take_up(match, plan_of(match), begun=False)
        self._app.call_next(self.resume_game)

    def _resume_way(self, way: UnderWay) -> None:
        """Go on preparing a game where it was left."""
        from clash_tui.games.clash.formats import Preparing
        from clash_tui.ui.clash.setup.preparing import WayToDuel
        from clash_tui.ui.clash.setup.solo_way import WayToSolo

        self.go_title()
        self._session.under_way = way
        now = way.preparing
        if isinstance(now, Preparing):
            a, b = way.names
            WayToDuel(self._app, self._session, self, (a, b)).go(now)
        else:
            last = self._settings().last_solo
            name = way.names[0]
            WayToSolo(self._app, self._session, self, last, name, seed=way.seed).go(now)

    def resume_game(self) -> None:
        """Go back to the unfinished game; in a duel the board hands the keyboard over first."""
        from clash_tui.games.clash.matches import SoloGame
        from clash_tui.ui.clash.play.board import BoardScreen
        from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
        from clash_tui.ui.clash.setup.solo_plan import SoloPlan

        if self._session.game is None:
            return
        match, plan = self._session.game
        self.go_title()
        if isinstance(match, SoloGame) and isinstance(plan, SoloPlan):
            self._app.push_screen(SoloBoardScreen(match, plan))
        else:
            self._app.push_screen(BoardScreen(match, plan))
