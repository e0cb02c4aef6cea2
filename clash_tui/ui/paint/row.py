"""Where the cards of a hand stand: the Stronghold among them, the available ones large."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.game.words import AVAILABLE


@dataclass(frozen=True, slots=True)
class Place:
    """One card of the row."""

    place: int
    """Its place in the hand; -1 for the Stronghold."""
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Row:
    """Where everything in the row stands."""

    places: tuple[Place, ...]
    divider: int | None
    """The x of the line after the last available card, if cards lie behind it."""
    width: int


STRONGHOLD = -1
"""The place that stands for the Stronghold."""

# Width of an available card, of the others and of the Stronghold, and the gap between them.
_TALL = ((14, 14, 15, 1), (12, 12, 13, 1), (11, 11, 13, 1), (11, 11, 11, 0), (10, 10, 11, 0))
_LOW = (
    (10, 10, 11, 1),
    (10, 10, 9, 0),
    (8, 8, 9, 0),
    (7, 7, 9, 0),
    (8, 5, 9, 0),
    (8, 4, 7, 0),
    (5, 4, 5, 0),
    (4, 4, 4, 0),
    (4, 3, 4, 0),
)
_LEAST = (4, 2, 4, 0)
"""Here even the 32 cards of a solo game that all came to one hand have room (R49)."""

TALL = 7
"""Rows from which the wide cards are worth it."""


def hand_row(
    cards: int, stronghold: int, room: int, height: int, available: int = AVAILABLE
) -> Row:
    """Return the row with the largest cards that fit.

    Args:
        cards: Cards in the hand, without the Stronghold.
        stronghold: How many of them lie left of the Stronghold.
        room: Cells there are.
        height: Rows of a card.
        available: How many of the leftmost can be played (R12, R58).
    """
    sizes = (*(_TALL if height >= TALL else ()), *_LOW)
    rows = (_row(cards, stronghold, size, available) for size in sizes)
    least = _row(cards, stronghold, _LEAST, available)
    return next((row for row in rows if row.width <= room), least)


def _row(cards: int, stronghold: int, size: tuple[int, int, int, int], available: int) -> Row:
    large, others, own, gap = size
    order = list(range(cards))
    order.insert(stronghold, STRONGHOLD)
    places: list[Place] = []
    divider = None
    x = 0
    for place in order:
        width = own if place == STRONGHOLD else large if place < available else others
        places.append(Place(place, x, width))
        x += width + gap
        if place == available - 1 and cards > available:
            divider = x
            x += 1 + gap
    return Row(tuple(places), divider, x - gap)
