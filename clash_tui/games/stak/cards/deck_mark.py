"""Telling decks apart by their cards, whatever they are called."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from clash_tui.games.stak.cards.decks import house_deck

Counts = Iterable[tuple[str, int]]
"""How many there are of each card, by id, in any order."""


def is_house(counts: Counts) -> bool:
    """Say whether cards are those of the deck that comes with the program."""
    return dict(counts) == dict(house_deck().counts)


def mark_of(counts: Counts, signs: int) -> str:
    """Return so many hexadecimal digits that stand for the cards of a deck."""
    cards = sorted(f"{copies} {card}" for card, copies in counts)
    return hashlib.sha256("\n".join(cards).encode()).hexdigest()[:signs]
