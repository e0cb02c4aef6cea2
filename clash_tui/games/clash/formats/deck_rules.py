"""Whether the ten cards a player built are a deck for Constructed (R70, R71)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import Catalog, UnknownCard
from clash_tui.games.clash.formats.pool import set_of

CONSTRUCTED_SIZE = 10
"""How many different cards a player builds a deck of, before the bans (R70)."""


def problems(card_ids: Sequence[str], catalog: Catalog, set_ids: Iterable[str]) -> tuple[str, ...]:
    """Say why some cards are no deck for Constructed: one sentence each, none if they are one.

    ``set_ids`` are the sets in use; the cards must be ten different ones of these.
    """
    in_use = frozenset(set_ids)
    found = [_wrong_size(len(card_ids))]
    for card_id, times in Counter(card_ids).items():
        found.append(_wrong_card(card_id, catalog, in_use) or _repeated(card_id, times, catalog))
    return tuple(sentence for sentence in found if sentence is not None)


def _wrong_size(count: int) -> str | None:
    if count == CONSTRUCTED_SIZE:
        return None
    if count < CONSTRUCTED_SIZE:
        missing = CONSTRUCTED_SIZE - count
        text = ngettext(
            "The deck has {count} of {size} cards: {missing} card is missing.",
            "The deck has {count} of {size} cards: {missing} cards are missing.",
            missing,
        )
        return text.format(count=count, size=CONSTRUCTED_SIZE, missing=missing)
    extra = count - CONSTRUCTED_SIZE
    text = ngettext(
        "The deck has {count} cards instead of {size}: {extra} card is too many.",
        "The deck has {count} cards instead of {size}: {extra} cards are too many.",
        extra,
    )
    return text.format(count=count, size=CONSTRUCTED_SIZE, extra=extra)


def _wrong_card(card_id: str, catalog: Catalog, in_use: frozenset[str]) -> str | None:
    try:
        card_set = set_of(catalog, card_id)
    except UnknownCard as error:
        return str(error)
    if card_set.id in in_use:
        return None
    text = _("{card} is from {set}, which is not in use.")
    return text.format(card=catalog.card(card_id).title, set=card_set.title)


def _repeated(card_id: str, times: int, catalog: Catalog) -> str | None:
    if times == 1:
        return None
    text = ngettext(
        "{card} is in the deck {times} time instead of once.",
        "{card} is in the deck {times} times instead of once.",
        times,
    )
    return text.format(card=catalog.card(card_id).title, times=times)
