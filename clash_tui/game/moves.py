"""Moves: what a player can decide. Values without any reference to a position.

Cards are named by their id, creatures by where they stand: whose Kingdom, which lane, which
position counted from the Bridge (R2).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from clash_tui.game.words import LOWER, UPPER


@dataclass(frozen=True, slots=True)
class Summon:
    """Play a creature at the back of a lane of the own Kingdom (R13)."""

    card: str
    lane: int


@dataclass(frozen=True, slots=True)
class SummonChampion:
    """Play the own Champion at the back of a lane of the own Kingdom (R88)."""

    lane: int


@dataclass(frozen=True, slots=True)
class Cast:
    """Play an incantation on the creature at ``position`` of ``player``'s ``lane`` (R14, R37)."""

    card: str
    player: int
    lane: int
    position: int


@dataclass(frozen=True, slots=True)
class EndSummoning:
    """End Summoning; the Assault follows by itself (R16)."""


@dataclass(frozen=True, slots=True)
class Continue:
    """Let the Assault go on where an incantation could have been cast (R37)."""


@dataclass(frozen=True, slots=True)
class ReturnOrder:
    """The order in which creatures destroyed by one hit return to their owner's hand (R33)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up (R91)."""

    player: int


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer the other player a draw (R91)."""

    player: int


@dataclass(frozen=True, slots=True)
class AcceptDraw:
    """Agree to the draw that was offered (R91)."""


@dataclass(frozen=True, slots=True)
class DeclineDraw:
    """Play on after a draw was offered (R91)."""


Move = (
    Summon
    | SummonChampion
    | Cast
    | EndSummoning
    | Continue
    | ReturnOrder
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
)

CHAMPION_SUMMONS = (SummonChampion(UPPER), SummonChampion(LOWER))
END_SUMMONING = EndSummoning()
CONTINUE = Continue()
ACCEPT_DRAW = AcceptDraw()
DECLINE_DRAW = DeclineDraw()


@cache
def cast(card: str, player: int, lane: int, position: int) -> Cast:
    """Return the one shared ``Cast`` with these values: search asks for the same ones again."""
    return Cast(card, player, lane, position)


@cache
def casts(card: str, player: int, lane: int, creatures: int) -> tuple[Cast, ...]:
    """Return the casts on each creature of a lane with so many."""
    return tuple(cast(card, player, lane, position) for position in range(creatures))
