"""What a game must offer to be played, saved and searched here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

SetupT = TypeVar("SetupT", contravariant=True)
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Game(Protocol[SetupT, StateT, MoveT]):
    """The rules of one game, without any position of it."""

    name: str

    def initial_state(
        self, setup: SetupT, listener: Callable[[Any, StateT], None] | None = None
    ) -> StateT:
        """Return the position a setup begins with, telling what happens up to it."""

    def copy(self, state: StateT) -> StateT:
        """Return an independent copy of a position."""

    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return what the player who must decide can play."""

    def table_moves(self, state: StateT) -> Sequence[MoveT]:
        """Return what can be done besides the game's own moves, such as resigning."""

    def can_be_taken_back(self, move: MoveT) -> bool:
        """Say whether a move is of a kind that may be undone at all."""

    def reveals(self, event: Any) -> bool:
        """Say whether an event showed something that was hidden from whoever moved."""

    def apply(
        self, state: StateT, move: MoveT, listener: Callable[[Any, StateT], None] | None = None
    ) -> None:
        """Change a position by a move and all that follows, telling each event."""

    def to_move(self, state: StateT) -> int:
        """Return the player who must decide."""

    def outcome(self, state: StateT) -> Any:
        """Return how the game ended, None while it goes on."""

    def view(self, state: StateT, player: int | None) -> Any:
        """Return what a player, or the table (None), may know."""

    def write_move(self, move: MoveT) -> str:
        """Write a move as text."""

    def read_move(self, text: str) -> MoveT:
        """Read a move from text."""
