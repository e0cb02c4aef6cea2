"""Where one side's cards of a lane stand: one face for all, as large as there is room."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spacing:
    """How one side's cards of a lane are drawn."""

    width: int
    """Outer width of each card."""
    gap: int
    """Cells between two cards."""
    shown: int
    """How many cards are drawn at most; of the others "+N" tells the number."""

    def offset(self, position: int) -> int:
        """Return how many cells lie between the Bridge's end and the card at that position."""
        return position * (self.width + self.gap)


_CALM = ((9, 20), (7, 14), (0, 12))
"""The width a card has at most unless its name needs more, by its least number of rows.

With more rows the abilities are written in words.
"""

FULL = 10
"""The least width at which cards are parted by a gap."""

SLIVER = 5
"""The width of the smallest face on the table: "2/6" must fit in it."""

LONGEST = 24
"""Cells of the longest name for which cards are made wider."""

_FRAME = 2
"""Cells that a card's frame takes from its width."""

_MORE = 3
"""Cells for "+N"."""


def lane_spacing(count: int, room: int, height: int, longest: int = 0) -> Spacing:
    """Return the spacing for the cards of one side.

    Args:
        count: How many there are.
        room: Cells from the Bridge to the end of the lane.
        height: Rows of a card.
        longest: Cells of the longest name among them.
    """
    most = max(calm_width(height), min(longest, LONGEST) + _FRAME)
    for gap, least in ((1, FULL), (0, SLIVER)):
        width = min(most, (room + gap) // max(1, count) - gap)
        if width >= least:
            return Spacing(width, gap, count)
    return Spacing(SLIVER, 0, max(0, (room - _MORE) // SLIVER))


def calm_width(height: int) -> int:
    """Return the width of a card with so many rows where there is plenty of room."""
    return next((width for rows, width in _CALM if height >= rows), _CALM[-1][1])
