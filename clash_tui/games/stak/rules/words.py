"""Words of the rules: seats, endings, and what a decision can be about."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

LETTERS: Final = "ABCDEF"
"""The seats, clockwise (SB1)."""

FEWEST, MOST = 2, 6
"""How many play (SB1)."""

MOST_PLAYS: Final = 30
"""How many cards can be played in one turn, by all players together (SB22)."""

MOST_ROUNDS: Final = 100
"""After how many rounds the game is a draw (SB71)."""

NOBODY: Final = -1
"""In the place of a seat."""

NOTHING: Final = 0
"""No question is open: the player whose turn it is acts."""
CHOICE: Final = 1
"""An entry effect waits for the choice of the player of its Stak (SB42)."""
DISCARD: Final = 2
"""An Expel Bot waits for the discard of the player it hit (SB62)."""
REACTION: Final = 3
"""An attack waits for what the attacked player plays (SB81)."""


class Ending(StrEnum):
    """Why a game is over; the values stand in files."""

    LAST = "last"
    """One player was left with cards in their Stak (SB69)."""
    ALL_OUT = "all-out"
    """The last ones went out together: a draw of theirs (SB69)."""
    RESIGNED = "resigned"
    """The last but one resigned (SB70)."""
    AGREED = "agreed"
    """All agreed to a draw (SB70)."""
    ROUNDS = "rounds"
    """A hundred rounds were played: a draw of those still in (SB71)."""
