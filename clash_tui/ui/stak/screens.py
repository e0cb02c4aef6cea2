"""The screens of Stak Bots, as all others know them.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from clash_tui.base.i18n import _
from clash_tui.ui.game_screens import GameScreens

if TYPE_CHECKING:
    from collections.abc import Mapping

    from textual.screen import Screen

    from clash_tui.ui.plan import Deal
    from clash_tui.ui.stak.setup.stak_plan import StakPlan

_IN_A_MINUTE = "in-a-minute"


class _StakScreens(GameScreens):
    """One kind of game, for two to six seats."""

    id: ClassVar[str] = "stak-bots"

    @property
    def name(self) -> str:
        """What the game is called."""
        return _("Stak Bots")

    @property
    def emblem(self) -> str:
        """The head of a robot."""
        return "[::]"

    @property
    def kinds(self) -> Mapping[str, str]:
        """There is but one kind."""
        return {"stak": _("Stak Bots only")}

    def new_game(self, kind: str) -> Screen[Any]:
        """Return the form of a new game."""
        from clash_tui.ui.stak.setup.new_stak import NewStakScreen

        return NewStakScreen()

    def deal(self, deal: Deal) -> Screen[Any]:
        """Return the form of a deal: it asks only who sits there."""
        from clash_tui.games.stak.share_code import StakDeal
        from clash_tui.ui.stak.setup.new_stak import NewStakScreen

        assert isinstance(deal, StakDeal)
        return NewStakScreen(deal.setup)

    def plan_of(self, match: Any) -> StakPlan:
        """Return what was agreed on before a game."""
        from clash_tui.ui.stak.setup.stak_plan import StakPlan

        return StakPlan(match.seats, match.setup)

    def table(self, match: Any, plan: Any) -> Screen[Any]:
        """Return the table."""
        from clash_tui.ui.stak.play.table_screen import StakScreen

        return StakScreen(match, plan)

    def result(self, match: Any, plan: Any) -> Screen[Any]:
        """Return how a game ended."""
        from clash_tui.ui.stak.after.stak_result import StakResultScreen

        return StakResultScreen(match, plan)

    def replay(self, match: Any) -> Screen[Any]:
        """Return the table at any moment of a game."""
        from clash_tui.ui.stak.after.stak_replay import StakReplayScreen

        return StakReplayScreen(match)

    def ending_title(self, ending: str) -> str:
        """Say why a game was over."""
        from clash_tui.games.stak.words.names import ending_words

        return ending_words(ending)

    def rules(self, topic: str | None) -> Screen[Any]:
        """Return the rules."""
        from clash_tui.ui.stak.rules import StakRulesScreen

        return StakRulesScreen(topic)

    def cards(self, card_id: str | None) -> Screen[Any]:
        """Return all bots."""
        from clash_tui.ui.stak.collection.bots import BotsScreen

        return BotsScreen(card_id)

    def are_cards(self, screen: Screen[Any]) -> bool:
        """Say whether a screen is that of all bots."""
        from clash_tui.ui.stak.collection.bots import BotsScreen

        return isinstance(screen, BotsScreen)

    def in_a_minute(self) -> tuple[str, str]:
        """Return what the rules begin with."""
        from clash_tui.games.stak.reference import default_reference

        entry = default_reference().entry(_IN_A_MINUTE)
        return entry.title, entry.text


SCREENS = _StakScreens()
