"""Games of Stak Bots, begun from what a program says."""

from __future__ import annotations

from typing import Any

from clash_tui.base.i18n import _
from clash_tui.games.protocol import Game
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import LETTERS, Setup, StakBots, State, View
from clash_tui.games.stak.share_code import StakDeal
from clash_tui.protocol.tables import AnyMatch


class _StakTable:
    """Two to six seats (SB1)."""

    view: Any = View
    setups: tuple[Any, ...] = (Setup,)

    def decks(self) -> tuple[str, ...]:
        """Return nothing: all play with one deck, which the setup holds (SB9)."""
        return ()

    def with_setup(self, setup: dict[str, Any]) -> AnyMatch:
        """Begin a game by its setup (SB4-SB9)."""
        return _begun(Setup.model_validate(setup))

    def with_decks(
        self, decks: tuple[str, str], seed: int, first: int | None, edition: str | None
    ) -> AnyMatch:
        """Raise ``ValueError``: nobody has a deck of their own (SB9)."""
        raise ValueError(_("Stak Bots is played with one deck, which the setup holds"))

    def with_deal(self, deal: StakDeal) -> AnyMatch:
        """Begin the game of a share code."""
        return _begun(deal.setup)

    def rules(self) -> Game[Any, Any, Any]:
        """Return the rules."""
        return StakBots()

    def seats_in(self, state: State) -> int:
        """Return how many play."""
        return state.seats


def _begun(setup: Setup) -> AnyMatch:
    return StakMatch(setup, LETTERS[: setup.players])


TABLE = _StakTable()
"""What Stak Bots has for the protocol."""
