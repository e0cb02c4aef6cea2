"""How many cards of a deck cost how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clash_tui.base.cells import right
from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted

_COSTS = range(1, 8)
_STEP = 3
_TITLED = 4
"""Rows from which one can be spared for the title."""


class ManaCurve(Painted):
    """A column for each cost, and over it the number of its cards.

    Each card is a block, or half a one where the columns would be too high. The few cards at 0
    count with 1, those beyond 7 with 7: the two columns at the ends say so where they hold such
    cards, “0-1”, “7+”.
    """

    DEFAULT_CSS = """
    ManaCurve { height: 7; width: 24; }
    """

    def show(self, costs: Sequence[int]) -> None:
        """Show the curve of cards with these costs."""
        self.show_scene(tuple(sorted(costs)))

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the columns over the costs."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        costs: tuple[int, ...] = self._scene if isinstance(self._scene, tuple) else ()
        counts = Counter(min(max(cost, _COSTS[0]), _COSTS[-1]) for cost in costs)
        titled = height >= _TITLED
        if titled:
            canvas.text(1, 0, _("mana curve"), palette.muted)
        # The last row is for the costs, and one over the highest column for its number.
        room = max(0, height - titled - 2)
        halves = 2 if max(counts.values(), default=0) <= room else 1
        for column, cost in enumerate(_COSTS):
            x, count = 1 + column * _STEP, counts[cost]
            name = _name_of(cost, costs)
            colour = palette.mana if count else palette.dim
            if height > 1:
                canvas.text(x, height - 1, right(name, 2), colour)
            if not count:
                continue
            high = min(count * halves, 2 * room)
            for block in range(high // 2):
                whole = glyphs.block if halves == 1 else glyphs.lower_half
                canvas.text(x, height - 2 - block, whole * 2, palette.mana)
            top = height - 2 - high // 2
            if high % 2:
                canvas.text(x, top, glyphs.lower_half * 2, palette.mana)
                top -= 1
            canvas.text(x, max(top, titled), right(str(count), 2), palette.mana)
        return canvas


def _name_of(cost: int, costs: tuple[int, ...]) -> str:
    """Return what is written under a column."""
    if cost == _COSTS[0] and costs and costs[0] < cost:
        return f"0-{cost}"
    if cost == _COSTS[-1] and costs and costs[-1] > cost:
        return f"{cost}+"
    return str(cost)
