"""Where the decks of a series of duels come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import NamedTuple, Protocol

from clash_tui.base.chance import lot, shuffled, stream
from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import DECK_SIZE, Catalog
from clash_tui.games.clash.formats import (
    Format,
    NotEnoughCards,
    Preconstructed,
    Preparation,
    Preparing,
    cards_of,
)
from clash_tui.games.clash.rules import Edition
from clash_tui.lab.clash.steps import step
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.table import Deal

NO_CHAMPIONS = (None, None)


class NamedDeck(NamedTuple):
    """A deck that is given: eight cards, or ten of which the bans of Constructed take two (R70)."""

    name: str
    cards: tuple[str, ...]


class Dealt(NamedTuple):
    """What a duel is begun with."""

    decks: tuple[tuple[str, ...], tuple[str, ...]]
    """The eight cards of A and of B, by id."""
    names: tuple[str, str] = ("", "")
    """What these decks are called; empty where they are made for this one deal."""
    champions: tuple[str | None, str | None] = NO_CHAMPIONS


class Decks(Protocol):
    """A way to come by two decks. It can be pickled."""

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitors: Sequence[Competitor]
    ) -> Dealt:
        """Return what a deal is played with.

        Raises ``ValueError`` or ``UnknownName`` where there are not the cards for it.
        """


@dataclass(frozen=True, slots=True)
class GivenDecks:
    """Decks that are given: all their ordered pairs in turn, a single one against itself.

    Attributes:
        decks: The decks.
        champions: The sets from which each side draws a Champion (R87); none without them.
    """

    decks: tuple[NamedDeck, ...]
    champions: tuple[str, ...] = ()

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitors: Sequence[Competitor]
    ) -> Dealt:
        """Return the decks of a deal."""
        pairs = list(permutations(self.decks, 2)) or [(self.decks[0], self.decks[0])]
        a, b = pairs[deal.number % len(pairs)]
        decks = (
            drawn(a.cards, DECK_SIZE, stream(deal.seed, "lab bans A")),
            drawn(b.cards, DECK_SIZE, stream(deal.seed, "lab bans B")),
        )
        return Dealt(decks, (a.name, b.name), champions_for(catalog, self.champions, decks, deal))


@dataclass(frozen=True, slots=True)
class RandomDecks:
    """Cards drawn from some sets.

    Eight are drawn for each side, which is the same as ten of which two are banned at random (R70).

    Attributes:
        sets: The sets in use, by id.
        with_champions: Whether each side draws a Champion from these sets (R87).
    """

    sets: tuple[str, ...]
    with_champions: bool = False

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitors: Sequence[Competitor]
    ) -> Dealt:
        """Return the decks of a deal."""
        ids = sorted(card.id for card in cards_of(catalog, self.sets))
        decks = (
            drawn(ids, DECK_SIZE, stream(deal.seed, "lab deck A")),
            drawn(ids, DECK_SIZE, stream(deal.seed, "lab deck B")),
        )
        sets = self.sets if self.with_champions else ()
        return Dealt(decks, champions=champions_for(catalog, sets, decks, deal))


@dataclass(frozen=True, slots=True)
class MadeDecks:
    """Decks that the competitors take, draft or build by themselves (R68-R70).

    Attributes:
        format: How.
        sets: The sets in use, by id.
        with_champions: Whether each picks a Champion (R87).
    """

    format: Format
    sets: tuple[str, ...] = ()
    with_champions: bool = False

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitors: Sequence[Competitor]
    ) -> Dealt:
        """Let the competitors go the way to a duel, and return where it has led."""
        preparation = Preparation(
            format=self.format,
            sets=self.sets,
            champions=self.with_champions,
            edition=edition,
            seed=deal.seed,
        )
        way = Preparing.begin(preparation, catalog)
        while not way.done:
            seat = way.decides
            assert seat is not None
            chance = stream(deal.seed, f"lab step {len(way.preparation.moves)}")
            way = way.play(step(way, seat, competitors[seat], chance))
        setup = way.setup()
        names = ("", "")
        if isinstance(way.making, Preconstructed):
            names = (way.making.picks[0], way.making.picks[1])
        return Dealt(setup.decks, names, setup.champions)


def drawn(cards: Sequence[str], count: int, chance: Random) -> tuple[str, ...]:
    """Draw so many of some cards; all of them where there are no more.

    Raises ``NotEnoughCards`` where there are fewer.
    """
    if len(cards) < count:
        text = ngettext(
            "{least} cards are needed, but the sets in use have only {count} card.",
            "{least} cards are needed, but the sets in use have only {count} cards.",
            len(cards),
        )
        raise NotEnoughCards(text.format(least=count, count=len(cards)))
    return tuple(shuffled(cards, chance)[:count]) if len(cards) > count else tuple(cards)


def champions_for(
    catalog: Catalog,
    sets: Sequence[str],
    decks: tuple[tuple[str, ...], tuple[str, ...]],
    deal: Deal,
) -> tuple[str | None, str | None]:
    """Draw a Champion for each deck: a creature of some sets that is not in it (R87)."""
    a, b = (
        champion_for(catalog, sets, deck, stream(deal.seed, f"lab champion {letter}"))
        for deck, letter in zip(decks, "AB", strict=True)
    )
    return a, b


def champion_for(
    catalog: Catalog, sets: Sequence[str], deck: Sequence[str], chance: Random
) -> str | None:
    """Draw a Champion for a deck; None without sets to draw from.

    Raises ``NotEnoughCards`` where no creature is left.
    """
    if not sets:
        return None
    creatures = [
        card.id for card in cards_of(catalog, sets) if card.is_creature and card.id not in deck
    ]
    if not creatures:
        raise NotEnoughCards(_("Of the sets in use no creature is left for a Champion."))
    return creatures[lot(len(creatures), chance)]
