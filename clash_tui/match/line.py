"""A line of play: a position that programs step forth and back in, as they look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from clash_tui.games.protocol import Game

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Line(Generic[StateT, MoveT]):
    """A position and the moves that led to it from where the line began.

    Unlike a match it keeps no file, tells no events and lets every move be taken back, whatever
    it has shown: it is for thinking, not for playing.

    Args:
        game: The rules.
        state: Where the line begins; it is copied, and never changed.
    """

    def __init__(self, game: Game[Any, StateT, MoveT], state: StateT) -> None:
        self.game = game
        self._states = [game.copy(state)]
        self._moves: list[MoveT] = []

    @property
    def state(self) -> StateT:
        """The position now; read it, do not change it."""
        return self._states[-1]

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The moves that were pushed and not popped, the first one first."""
        return tuple(self._moves)

    @property
    def to_move(self) -> int:
        """The player who must decide now."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Any:
        """How the game ended, None while it goes on."""
        return self.game.outcome(self.state)

    def legal_moves(self) -> Sequence[MoveT]:
        """Return what can be played now."""
        return self.game.legal_moves(self.state)

    def push(self, move: MoveT) -> None:
        """Play a move and all that follows from it by itself.

        Raises:
            ValueError: if it is illegal, as the game says; nothing has changed then.
        """
        after = self.game.copy(self.state)
        self.game.apply(after, move)
        self._states.append(after)
        self._moves.append(move)

    def pop(self) -> MoveT:
        """Take the last move back and return it.

        Raises:
            IndexError: if the line is where it began.
        """
        if not self._moves:
            raise IndexError("the line is where it began")
        self._states.pop()
        return self._moves.pop()
