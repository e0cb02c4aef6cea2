"""A solo game of Clash of Decks as a match."""

from __future__ import annotations

from clash_tui.cards import Catalog
from clash_tui.formats import SoloPreparation
from clash_tui.game import ClashOfDecks, Forecast, Move, SoloSetup, State, forecast
from clash_tui.match.match import Match


class SoloGame(Match[SoloSetup, State, Move]):
    """A game of a player, who is A, against the rulebook's opponent.

    ``preparation`` is the record of how deck and difficulty came about, None where nobody wrote
    one.
    """

    def __init__(
        self,
        catalog: Catalog,
        setup: SoloSetup,
        names: tuple[str, str],
        preparation: SoloPreparation | None = None,
    ) -> None:
        super().__init__(ClashOfDecks(catalog), setup, names)
        self.catalog = catalog
        self.preparation = preparation

    def forecast(self, move: Move | None = None) -> Forecast:
        """Tell what would happen if ``move`` were played and the Assault then began."""
        return forecast(self.state, move)
