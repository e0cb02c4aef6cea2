"""Where the cards of a series of solo games come from: the player's deck and the pile (R72)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from clash_tui.base.chance import shuffled, stream
from clash_tui.games.clash.cards import DECK_SIZE, Catalog
from clash_tui.games.clash.formats import SoloDeck, SoloPreparation, SoloPreparing, cards_of
from clash_tui.games.clash.formats.solo import SoloFormat
from clash_tui.games.clash.rules import PILE_SIZE, Edition
from clash_tui.lab.clash.decks import NamedDeck, champion_for, drawn
from clash_tui.lab.clash.steps import solo_step
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.table import Deal


class SoloDealt(NamedTuple):
    """What a solo game is begun with."""

    deck: tuple[str, ...]
    """The player's eight cards, by id."""
    pile: tuple[str, ...]
    """The opponent's twenty-four."""
    name: str = ""
    """What the deck is called; empty where it is made for this one deal."""
    champion: str | None = None


class SoloDecks(Protocol):
    """A way to come by the cards of a solo game. It can be pickled."""

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitor: Competitor
    ) -> SoloDealt:
        """Return what a deal is played with.

        Raises ``ValueError`` or ``UnknownName`` where there are not the cards for it.
        """


@dataclass(frozen=True, slots=True)
class SoloGiven:
    """Decks that are given, one after the other; the pile is drawn from what is not in them.

    With a ready deck the pile is the twenty-four cards of the other three (R72).

    Attributes:
        decks: The decks.
        sets: The sets that the pile is drawn from, by id.
    """

    decks: tuple[NamedDeck, ...]
    sets: tuple[str, ...]

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitor: Competitor
    ) -> SoloDealt:
        """Return the cards of a deal."""
        given = self.decks[deal.number % len(self.decks)]
        deck = drawn(given.cards, DECK_SIZE, stream(deal.seed, "lab bans A"))
        others = sorted(card.id for card in cards_of(catalog, self.sets) if card.id not in deck)
        return SoloDealt(deck, drawn(others, PILE_SIZE, stream(deal.seed, "lab pile")), given.name)


@dataclass(frozen=True, slots=True)
class SoloRandom:
    """Cards drawn from some sets, for the deck and for the pile.

    Attributes:
        sets: The sets in use, by id.
        with_champion: Whether the player draws a Champion from these sets (R87).
    """

    sets: tuple[str, ...]
    with_champion: bool = False

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitor: Competitor
    ) -> SoloDealt:
        """Return the cards of a deal. Raises ``ValueError`` where there are too few."""
        ids = sorted(card.id for card in cards_of(catalog, self.sets))
        chance = stream(deal.seed, "lab solo")
        cards = shuffled(drawn(ids, DECK_SIZE + PILE_SIZE, chance), chance)
        deck, pile = cards[:DECK_SIZE], cards[DECK_SIZE:]
        sets: Sequence[str] = self.sets if self.with_champion else ()
        champion = champion_for(catalog, sets, deck, stream(deal.seed, "lab champion A"))
        return SoloDealt(tuple(deck), tuple(pile), champion=champion)


@dataclass(frozen=True, slots=True)
class SoloMade:
    """A deck that is taken or drafted; what is left is the pile (R72).

    Attributes:
        format: How.
        sets: The sets in use, by id.
        with_champion: Whether it picks a Champion (R87).
    """

    format: SoloFormat
    sets: tuple[str, ...] = ()
    with_champion: bool = False

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitor: Competitor
    ) -> SoloDealt:
        """Come by a deck, whoever plays, and return what came of it."""
        preparation = SoloPreparation(
            kind="custom",
            format=self.format,
            sets=self.sets,
            champion=self.with_champion,
            edition=edition,
            seed=deal.seed,
        )
        way = SoloPreparing.begin(preparation, catalog)
        while way.stage is not None:
            chance = stream(deal.seed, f"lab step {len(way.preparation.moves)}")
            way = way.play(solo_step(way, chance))
        deck, pile = way.decks()
        name = (way.making.deck or "") if isinstance(way.making, SoloDeck) else ""
        picks = way.champion_picks
        return SoloDealt(deck, pile, name, None if picks is None else picks.picks[0])
