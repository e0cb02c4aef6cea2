"""A solo game of Clash of Decks in which a competitor sits, to measure it, or the pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.base.chance import stream
from clash_tui.games.clash.cards import CardSet
from clash_tui.games.clash.formats import random_options
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import A, B, ClashOfDecks, Edition, SoloOptions, SoloSetup
from clash_tui.lab.clash.duels import catalog_with
from clash_tui.lab.clash.facts import seat_facts
from clash_tui.lab.clash.solo_decks import SoloDecks
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.played import Facts
from clash_tui.lab.table import Begun, Deal
from clash_tui.match.seats import Rules, Seat

QUICK_OPTIONS = SoloOptions()
"""Those of a quick game (R74)."""


@dataclass(frozen=True, slots=True)
class SoloTable:
    """Solo games.

    Attributes:
        decks: Where the cards come from.
        edition: The rule edition (R7, R8).
        level: The level of a custom game, whose options are drawn for each deal (R83); None
            plays with ``options``.
        options: The options; as they stand, those of a quick game (R74, R84).
        own: Sets of cards that are used besides those that are installed.
    """

    decks: SoloDecks
    edition: Edition = Edition.INITIATION_PACK
    level: str | None = None
    options: SoloOptions = QUICK_OPTIONS
    own: tuple[CardSet, ...] = ()

    @property
    def game(self) -> str:
        """The game's id."""
        return ClashOfDecks.id

    def begin(self, deal: Deal, competitors: Sequence[Competitor]) -> Begun:
        """Begin a game.

        Raises ``ValueError`` or ``LookupError`` where there are not the cards for it.
        """
        (player,) = competitors
        catalog = catalog_with(self.own)
        dealt = self.decks.dealt(catalog, self.edition, deal, player)
        setup = SoloSetup(
            edition=self.edition,
            deck=dealt.deck,
            pile=dealt.pile,
            champion=dealt.champion,
            options=self._options(deal),
            seed=deal.seed,
        )
        seats = (Seat(player.id, player.sits), Seat("pile", Rules()))
        return Begun(SoloGame(catalog, setup, seats), (dealt.name,))

    def _options(self, deal: Deal) -> SoloOptions:
        if self.level is None:
            return self.options
        return random_options(self.level, stream(deal.seed, "lab options"))

    def facts(self, begun: Begun) -> Facts:
        """Return who went first, and what the player played with."""
        setup: SoloSetup = begun.match.setup
        first = B if setup.options.opponent_first else A
        return Facts(first, (seat_facts(begun, A, setup.deck),))
