"""A table of Clash of Decks at which two competitors sit, to measure them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from clash_tui.games.clash.cards import CardSet, Catalog, default_catalog
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.rules import ClashOfDecks, Edition, Setup
from clash_tui.lab.clash.decks import Decks
from clash_tui.lab.clash.facts import seat_facts
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.played import Facts
from clash_tui.lab.table import Begun, Deal
from clash_tui.match.seats import Seat


@dataclass(frozen=True, slots=True)
class DuelTable:
    """Duels; the coin says who goes first (R10).

    Attributes:
        decks: Where the decks come from.
        edition: The rule edition (R7).
        own: Sets of cards that are used besides those that are installed.
    """

    decks: Decks
    edition: Edition = Edition.INITIATION_PACK
    own: tuple[CardSet, ...] = ()

    @property
    def game(self) -> str:
        """The game's id."""
        return ClashOfDecks.id

    def begin(self, deal: Deal, competitors: Sequence[Competitor]) -> Begun:
        """Begin a duel.

        Raises ``ValueError`` or ``LookupError`` where there are not the cards for it.
        """
        catalog = catalog_with(self.own)
        dealt = self.decks.dealt(catalog, self.edition, deal, competitors)
        setup = Setup(
            edition=self.edition, decks=dealt.decks, champions=dealt.champions, seed=deal.seed
        )
        seats = [
            Seat(f"{each.id} {place}", each.sits) for place, each in enumerate(competitors, start=1)
        ]
        return Begun(Duel(catalog, setup, seats), dealt.names)

    def facts(self, begun: Begun) -> Facts:
        """Return who went first, and what each side played with."""
        match: Duel = begun.match  # type: ignore[assignment]
        decks: tuple[tuple[str, ...], ...] = match.setup.decks
        return Facts(
            match.first_player,
            tuple(seat_facts(begun, seat, deck) for seat, deck in enumerate(decks)),
        )


@lru_cache(maxsize=4)
def catalog_with(own: tuple[CardSet, ...]) -> Catalog:
    """Return all cards that are installed, and some sets besides."""
    return default_catalog().with_sets(own)
