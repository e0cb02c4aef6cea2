"""The few words every rule uses: players, lanes, phases, editions (R1, R2, R7, R10)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

A: Final = 0
"""The player left of the Bridges (R1)."""
B: Final = 1
"""The player right of the Bridges (R1)."""
PLAYERS: Final = (A, B)
PLAYER_LETTERS: Final = ("A", "B")

UPPER: Final = 0
LOWER: Final = 1
LANES: Final = (UPPER, LOWER)
LANE_NAMES: Final = ("upper", "lower")

AVAILABLE: Final = 4
"""How many of the leftmost cards of a hand can be played (R12)."""
MOST_PLAYS: Final = 30
"""How many cards can be played in one turn (R14)."""
FIRST_MANA: Final = 6
"""Mana of the first player's first turn (R11)."""


class Edition(StrEnum):
    """The two published rule editions (section 2 of the rules)."""

    STARTER_KIT = "starter-kit"
    INITIATION_PACK = "initiation-pack"


class Phase(StrEnum):
    """Where in a turn the game rests; Mana comes by itself and needs no rest (R11)."""

    SUMMONING = "summoning"
    ASSAULT = "assault"
    OVER = "over"


class Ending(StrEnum):
    """Why a game is over."""

    FORT_FELL = "fort-fell"
    EMPTY_HAND = "empty-hand"
    RESIGNED = "resigned"
    AGREED = "agreed"
    PILE_EMPTY = "pile-empty"
    """The solo opponent's pile is empty with its Fort up (R8)."""
    OUTLASTED = "outlasted"
    """The player lived through the solo opponent's last turn (R8)."""
