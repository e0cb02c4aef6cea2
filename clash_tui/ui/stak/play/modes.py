"""What a person is about to do at the table, and where their cursor is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

Spot = tuple[int, int]
"""A card on the table: the seat, counted from 0, and the place in its Stak, the top 1."""


class Mode(Enum):
    """What is asked of whoever sits at the keyboard."""

    NOTHING = auto()
    """Something is being told, a program thinks, or the game is over."""
    ACT = auto()
    """It is their turn: anything can be done."""
    ATTACK = auto()
    """Which Stak is to be attacked?"""
    PLAY_ON = auto()
    """On which Stak is the card to be played (SB82)?"""
    DISCARD = auto()
    """Which card of the hand is to feed the heap (SB24)?"""
    RECYCLE = auto()
    """Which card of the hand goes with the top card (SB80)?"""
    CHOOSE = auto()
    """What does an entry effect choose (SB42)?"""
    EXPELLED = auto()
    """Which card of the hand must be discarded (SB62)?"""
    REACT = auto()
    """Is a card played before the attack (SB81)?"""
    AGREE = auto()
    """Is the game to be a draw (SB70)?"""


AIMS = (Mode.ATTACK, Mode.PLAY_ON, Mode.CHOOSE)
"""In which something on the table is chosen."""

PICKS = (Mode.DISCARD, Mode.RECYCLE, Mode.EXPELLED, Mode.REACT)
"""In which a card of the hand is chosen."""

CHOSEN_FREELY = (Mode.ATTACK, Mode.PLAY_ON, Mode.DISCARD, Mode.RECYCLE)
"""Those that can be left again."""


@dataclass
class Cursor:
    """Where the cursor is: on a card of the hand, or on a card of the table.

    Attributes:
        hand: The place in the hand; it stays while the cursor is on the table.
        spot: The card on the table; None while the cursor is in the hand.
    """

    hand: int = 0
    spot: Spot | None = None
