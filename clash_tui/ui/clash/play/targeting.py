"""At whom an incantation is aimed first: somebody it does something to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from clash_tui.games.clash.rules.forecast import Effect
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.rules.words import LANES
from clash_tui.ui.clash.play.stops import Stop

EffectOn = Callable[[int], Effect]
"""Tells of a creature's number what the card in hand does to it."""


def first_target(view: View, cursor: Stop | None, effect: EffectOn) -> int | None:
    """Return the creature to aim at first; None where there is none in play.

    It is the one under the cursor if the card hurts it, else the nearest enemy it hurts, else one
    whose Protection it uses up. An own one comes before those on whom it would be lost.
    """
    at = cursor.creature if cursor is not None else None
    if at is not None and view.creature(at) is not None and effect(at) is Effect.HURTS:
        return at
    enemies = list(_nearest_first(view, 1 - view.active))
    for wanted in (Effect.HURTS, Effect.USES_UP):
        for number in enemies:
            if effect(number) is wanted:
                return number
    own = list(_nearest_first(view, view.active))
    hurt = (number for number in own if effect(number) is Effect.HURTS)
    return next(hurt, next(iter(enemies + own), None))


def _nearest_first(view: View, player: int) -> Iterator[int]:
    """Yield the creatures of a Kingdom: of each lane the nearest one, then those behind."""
    lanes = [view.sides[player].lanes[lane] for lane in LANES]
    for position in range(max(map(len, lanes))):
        for lane in lanes:
            if position < len(lane):
                yield lane[position].number
