"""A duel of Clash of Decks as a match."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.formats import Preconstructed, Preparation
from clash_tui.games.clash.rules import (
    ClashOfDecks,
    Edition,
    Forecast,
    Move,
    Setup,
    State,
    first_player,
    forecast,
    foretold,
)
from clash_tui.games.clash.rules.events import Event
from clash_tui.games.clash.rules.words import PLAYER_LETTERS
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat


class Duel(Match[Setup, State, Move]):
    """A duel between two players.

    ``preparation`` is the record of how the decks came about, None where nobody wrote one.
    """

    def __init__(
        self,
        catalog: Catalog,
        setup: Setup,
        seats: Iterable[Seat | str],
        preparation: Preparation | None = None,
    ) -> None:
        super().__init__(ClashOfDecks(catalog), setup, seats)
        self.catalog = catalog
        self.preparation = preparation

    def anew(self) -> Duel:
        """Return the same duel before its first move, of the same players."""
        return Duel(self.catalog, self.setup, self.seats, self.preparation)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names as they are shown, A first."""
        a, b = self.seats
        return a.title, b.title

    @property
    def first_player(self) -> int:
        """Who goes first (R10)."""
        return first_player(self.setup)

    def forecast(self, move: Move | None = None) -> Forecast:
        """Tell what would happen if ``move`` were played and the Assault then began."""
        return forecast(self.state, move)

    def foretold(self, move: Move | None = None) -> tuple[Event, ...]:
        """Tell the same event by event, without the cards that nobody knows yet."""
        return foretold(self.state, move)


def new_duel(
    *,
    decks: tuple[str, str],
    seed: int,
    edition: str = Edition.INITIATION_PACK,
    names: Iterable[Seat | str] = ("A", "B"),
    first: int | None = None,
    catalog: Catalog | None = None,
) -> Duel:
    """Begin a duel with two preconstructed decks, by id (R68), for two names or seats.

    Raises ``UnknownDeck``, ``DeckTaken``, or ``ValueError`` for an edition there is not.
    """
    catalog = catalog or default_catalog()
    picked = Preconstructed(catalog).pick(decks[0]).pick(decks[1])
    setup = picked.setup(Edition(edition), seed, first)
    preparation = Preparation(
        edition=setup.edition,
        seed=seed,
        moves=tuple(f"deck {deck_id}" for deck_id in decks),
        begins="coin" if first is None else PLAYER_LETTERS[first],
    )
    return Duel(catalog, setup, names, preparation)
