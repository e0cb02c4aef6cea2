"""How many cards of a deck cost how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clash_tui.i18n import _
from clash_tui.ui.paint.canvas import Canvas
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.widgets.painted import Painted

_COSTS = range(1, 8)
_STEP = 3


class ManaCurve(Painted):
    """A column for each cost, one block a card; the few at 0 count with 1, those beyond 7 with 7.

    The two columns at the ends say so where they hold such cards: “0-1”, “7+”.
    A column that is too high for the widget has the number of its cards at the top.
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
        canvas.text(1, 0, _("mana curve"), palette.muted)
        for column, cost in enumerate(_COSTS):
            x = 1 + column * _STEP
            name = _name_of(cost, costs)
            colour = palette.mana if counts[cost] else palette.dim
            canvas.text(x, height - 1, f"{name:>2}", colour)
            room = height - 2
            for block in range(min(counts[cost], room)):
                canvas.text(x, height - 2 - block, glyphs.lower_half * 2, palette.mana)
            if counts[cost] > room > 0:
                canvas.text(x, 1, f"{counts[cost]:>2}", palette.mana)
        return canvas


def _name_of(cost: int, costs: tuple[int, ...]) -> str:
    """Return what is written under a column."""
    if cost == _COSTS[0] and costs and costs[0] < cost:
        return f"0-{cost}"
    if cost == _COSTS[-1] and costs and costs[-1] > cost:
        return f"{cost}+"
    return str(cost)
