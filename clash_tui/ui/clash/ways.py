"""The ways between the screens of Clash of Decks, as those screens know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from clash_tui.games.clash.formats import Deal
    from clash_tui.ui.clash.setup.duel_plan import DuelPlan
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan
    from clash_tui.ui.protocols import Ways

GAME = "clash-of-decks"
"""The id of the game."""


class ClashWays(Protocol):
    """Leads to duels and solo games."""

    def start_new_duel(self) -> None:
        """Ask for everything a new duel needs."""

    def start_new_solo(self) -> None:
        """Ask for everything a solo game needs."""

    def open_deal(self, deal: Deal) -> None:
        """Ask for what a certain deal still needs."""

    def start_duel(self, plan: DuelPlan) -> None:
        """Begin a duel."""

    def start_solo(self, plan: SoloPlan) -> None:
        """Begin a solo game."""

    def change_solo_level(self, plan: SoloPlan, level: str) -> None:
        """Play the cards of a custom game again at another level."""


def ways_of(navigation: Ways) -> ClashWays:
    """Return the ways of Clash of Decks."""
    return cast("ClashWays", navigation.of(GAME))
