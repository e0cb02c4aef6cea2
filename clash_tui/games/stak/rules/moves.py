"""Moves: what a player can decide. Values without any reference to a position.

A card is named by its version, a Stak by its seat, a card in a Stak by its place from the top,
which is 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from clash_tui.games.stak.rules.words import NOBODY
from clash_tui.games.table_moves import TableMove

OWN = NOBODY
"""In place of a seat: the own Stak."""

TOP = 0
"""In place of a place: the top card, or the player, where nothing else can be meant."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand on the own Stak (SB20), in Borderless play on any (SB82)."""

    card: str
    stak: int = OWN


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a player's Stak with the own top card (SB25)."""

    player: int


@dataclass(frozen=True, slots=True)
class Scrap:
    """Move the own top card to the heap (SB23)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Move a card from the hand to the heap, to feed it (SB24) or because of an Expel (SB62)."""

    card: str


@dataclass(frozen=True, slots=True)
class Recycle:
    """Scrap the top card and discard a hand card together, and draw a card or not (SB80)."""

    card: str
    draw: bool = True


@dataclass(frozen=True, slots=True)
class Choose:
    """Make the choice of an entry effect: a player or their top card, or for Tranq a place."""

    player: int
    place: int = TOP


@dataclass(frozen=True, slots=True)
class React:
    """Play a card on the own Stak that is attacked, which cancels the attack (SB81)."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing when attacked: the attack is carried out (SB81)."""


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (SB37)."""


Move = Play | Attack | Scrap | Discard | Recycle | Choose | React | Pass | End | TableMove

SCRAP = Scrap()
PASS = Pass()
END = End()
ATTACKS = tuple(Attack(seat) for seat in range(6))


@cache
def play(card: str, stak: int = OWN) -> Play:
    """Return the one shared ``Play`` with these values: search asks for the same ones again."""
    return Play(card, stak)


@cache
def discard(card: str) -> Discard:
    """Return the one shared ``Discard`` of a card."""
    return Discard(card)


@cache
def choose(player: int, place: int) -> Choose:
    """Return the one shared ``Choose`` with these values."""
    return Choose(player, place)
