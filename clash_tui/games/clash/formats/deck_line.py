"""A deck as one short line of text, to send and to paste: ``Sea dogs: troll, ogre, boom``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from clash_tui.base.i18n import _, ngettext
from clash_tui.games.clash.cards import Catalog, UnknownCard
from clash_tui.games.clash.formats.deck_rules import CONSTRUCTED_SIZE


class DeckLine(NamedTuple):
    """What a line says.

    Attributes:
        name: The name of the deck; empty where the line gives none.
        cards: Its cards by id, none twice.
    """

    name: str
    cards: tuple[str, ...]


class BadDeckLine(ValueError):
    """A line is no deck; the message is one sentence and names the card that is wrong."""


def write_line(name: str, card_ids: Iterable[str]) -> str:
    """Write a deck as one line."""
    cards = ", ".join(card_ids)
    return f"{name}: {cards}" if name else cards


def read_line(text: str, catalog: Catalog) -> DeckLine:
    """Read a deck from one line: a name and a colon, then the cards with commas between them.

    The name can be left out. A card is given by its id or by its name, English or in the
    player's language, in capitals or not. A deck that still lacks cards can be read as well.

    Raises:
        BadDeckLine: if there is no card in it, one there is not, one twice, or too many.
    """
    # Whatever it was sent with may have broken the line or put spaces around it.
    name, _colon, listed = " ".join(text.split()).rpartition(":")
    words = [word for word in (part.strip(" .;") for part in listed.split(",")) if word]
    if not words:
        raise BadDeckLine(_("There is no card in this line."))
    # Ids last: another card may bear as its name what is the id of this one.
    meant = {card.title.casefold(): card.id for card in catalog.cards}
    meant |= {card.name.casefold(): card.id for card in catalog.cards}
    meant |= {card.id: card.id for card in catalog.cards}
    cards: list[str] = []
    for word in words:
        cards.append(_checked(meant.get(word.casefold(), word), cards, catalog))
    if len(cards) > CONSTRUCTED_SIZE:
        text = ngettext(
            "The line has {count} card; a deck has at most {size}.",
            "The line has {count} cards; a deck has at most {size}.",
            len(cards),
        )
        raise BadDeckLine(text.format(count=len(cards), size=CONSTRUCTED_SIZE))
    return DeckLine(name.strip(), tuple(cards))


def _checked(card_id: str, before: list[str], catalog: Catalog) -> str:
    try:
        card = catalog.card(card_id)
    except UnknownCard as error:
        raise BadDeckLine(str(error)) from error
    if card.id in before:
        raise BadDeckLine(_("{card} is listed twice.").format(card=card.title))
    return card.id
