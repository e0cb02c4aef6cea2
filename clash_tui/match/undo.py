"""What may be undone: everything since something hidden was last shown."""

from __future__ import annotations


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

    def allows(self, moves: int) -> bool:
        """Whether the last of so many moves may be taken back."""
        return moves > self._moves
