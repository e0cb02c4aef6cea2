"""Where the cards of a hand stand: the Stronghold among them, the available ones large."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.games.clash.rules.words import AVAILABLE
from clash_tui.ui.clash.paint.lane import LONGEST, calm_width


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
_TALL = ((13, 13, 14, 1), (12, 12, 13, 1), (11, 11, 13, 1), (11, 11, 11, 0), (10, 10, 11, 0))
_LOW = (
    (10, 10, 11, 1),
    (10, 10, 9, 0),
    (9, 9, 9, 0),
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

_LOW_STRONGHOLD, _TALL_STRONGHOLD = 11, 15
"""Widths of the Stronghold beside cards that have all the room they need."""


def hand_row(
    cards: int,
    stronghold: int,
    room: int,
    height: int,
    available: int = AVAILABLE,
    longest: int = 0,
) -> Row:
    """Return the row with the largest cards that fit.

    Args:
        cards: Cards in the hand, without the Stronghold.
        stronghold: How many of them lie left of the Stronghold.
        room: Cells there are.
        height: Rows of a card.
        available: How many of the leftmost can be played (R12, R58).
        longest: Cells of the longest name in the hand.
    """
    tall = height >= TALL
    most = max(calm_width(height), min(longest, LONGEST) + 2)
    own = _TALL_STRONGHOLD if tall else _LOW_STRONGHOLD
    ample = ((width, width, own, 1) for width in range(most, (13 if tall else 10), -1))
    sizes = (*ample, *(_TALL if tall else ()), *_LOW)
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
