"""Moves: what a player can decide. Values without any reference to a position.

Cards are named by their id, creatures by where they stand: whose Kingdom, which lane, which
position counted from the Bridge (R2).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from clash_tui.games.clash.rules.words import LOWER, UPPER
from clash_tui.games.table_moves import TableMove

ALONE = -1
"""In place of a host's position: the creature is played at the back of its lane."""


@dataclass(frozen=True, slots=True)
class Summon:
    """Play a creature at the back of a lane of the own Kingdom, or onto a host (R13, R57).

    ``host`` is the position of the creature in that lane which a Symbiote joins. ``place`` tells
    cards apart that are the same: 0 is the leftmost in hand, otherwise it is the place among the
    available cards, counted from 1 (R49).
    """

    card: str
    lane: int
    host: int = ALONE
    place: int = 0


@dataclass(frozen=True, slots=True)
class SummonChampion:
    """Play the own Champion at the back of a lane of the own Kingdom, or onto a host (R88)."""

    lane: int
    host: int = ALONE


@dataclass(frozen=True, slots=True)
class Cast:
    """Play an incantation on the creature at ``position`` of ``player``'s ``lane`` (R14, R37).

    ``place`` tells the same cards apart, as in ``Summon``.
    """

    card: str
    player: int
    lane: int
    position: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class EndSummoning:
    """End Summoning; the Assault follows by itself (R16)."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Let the Assault go on where an incantation could have been cast (R37)."""


@dataclass(frozen=True, slots=True)
class ReturnOrder:
    """The order in which creatures destroyed by one hit return to their owner's hand (R33).

    A creature is named by its card, a pair by both, ``ogre&specter`` (R57), and of those with the
    same name the second as ``ogre#2``.
    """

    cards: tuple[str, ...]


Move = Summon | SummonChampion | Cast | EndSummoning | Continue | ReturnOrder | TableMove

CHAMPION_SUMMONS = (SummonChampion(UPPER), SummonChampion(LOWER))
END_SUMMONING = EndSummoning()
CONTINUE = Continue()


@cache
def cast(card: str, player: int, lane: int, position: int, place: int = 0) -> Cast:
    """Return the one shared ``Cast`` with these values: search asks for the same ones again."""
    return Cast(card, player, lane, position, place)


@cache
def casts(card: str, player: int, lane: int, creatures: int, place: int = 0) -> tuple[Cast, ...]:
    """Return the casts on each creature of a lane with so many."""
    return tuple(cast(card, player, lane, position, place) for position in range(creatures))
