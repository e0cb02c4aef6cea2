"""Cards and sets as players call them: by the id, or by the name that is printed on them."""

from clash_tui.base.i18n import folded
from clash_tui.games.clash.cards.card import Card
from clash_tui.games.clash.cards.card_set import CardSet
from clash_tui.games.clash.cards.catalog import Catalog, UnknownCard


def cards_called(text: str, catalog: Catalog) -> tuple[Card, ...]:
    """Return the cards of a name, in whatever capitals and accents: mostly one, or none.

    An id is the name of one card alone; a printed name, English, French or in the player's
    language, can be on several.
    """
    wanted = _plain(text)
    try:
        return (catalog.card(wanted),)
    except UnknownCard:
        return tuple(
            card
            for card in catalog.cards
            if wanted in (_plain(card.name), _plain(card.name_fr), _plain(card.title))
        )


def set_called(text: str, catalog: Catalog) -> CardSet:
    """Return the set of an id or a name, in whatever capitals and accents.

    Raises:
        UnknownSet: if there is none.
    """
    wanted = _plain(text)
    for each in catalog.sets:
        if wanted in (each.id, _plain(each.name), _plain(each.name_fr), _plain(each.title)):
            return each
    return catalog.set(text)


def _plain(text: str) -> str:
    return " ".join(folded(text).split())
