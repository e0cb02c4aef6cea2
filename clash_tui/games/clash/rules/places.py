"""Where creatures stand, found by number or as they are."""

from __future__ import annotations

from clash_tui.games.clash.rules.events import Spot
from clash_tui.games.clash.rules.state import Creature, Lane, State, spot
from clash_tui.games.clash.rules.words import LANES


def find(lane: Lane, number: int) -> int:
    """Return the position of a creature in a lane by its number, -1 when it has left."""
    for position, creature in enumerate(lane):
        if creature.piece.number == number:
            return position
    return -1


def find_anywhere(state: State, number: int, lane: int) -> tuple[int, int]:
    """Return whose a creature in a lane is and its position there, -1 when it has left.

    Looked for on the active player's side first.
    """
    player = state.active
    position = find(state.sides[player].lanes[lane], number)
    if position < 0:
        player = 1 - player
        position = find(state.sides[player].lanes[lane], number)
    return player, position


def find_card(lane: Lane, number: int) -> int:
    """Return the position of the creature a card is part of, -1 when there is none (R57)."""
    for position, creature in enumerate(lane):
        if number in (
            creature.piece.number,
            creature.symbiote.number if creature.symbiote is not None else -1,
        ):
            return position
    return -1


def place_of(state: State, creature: Creature) -> Spot:
    """Name a creature in play and where it stands."""
    for player, side in enumerate(state.sides):
        for lane in LANES:
            if creature in side.lanes[lane]:
                position = side.lanes[lane].index(creature)
                return spot(player, lane, position, creature)
    raise LookupError(creature)
