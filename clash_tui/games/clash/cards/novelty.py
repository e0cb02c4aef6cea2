"""What a set has brought: the abilities that no earlier set has."""

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.cards.card_set import CardSet
from clash_tui.games.clash.cards.catalog import Catalog


def new_abilities(catalog: Catalog, card_set: CardSet) -> tuple[Ability, ...]:
    """Return the abilities of a set that no set of an earlier year has, as the rulebook has them.

    The sets of one year came out together, so what is new in several of them is new in each.
    Sets that players made are never the first to have something.
    """
    earlier = {
        ability
        for each in catalog.sets
        if not each.own and (each.year < card_set.year or card_set.own)
        for ability in _abilities(each)
    }
    return tuple(ability for ability in Ability if ability in _abilities(card_set) - earlier)


def _abilities(card_set: CardSet) -> set[Ability]:
    return {ability for card in card_set.cards for ability in (*card.abilities, *card.auras)}
