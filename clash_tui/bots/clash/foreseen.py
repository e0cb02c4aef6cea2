"""What comes of a position if nobody plays anything: two Assaults, by the rules themselves.

It costs more than the other features, and is for positions that are looked at closer.
"""

from __future__ import annotations

from collections.abc import Mapping

from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.features import Features, sides_of
from clash_tui.bots.turn_ends import Value, passed
from clash_tui.games.clash.rules.state import Side, State
from clash_tui.games.clash.rules.words import LANES

_BOARD = ClashBoard()

CLOSER = "closer"
"""What the names of these features begin with."""


def foreseen(state: State) -> Features:
    """Return what the next two Assaults bring, for the player whose turn begins in a position.

    ``first`` is the Assault of that player, ``second`` the other one's. In a solo game the pile
    plays its turn after the first, and there is no second.
    """
    found: Features = {}
    names = sides_of(state)
    now = state
    for assault in ("first", "second"):
        if now.outcome is not None:
            break
        after = passed(_BOARD, now)
        for name, player in zip(names, (state.active, 1 - state.active), strict=True):
            prefix = f"{CLOSER}.{assault}-{name}"
            if after.outcome is not None:
                if after.outcome.winner == player:
                    found[f"{prefix}-wins"] = 1
                continue
            _losses(found, prefix, now.sides[player], after.sides[player])
        now = after
        if state.solo is not None:
            break
    return found


def _losses(found: Features, prefix: str, before: Side, after: Side) -> None:
    """Add what one side loses by an Assault: creatures, their cost, and Health."""
    fell = _count(before) - _count(after)
    if fell:
        found[f"{prefix}-falls"] = fell
    cost = _cost(before) - _cost(after)
    if cost:
        found[f"{prefix}-falls-cost"] = cost
    if after.fort != before.fort:
        found[f"{prefix}-breaks"] = 1
        found[f"{prefix}-fort-hand"] = len(after.hand)
        return
    hurt = before.health - after.health
    if hurt:
        found[f"{prefix}-hurt"] = hurt
        if after.health <= 2:
            found[f"{prefix}-left-{after.health}{'-fort' if after.fort else ''}"] = 1


def _count(side: Side) -> int:
    return sum(len(side.lanes[lane]) for lane in LANES)


def _cost(side: Side) -> int:
    return sum(creature.piece.cost for lane in LANES for creature in side.lanes[lane])


class Foresight:
    """Judges positions closer: their value, corrected by what is foreseen.

    Args:
        value: What a position is worth without it, in logits.
        weights: What each foreseen thing adds, in logits.
    """

    def __init__(self, value: Value, weights: Mapping[str, float]) -> None:
        self._value = value
        self._weights = {
            name: weight for name, weight in weights.items() if name.startswith(f"{CLOSER}.")
        }

    def value(self, state: State) -> float:
        """Return how likely the active player is to win, in logits."""
        value = self._value(state)
        if state.outcome is not None:
            return value
        weights = self._weights
        for name, count in foreseen(state).items():
            value += weights.get(name, 0.0) * count
        return value
