"""Navigation within Clash of Decks: how duels and solo games are begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparing
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.matches.saved_way import UnderWay
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.clash.play.program_board import board_of
from clash_tui.ui.clash.setup.preparing import WayToDuel
from clash_tui.ui.clash.setup.solo_way import WayToSolo
from clash_tui.ui.clash.setup.who_begins import why_first, why_tossed

if TYPE_CHECKING:
    from clash_tui.games.clash.formats import Deal
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
    from clash_tui.ui.game_screens import Window


class ClashNavigation:
    """Leads to duels and solo games.

    Args:
        window: Where they are played.
    """

    def __init__(self, window: Window) -> None:
        self._app = window.app
        self._session = window.session
        self._ways = window.navigation
        self._settings = window.settings

    def start_new_duel(self) -> None:
        """Ask for everything a new duel needs, from the title on."""
        self._ways.start_new_game("duel")

    def start_new_solo(self) -> None:
        """Ask for everything a solo game needs, from the title on."""
        self._ways.start_new_game("solo")

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs, from the title on."""
        self._ways.open_deal(deal)

    def start_duel(self, plan: DuelPlan) -> None:
        """Begin a duel: toss the coin, then show the board, which hands over the keyboard.

        The app does it itself a moment later: the answer of a screen comes to whoever pushed it,
        and a clicked menu would be gone by then with the screen it stands on.
        """
        self._app.call_next(self._begin_duel, plan)

    def _begin_duel(self, plan: DuelPlan) -> None:
        match = Duel(plan.catalog or default_catalog(), plan.setup, plan.seats, plan.preparation)

        def play(_seen: None) -> None:
            self._app.push_screen(board_of(match, plan))

        self._session.take_up(match, plan)
        self._ways.go_title()
        toss = CoinTossScreen(
            match.names, match.first_player, chosen=why_first(plan), remark=why_tossed(plan)
        )
        self._app.push_screen(toss, play)

    def start_solo(self, plan: SoloPlan) -> None:
        """Begin a solo game."""
        match = SoloGame(
            plan.catalog or default_catalog(), plan.setup, plan.names, plan.preparation
        )
        self._ways.begin(match, plan)

    def change_solo_level(self, plan: SoloPlan, level: str) -> None:
        """Play the cards of a custom game again at another level: choose what to spend it on."""
        self._ways.go_title()
        WayToSolo.at_level(self._app, self._session, self, self._settings().last_solo, plan, level)

    def resume_way(self, way: UnderWay) -> None:
        """Go on preparing a game where it was left."""
        now = way.preparing
        if isinstance(now, Preparing):
            WayToDuel(self._app, self._session, self, way.seats).go(now)
        else:
            last = self._settings().last_solo
            WayToSolo(self._app, self._session, self, last, way.names[0], seed=way.seed).go(now)
