"""The ways from screen to screen: what each of them opens, begins or goes on with.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.ui.playing import Playing
from clash_tui.ui.shell.base import HouseScreen

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from clash_tui.base.settings import Settings
    from clash_tui.games.clash.cards import CardSet
    from clash_tui.games.clash.formats import Deal
    from clash_tui.games.clash.matches import Duel, SoloGame
    from clash_tui.games.clash.matches.saved_way import UnderWay
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan


class Ways(Playing):
    """Leads from screen to screen; the title lies under all of them."""

    @property
    def settings(self) -> Settings:
        """The user's settings; the way to a game offers what was chosen last."""
        raise NotImplementedError

    def go_title(self) -> None:
        """Leave all screens but the title; what was being prepared can be continued later."""
        self.leave_way()
        self.let_go()
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def open_help(self) -> None:
        """Show the help for the screen on top."""
        from clash_tui.ui.shell.help import HelpScreen

        if isinstance(self.screen, HouseScreen):
            self.push_screen(HelpScreen(self.screen))

    def open_rules(self, topic: str | None = None) -> None:
        """Show the rules, open at a topic or at a rule such as "R45"."""
        from clash_tui.ui.clash.collection.rules import RulesScreen

        self.push_screen(RulesScreen(topic))

    @property
    def shows_cards(self) -> bool:
        """Whether all cards are open, on top or below."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        return any(isinstance(screen, CardsScreen) for screen in self.screen_stack)

    def open_cards(self, card_id: str | None = None) -> None:
        """Show all cards, from the first one on or from one of them."""
        from clash_tui.ui.clash.collection.cards import CardsScreen

        self.push_screen(CardsScreen(card_id))

    def open_decks(self) -> None:
        """Show the decks that the player keeps, and the ready ones."""
        from clash_tui.games.clash.deck_shelf import DeckShelf
        from clash_tui.ui.clash.collection.own_decks import OwnDecksScreen

        self.push_screen(OwnDecksScreen(DeckShelf(catalog=self.catalog)))

    def open_settings(self) -> None:
        """Show the settings."""
        from clash_tui.ui.shell.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def open_records(self) -> None:
        """Show how all games ended."""
        from clash_tui.ui.after.records import RecordsScreen

        self.catch_up_records()
        self.push_screen(RecordsScreen())

    def start_new_duel(self) -> None:
        """Ask for everything a new duel needs, from the title on."""
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen

        self.go_title()
        self.push_screen(NewDuelScreen())

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs, from the title on."""
        from clash_tui.games.clash.formats import SoloPreparation
        from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
        from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

        self.go_title()
        if isinstance(deal, SoloPreparation):
            self.push_screen(NewSoloScreen(deal))
        else:
            self.push_screen(NewDuelScreen(deal))

    def start_duel(self, plan: DuelPlan) -> None:
        """Begin a duel: toss the coin, then show the board, which hands over the keyboard.

        The app does it itself a moment later: the answer of a screen comes to whoever pushed it,
        and a clicked menu would be gone by then with the screen it stands on.
        """
        self.call_next(self._begin_duel, plan)

    def _begin_duel(self, plan: DuelPlan) -> None:
        from clash_tui.games.clash.matches import Duel
        from clash_tui.ui.clash.play.board import BoardScreen
        from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
        from clash_tui.ui.clash.setup.who_begins import why_first, why_tossed

        match = Duel(plan.catalog or self.catalog, plan.setup, plan.seats, plan.preparation)

        def play(_seen: None) -> None:
            self.push_screen(BoardScreen(match, plan))

        self._take_up(match, plan)
        self.go_title()
        toss = CoinTossScreen(
            plan.names, match.first_player, chosen=why_first(plan), remark=why_tossed(plan)
        )
        self.push_screen(toss, play)

    def loser_of_last(self, names: tuple[str, str]) -> int | None:
        """Return who of two players lost their last duel, in this window or on record (R10)."""
        from clash_tui.games.clash.matches import Duel
        from clash_tui.ui.clash.setup.who_begins import loser_of, loser_on_record

        match = self._game[0] if self._game is not None else None
        if isinstance(match, Duel) and match.names == names and _counts(match):
            return loser_of(match)
        return loser_on_record(names)

    def start_new_solo(self) -> None:
        """Ask for everything a solo game needs, from the title on."""
        from clash_tui.ui.clash.setup.new_solo import NewSoloScreen

        self.go_title()
        self.push_screen(NewSoloScreen())

    def start_solo(self, plan: SoloPlan) -> None:
        """Begin a solo game; the app does it a moment later, like a duel."""
        self.call_next(self._begin_solo, plan)

    def _begin_solo(self, plan: SoloPlan) -> None:
        from clash_tui.games.clash.matches import SoloGame
        from clash_tui.ui.clash.play.solo_board import SoloBoardScreen

        match = SoloGame(plan.catalog or self.catalog, plan.setup, plan.names, plan.preparation)
        self._take_up(match, plan)
        self.go_title()
        self.push_screen(SoloBoardScreen(match, plan))

    def change_solo_level(self, plan: SoloPlan, level: str) -> None:
        """Play the cards of a custom game again at another level: choose what to spend it on."""
        from clash_tui.ui.clash.setup.solo_way import WayToSolo

        self.go_title()
        WayToSolo.at_level(self, plan, level)

    def show_solo_result(self, match: SoloGame, plan: SoloPlan) -> None:
        """Show how a solo game ended."""
        from clash_tui.ui.after.solo_result import SoloResultScreen

        self.push_screen(SoloResultScreen(match, plan))

    def continue_game(self) -> None:
        """Go on with the one game there is, or ask which."""
        left = self.games_left()
        if self.unfinished is not None and len(left) <= 1:
            self.resume_game()
        elif len(left) == 1 and not left[0].problem:
            self.continue_file(left[0].file)
        else:
            from clash_tui.ui.after.saves import SavesScreen

            self.push_screen(SavesScreen())

    def continue_file(self, file: Path) -> None:
        """Go on with the game of a file; if that cannot be, say why and change nothing."""
        from clash_tui.games.clash.matches.own_sets import own_sets_of
        from clash_tui.games.clash.matches.saved_way import UnderWay
        from clash_tui.match.saved_game import BadSave
        from clash_tui.ui.after.keeping import plan_of

        if self._keeper is None:
            return
        if file != self._keeper.file or self.unfinished is None:
            try:
                match = self._keeper.open(file, self.catalog)
            except BadSave as bad:
                self.notify(str(bad), severity="warning", timeout=15, markup=False)
                return
            self.tell_of_own_sets(
                own_sets_of(match.preparing if isinstance(match, UnderWay) else match)
            )
            if isinstance(match, UnderWay):
                self.call_next(self._resume_way, match)
                return
            self._take_up(match, plan_of(match), begun=False)
        self.call_next(self.resume_game)

    def tell_of_own_sets(self, kept: Iterable[CardSet]) -> None:
        """Say once, as a game is opened, that sets have changed since it began."""
        from clash_tui.games.clash.matches.own_sets import told_otherwise

        told = told_otherwise(kept, self.catalog)
        if told is not None:
            self.notify(told, severity="warning", timeout=15, markup=False)

    def _resume_way(self, way: UnderWay) -> None:
        """Go on preparing a game where it was left."""
        from clash_tui.games.clash.formats import Preparing
        from clash_tui.ui.clash.setup.preparing import WayToDuel
        from clash_tui.ui.clash.setup.solo_way import WayToSolo

        self.go_title()
        self._under_way = way
        now = way.preparing
        if isinstance(now, Preparing):
            a, b = way.names
            WayToDuel(self, (a, b)).go(now)
        else:
            WayToSolo(self, way.names[0], seed=way.seed).go(now)

    def resume_game(self) -> None:
        """Go back to the unfinished game; in a duel the board hands the keyboard over first."""
        from clash_tui.games.clash.matches import SoloGame
        from clash_tui.ui.clash.play.board import BoardScreen
        from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
        from clash_tui.ui.clash.setup.solo_plan import SoloPlan

        if self._game is None:
            return
        match, plan = self._game
        self.go_title()
        if isinstance(match, SoloGame) and isinstance(plan, SoloPlan):
            self.push_screen(SoloBoardScreen(match, plan))
        else:
            self.push_screen(BoardScreen(match, plan))


def _counts(match: Duel) -> bool:
    """Say whether a duel has ended and was no try from a replay."""
    return match.outcome is not None and match.branched_at is None
