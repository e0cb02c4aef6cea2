"""What any game can be ended by at the table: giving up, offering a draw, and the answer to that.

The moves and events alone, and how the moves are written. Who may make them when, and what they
bring, say the rules of each game (R91; SB70).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up (R91, SB70)."""

    player: int


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer the others a draw (R91, SB70)."""

    player: int


@dataclass(frozen=True, slots=True)
class AcceptDraw:
    """Agree to the draw that was offered (R91, SB70)."""


@dataclass(frozen=True, slots=True)
class DeclineDraw:
    """Play on after a draw was offered (R91, SB70)."""


TableMove = Resign | OfferDraw | AcceptDraw | DeclineDraw

ACCEPT_DRAW = AcceptDraw()
DECLINE_DRAW = DeclineDraw()

_ANSWERS: dict[str, TableMove] = {"accept": ACCEPT_DRAW, "decline": DECLINE_DRAW}


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A player offered a draw (R91, SB70)."""

    player: int


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """A player who was offered a draw plays on (R91, SB70)."""

    player: int


def write_table_move(move: TableMove, letters: Sequence[str]) -> str:
    """Write a move at the table as text, such as ``resign A``.

    Args:
        move: The move.
        letters: The letters of the seats, in their order.
    """
    if isinstance(move, Resign):
        return f"resign {letters[move.player]}"
    if isinstance(move, OfferDraw):
        return f"draw {letters[move.player]}"
    return "accept" if isinstance(move, AcceptDraw) else "decline"


def read_table_move(words: Sequence[str], letters: Sequence[str]) -> TableMove | None:
    """Read the words of a move at the table; None where they are none. Letters may be small.

    Args:
        words: The words of a text.
        letters: The letters of the seats, in their order.
    """
    if len(words) == 1:
        return _ANSWERS.get(words[0])
    if len(words) != 2 or len(words[1]) != 1 or words[1].upper() not in letters:
        return None
    seat = letters.index(words[1].upper())
    if words[0] == "resign":
        return Resign(seat)
    return OfferDraw(seat) if words[0] == "draw" else None
