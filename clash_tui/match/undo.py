"""What may be undone: everything since something hidden was last shown, or a whole turn at a price.

Moves are taken back freely up to the last thing that a person has seen. Who plays alone may also
go back to where a turn of theirs began, whatever was shown since; the game remembers how often.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from clash_tui.games.protocol import State


class UndoLine:
    """The line in the list of moves behind which nothing can be taken back."""

    __slots__ = ("_moves",)

    def __init__(self) -> None:
        self._moves = 0

    def draw(self, moves: int) -> None:
        """Draw the line behind so many moves: a player has seen what they could not know."""
        self._moves = moves

    @property
    def moves(self) -> int:
        """How many moves lie behind the line."""
        return self._moves


def last_turn(positions: Sequence[State], player: int) -> int | None:
    """Return after how many moves the turn began that a player would take back.

    That is the turn under way if anything was played in it, else the one before. None where the
    player has played nothing yet.

    Args:
        positions: The position at the start and after each move.
        player: Whose turn it is to be.
    """
    began = [0] if positions[0].active == player else []
    for moves, (before, after) in enumerate(pairwise(positions), start=1):
        if after.turn != before.turn and after.active == player:
            began.append(moves)
    return next((moves for moves in reversed(began) if moves < len(positions) - 1), None)
