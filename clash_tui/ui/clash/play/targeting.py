"""At whom an incantation is aimed first: somebody it does something to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.forecast import BlowKind
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.rules.words import LANES
from clash_tui.ui.clash.play.stops import Stop

HURTS, USES_UP, IN_VAIN = range(3)
"""What a card does to a target: damage; no more than take its Protection; nothing (R39, R42)."""

Effect = Callable[[int], int]
"""Tells of a creature's number what the card in hand does to it."""


def effect_in(forecast: Forecast | None) -> int:
    """Return what the incantation that is played first in a forecast does to its target."""
    for blow in forecast.blows if forecast is not None else ():
        if blow.kind is BlowKind.INCANTATION and blow.victims:
            target = blow.victims[0]
            if target.dealt:
                return HURTS
            return USES_UP if target.absorbed_by == Ability.PROTECTION.value else IN_VAIN
    return IN_VAIN


def first_target(view: View, cursor: Stop | None, effect: Effect) -> int | None:
    """Return the creature to aim at first; None where there is none in play.

    It is the one under the cursor if the card hurts it, else the nearest enemy it hurts, else one
    whose Protection it uses up. An own one comes before those on whom it would be lost.
    """
    at = cursor.creature if cursor is not None else None
    if at is not None and view.creature(at) is not None and effect(at) == HURTS:
        return at
    enemies = list(_nearest_first(view, 1 - view.active))
    for wanted in (HURTS, USES_UP):
        for number in enemies:
            if effect(number) == wanted:
                return number
    own = list(_nearest_first(view, view.active))
    return next(
        (number for number in own if effect(number) == HURTS), next(iter(enemies + own), None)
    )


def _nearest_first(view: View, player: int) -> Iterator[int]:
    """Yield the creatures of a Kingdom: of each lane the nearest one, then those behind."""
    lanes = [view.sides[player].lanes[lane] for lane in LANES]
    for position in range(max(map(len, lanes))):
        for lane in lanes:
            if position < len(lane):
                yield lane[position].number
