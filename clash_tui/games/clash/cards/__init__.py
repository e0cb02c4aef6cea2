"""The ground floor: cards, abilities, sets and decks, and the catalog that holds them."""

from clash_tui.base.problem import Problem
from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.cards.card import Card, CardType
from clash_tui.games.clash.cards.card_set import CardSet
from clash_tui.games.clash.cards.catalog import (
    Catalog,
    UnknownCard,
    UnknownDeck,
    UnknownName,
    UnknownSet,
    default_catalog,
    load_catalog,
)
from clash_tui.games.clash.cards.deck import DECK_SIZE, Deck

__all__ = [
    "DECK_SIZE",
    "Ability",
    "Card",
    "CardSet",
    "CardType",
    "Catalog",
    "Deck",
    "Problem",
    "UnknownCard",
    "UnknownDeck",
    "UnknownName",
    "UnknownSet",
    "default_catalog",
    "load_catalog",
]
