"""A solo game of Clash of Decks as a match."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.formats import SoloPreparation
from clash_tui.games.clash.rules import (
    ClashOfDecks,
    Forecast,
    Move,
    SoloSetup,
    State,
    forecast,
    foretold,
)
from clash_tui.games.clash.rules.events import Event
from clash_tui.match.match import Match
from clash_tui.match.seats import Rules, Seat, seated


class SoloGame(Match[SoloSetup, State, Move]):
    """A game of a player, who is A, against the rulebook's opponent.

    ``preparation`` is the record of how deck and difficulty came about, None where nobody wrote
    one.
    """

    def __init__(
        self,
        catalog: Catalog,
        setup: SoloSetup,
        seats: Iterable[Seat | str],
        preparation: SoloPreparation | None = None,
    ) -> None:
        player, opponent = seated(seats)
        # Nobody sits at the pile: what it does follows from the rules (R73).
        super().__init__(ClashOfDecks(catalog), setup, (player, Seat(opponent.name, Rules())))
        self.catalog = catalog
        self.preparation = preparation

    def anew(self) -> SoloGame:
        """Return the same game before its first move, of the same player."""
        return SoloGame(self.catalog, self.setup, self.seats, self.preparation)

    @property
    def names(self) -> tuple[str, str]:
        """The player's name and that of the opponent, as they are shown."""
        a, b = self.seats
        return a.title, b.title

    def forecast(self, move: Move | None = None) -> Forecast:
        """Tell what would happen if ``move`` were played and the Assault then began."""
        return forecast(self.state, move)

    def foretold(self, move: Move | None = None) -> tuple[Event, ...]:
        """Tell the same event by event, without the cards that nobody knows yet."""
        return foretold(self.state, move)
