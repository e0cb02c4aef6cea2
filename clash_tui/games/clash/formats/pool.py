"""Which cards a format may take from: the sets in use, and the pool of a draft (R71)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clash_tui.base.chance import shuffled, stream
from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import Card, CardSet, Catalog

DRAFT_POOL_SIZE = 32
"""How many cards a draft is made from (R69, R71)."""


class NotEnoughCards(ValueError):
    """The sets in use have too few cards for the format; the message has both numbers."""


def set_of(catalog: Catalog, card_id: str) -> CardSet:
    """Return the set a card is from. Raises ``UnknownCard``."""
    wanted = catalog.card(card_id).id
    return next(
        card_set for card_set in catalog.sets if any(card.id == wanted for card in card_set.cards)
    )


def cards_of(catalog: Catalog, set_ids: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards of some sets, by name. Raises ``UnknownSet``."""
    # By id, so that a set named twice does not bring its cards twice.
    by_id = {card.id: card for set_id in set_ids for card in catalog.set(set_id).cards}
    return tuple(sorted(by_id.values(), key=lambda card: (card.name, card.id)))


def check_sets(catalog: Catalog, set_ids: Sequence[str], least: int) -> None:
    """Check that some sets can be in use together and have ``least`` cards.

    Raises:
        UnknownSet: if the catalog has not one of them.
        NotEnoughCards: if there is no set, or they have too few cards.
    """
    for set_id in set_ids:
        catalog.set(set_id)
    if not set_ids:
        raise NotEnoughCards(_("At least one set has to be in use."))
    count = len(cards_of(catalog, set_ids))
    if count < least:
        text = ngettext(
            "{least} cards are needed, but the sets in use have only {count} card.",
            "{least} cards are needed, but the sets in use have only {count} cards.",
            count,
        )
        raise NotEnoughCards(text.format(least=least, count=count))


def draft_pool(catalog: Catalog, set_ids: Sequence[str], seed: int) -> tuple[str, ...]:
    """Shuffle the cards of one set, or of a mix of sets, and cut them to 32 (R71).

    Neither the order of the sets nor that of their cards in the files changes what a seed gives.

    Raises:
        UnknownSet: if the catalog has not one of the sets.
        NotEnoughCards: if they have fewer than 32 cards.
    """
    check_sets(catalog, set_ids, DRAFT_POOL_SIZE)
    ids = sorted(card.id for card in cards_of(catalog, set_ids))
    return tuple(shuffled(ids, stream(seed, "draft")))[:DRAFT_POOL_SIZE]
