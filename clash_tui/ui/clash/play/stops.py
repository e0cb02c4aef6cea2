"""Where the cursor can stand on the board, and where it goes from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from clash_tui.games.clash.rules.view import SideView, View
from clash_tui.games.clash.rules.words import LANES, A, B

STRONGHOLD = -1
"""The place of a hand that stands for the Stronghold; against a pile for that."""
DISCARD = -2
"""The place that stands for a pile's discard."""
BACK = -3
"""In place of a creature: the back of the own half of a lane, where a card would go alone."""


class Area(Enum):
    """The parts of the board, from top to bottom."""

    STRIP = "strip"
    """The other player's hand."""
    CHAMPIONS = "champions"
    """Beside the Bridges (R87)."""
    UPPER = "upper"
    LOWER = "lower"
    HAND = "hand"


LANE_AREAS = (Area.UPPER, Area.LOWER)


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing the cursor can be on.

    ``key`` is the place in a hand (``STRONGHOLD`` for the Stronghold), a creature's number, or the
    player whose Champion it is.
    """

    area: Area
    key: int

    @property
    def creature(self) -> int | None:
        """The creature's number, None for a card in a hand."""
        return self.key if self.area in LANE_AREAS else None


def stop_of(view: View, number: int | None) -> Stop | None:
    """Return where a creature stands; None for one that is not, or no longer, in play."""
    creature = None if number is None else view.creature(number)
    return None if creature is None else Stop(LANE_AREAS[creature.lane], creature.number)


def heard_too_late(stop: Stop | None, here: Stop | None, areas: Sequence[Area]) -> bool:
    """Say whether the mouse left some parts of the board after it had come to another one."""
    return stop is None and here is not None and here.area not in areas


def hand_stops(area: Area, side: SideView) -> list[Stop]:
    """Return the stops of a hand from left to right, the Stronghold among them.

    Of a solo opponent those are its pile and its discard.
    """
    if side.pile is not None:
        return [Stop(area, STRONGHOLD), Stop(area, DISCARD)]
    places = list(range(len(side.hand)))
    places.insert(side.place, STRONGHOLD)
    return [Stop(area, place) for place in places]


def lane_stops(view: View, lane: int) -> list[Stop]:
    """Return the creatures of a lane from left to right: A's farthest first, B's farthest last."""
    area = LANE_AREAS[lane]
    left = reversed(view.sides[A].lanes[lane])
    right = view.sides[B].lanes[lane]
    return [Stop(area, creature.number) for creature in (*left, *right)]


def rows_of(view: View, bottom: int) -> list[list[Stop]]:
    """Return all stops row by row; ``bottom`` is the player whose hand lies at the bottom."""
    return [
        hand_stops(Area.STRIP, view.sides[1 - bottom]),
        [Stop(Area.CHAMPIONS, side.player) for side in view.sides if side.champion is not None],
        *(lane_stops(view, lane) for lane in LANES),
        hand_stops(Area.HAND, view.sides[bottom]),
    ]


def target_rows(view: View) -> list[list[Stop]]:
    """Return the stops while an incantation looks for its target: all creatures in play."""
    return [lane_stops(view, lane) for lane in LANES]


def host_rows(view: View) -> list[list[Stop]]:
    """Return the stops while a Symbiote looks for its place: own hosts, and the lanes' backs.

    The back of a lane lies farthest from the Bridge (R13, R57).
    """
    player = view.to_move
    rows = []
    for lane, area in enumerate(LANE_AREAS):
        hosts = [
            Stop(area, each.number) for each in view.sides[player].lanes[lane] if each.can_host
        ]
        row = [*hosts, Stop(area, BACK)]
        rows.append(row if player == B else row[::-1])
    return rows


def moved(
    rows: Sequence[Sequence[Stop]], here: Stop, direction: str, x_of: Callable[[Stop], int]
) -> Stop:
    """Return where the cursor goes from ``here``: up, down, left or right.

    ``x_of`` tells a stop's column on the screen; up and down go to the nearest one of the next
    row that has any. At an edge the cursor stays.
    """
    place = next((index for index, row in enumerate(rows) if here in row), None)
    if place is None:
        return first_of(rows) or here
    row = rows[place]
    if direction in ("left", "right"):
        index = row.index(here) + (1 if direction == "right" else -1)
        return row[min(max(index, 0), len(row) - 1)]
    step = 1 if direction == "down" else -1
    place += step
    while 0 <= place < len(rows):
        if rows[place]:
            return min(rows[place], key=lambda stop: abs(x_of(stop) - x_of(here)))
        place += step
    return here


def beside(rows: Sequence[Sequence[Stop]], here: Stop, x_of: Callable[[Stop], int]) -> Stop:
    """Return the nearest stop of the next row upward that has any, from the top to the hand."""
    filled = [row for row in rows if row]
    place = next((index for index, row in enumerate(filled) if here in row), 0)
    return min(filled[place - 1], key=lambda stop: abs(x_of(stop) - x_of(here)))


def first_card(rows: Sequence[Sequence[Stop]]) -> Stop:
    """Return the leftmost card of the hand at the bottom, the Stronghold if there is none."""
    hand = rows[-1]
    return next((stop for stop in hand if stop.key == 0), hand[0])


def first_of(rows: Sequence[Sequence[Stop]]) -> Stop | None:
    """Return the first stop there is."""
    return next((row[0] for row in rows if row), None)
