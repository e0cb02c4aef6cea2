"""The cards of Stak Bots: the sixteen bots, card versions, decks and their files."""

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import (
    POWER_X,
    CardVersion,
    UnknownVersion,
    card_version,
)
from clash_tui.games.stak.cards.deck import DECK_SIZE, Deck, DeckLine
from clash_tui.games.stak.cards.deck_file import DeckReading, check_deck, read_deck
from clash_tui.games.stak.cards.decks import Decks, house_deck, own_decks, own_decks_folder

__all__ = [
    "DECK_SIZE",
    "POWER_X",
    "Bot",
    "CardVersion",
    "Deck",
    "DeckLine",
    "DeckReading",
    "Decks",
    "UnknownVersion",
    "card_version",
    "check_deck",
    "house_deck",
    "own_decks",
    "own_decks_folder",
    "read_deck",
]
