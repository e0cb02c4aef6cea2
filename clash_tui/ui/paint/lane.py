"""Where the cards of a lane stand: one face for the lane, as large as there is room."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spacing:
    """How the cards of one lane are drawn."""

    width: int
    """Outer width of each card."""
    gap: int
    """Cells between two cards."""
    shown: int
    """How many cards of a side are drawn at most; of the others "+N" tells the number."""

    def offset(self, position: int) -> int:
        """Return how many cells lie between the Bridge's end and the card at that position."""
        return position * (self.width + self.gap)


_LARGE = ((20, 1), (15, 1))
_FULL = ((11, 1), (11, 0))
_SMALL = ((10, 1), (8, 0), (7, 0), (5, 0))

SLIVER = 5
"""The width of the smallest face on the table: "2/6" must fit in it."""

_MORE = 3
"""Cells for "+N"."""


def lane_spacing(count: int, room: int, height: int) -> Spacing:
    """Return the spacing for the side with more cards, so that both sides look alike.

    Args:
        count: Cards of the side that has more.
        room: Cells from the Bridge to the end of the lane.
        height: Rows of a card.
    """
    sizes = (*(_LARGE if height >= 9 else ()), *(_FULL if height >= 7 else ()), *_SMALL)
    for width, gap in sizes:
        if count * (width + gap) - gap <= room:
            return Spacing(width, gap, count)
    return Spacing(SLIVER, 0, max(0, (room - _MORE) // SLIVER))
