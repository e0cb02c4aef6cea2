"""What the cards of a set of one's own are worth: how decks do that have one, beside its price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.base.chance import coin, shuffled, stream
from clash_tui.base.i18n import _
from clash_tui.base.text_table import in_columns
from clash_tui.games.clash.cards import DECK_SIZE, CardSet, Catalog
from clash_tui.games.clash.cards.cost_guide import guide_cost
from clash_tui.games.clash.formats import cards_of
from clash_tui.games.clash.rules import Edition
from clash_tui.lab.clash.decks import Dealt, champions_for, drawn
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.document import CardRate, Rate, SeriesDocument, rate_of
from clash_tui.lab.table import Deal
from clash_tui.lab.table_text import rate_cells, rate_heads
from clash_tui.lab.tally import Count

OWN_IN_DECK = 4
"""How many cards of the set a deck has at most: the others are what they are measured against."""


@dataclass(frozen=True, slots=True)
class OwnDecks:
    """Decks with some cards of a set of one's own; no card is in both.

    Attributes:
        own: The cards of the set, by id.
        sets: The sets that the other cards are drawn from, by id.
        with_champions: Whether each side draws a Champion from these sets (R87).
    """

    own: tuple[str, ...]
    sets: tuple[str, ...]
    with_champions: bool = False

    def dealt(
        self, catalog: Catalog, edition: Edition, deal: Deal, competitors: Sequence[Competitor]
    ) -> Dealt:
        """Return the decks of a deal. Raises ``ValueError`` where there are too few cards."""
        own = shuffled(self.own, stream(deal.seed, "lab own cards"))
        each = min(OWN_IN_DECK, (len(own) + 1) // 2)
        shares = [tuple(own[:each]), tuple(own[each : 2 * each])]
        # Of an odd number one side has more.
        if coin(stream(deal.seed, "lab own side")):
            shares.reverse()
        others = sorted(
            card.id for card in cards_of(catalog, self.sets) if card.id not in set(self.own)
        )
        a, b = (
            (
                *share,
                *drawn(others, DECK_SIZE - len(share), stream(deal.seed, f"lab deck {letter}")),
            )
            for share, letter in zip(shares, "AB", strict=True)
        )
        sets = self.sets if self.with_champions else ()
        return Dealt((a, b), champions=champions_for(catalog, sets, (a, b), deal))


class OwnCard(CardRate):
    """How decks did that had a card of the set.

    Attributes:
        cost: What it costs, in mana.
        guide: What it should cost by the cost guide.
        difference: How much more it costs than that; less than nothing for a cheap one.
    """

    cost: int
    guide: float
    difference: float


class OwnCardsDocument(SeriesDocument):
    """What came of a series with a set of one's own; ``own_cards`` are the cards of that set."""

    own_cards: tuple[OwnCard, ...]


def with_own_cards(document: SeriesDocument, own: CardSet) -> OwnCardsDocument:
    """Return what came of a series, and what the cards of a set should cost."""
    known = {each.card: each for each in document.cards}
    nothing = Rate(**rate_of(Count()))
    cards = []
    for card in own.cards:
        rates = known.get(card.id)
        guide = guide_cost(card)
        cards.append(
            OwnCard(
                card=card.id,
                in_deck=rates.in_deck if rates else nothing,
                opened=rates.opened if rates else nothing,
                played=rates.played if rates else nothing,
                cost=card.cost,
                guide=guide,
                difference=card.cost - guide,
            )
        )
    return OwnCardsDocument(**dict(document), own_cards=tuple(cards))


def own_cards_text(document: OwnCardsDocument) -> str:
    """Return a table of the cards of the set: their price, and how decks did that had them."""
    heads = (_("card"), _("cost"), _("guide"), _("difference"), *rate_heads())
    rows: list[Sequence[str]] = [heads]
    rows += [
        (
            card.card,
            str(card.cost),
            f"{card.guide:g}",
            f"{card.difference:+g}" if card.difference else "0",
            *rate_cells(card.in_deck),
        )
        for card in document.own_cards
    ]
    return "\n".join(in_columns(rows, range(1, len(heads)))) + "\n"
