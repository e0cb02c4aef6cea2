"""Which other cards do what a card does."""

from collections.abc import Iterable

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.cards.card import Card


def related_cards(card: Card, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards that have an ability of a card, or like it have none at all.

    Those with the most abilities of it come first, then those with the fewest others, then those
    of the same type, then those of nearly the same cost. Whether an ability is given as an aura
    (R44) makes no difference.
    A card without abilities is only like others of its type.

    Args:
        card: The card.
        cards: All cards to choose from; the card itself is left out.
    """
    wanted = abilities_of(card)

    def rank(other: Card) -> tuple[int, int, bool, int, str]:
        has = abilities_of(other)
        away = abs(other.cost - card.cost)
        return -len(wanted & has), len(has - wanted), other.type != card.type, away, other.name

    return tuple(sorted((each for each in cards if _is_like(card, each)), key=rank))


def abilities_of(card: Card) -> frozenset[Ability]:
    """Return every ability that is printed on a card, those it gives to its neighbours too."""
    return frozenset((*card.abilities, *card.auras))


def _is_like(card: Card, other: Card) -> bool:
    if other.id == card.id:
        return False
    wanted, has = abilities_of(card), abilities_of(other)
    return bool(wanted & has) or (not wanted and not has and other.type is card.type)
