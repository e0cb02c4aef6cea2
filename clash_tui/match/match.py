"""A match: a game being played. It owns the setup, the moves, the position and the undo line."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from clash_tui.games.told import Told
from clash_tui.match.protocol import Game
from clash_tui.match.undo import UndoLine

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Match(Generic[SetupT, StateT, MoveT]):
    """One game from its setup to its outcome.

    ``names`` are the players' names by player number. The position is never handed out to be
    changed: ``play`` is the one way forward, ``undo`` and ``redo`` go back and forth.
    """

    def __init__(
        self, game: Game[SetupT, StateT, MoveT], setup: SetupT, names: tuple[str, str]
    ) -> None:
        self.game = game
        self.setup = setup
        self.names = names
        self.moves: list[MoveT] = []
        told: list[Told] = []
        self._positions: list[StateT] = [
            game.initial_state(setup, lambda event, now: told.append(Told(event, game.copy(now))))
        ]
        self.opening = tuple(told)
        """What happened before the first move."""
        self._told: list[tuple[Told, ...]] = []
        self._undone: list[MoveT] = []
        self._undo_line = UndoLine()
        self.taken_back = 0
        """How many turns were taken back after something hidden had been shown."""
        self.branched_at: int | None = None
        """After how many moves it left the game it was branched from; None for one of its own."""

    @property
    def state(self) -> StateT:
        """The position now; read it, do not change it."""
        return self._positions[-1]

    @property
    def outcome(self) -> Any:
        """How the game ended, None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def to_move(self) -> int:
        """The player who must decide now."""
        return self.game.to_move(self.state)

    @property
    def events(self) -> tuple[Any, ...]:
        """All that has happened since the match began, in order."""
        return tuple(told.event for turn in (self.opening, *self._told) for told in turn)

    @property
    def history(self) -> tuple[tuple[Told, ...], ...]:
        """What each move brought, move by move."""
        return tuple(self._told)

    @property
    def positions(self) -> tuple[StateT, ...]:
        """The position at the start and after each move; read them, do not change them."""
        return tuple(self._positions)

    def legal_moves(self) -> list[MoveT]:
        """Return what can be played now."""
        return list(self.game.legal_moves(self.state))

    def view(self, player: int | None) -> Any:
        """Return what a player, or the table (None), may know of the position now."""
        return self.game.view(self.state, player)

    def play(self, move: MoveT) -> tuple[Told, ...]:
        """Play a move and return all that happened, each with the position after it.

        Raises what the game raises for an illegal move; nothing has changed then.
        """
        told = self._step(move)
        self._undone.clear()
        return told

    def _step(self, move: MoveT) -> tuple[Told, ...]:
        state = self.game.copy(self.state)
        told: list[Told] = []
        self.game.apply(
            state, move, lambda event, now: told.append(Told(event, self.game.copy(now)))
        )
        self.moves.append(move)
        self._positions.append(state)
        self._told.append(tuple(told))
        final = not self.game.can_be_taken_back(move) or self.outcome is not None
        if final or any(self.game.reveals(each.event) for each in told):
            self.reveal()
        return self._told[-1]

    def reveal(self) -> None:
        """Note that something hidden was shown: what was played before stands for good."""
        self._undo_line.draw(len(self.moves))
        self._undone.clear()

    @property
    def stands(self) -> int:
        """How many of the moves can no longer be taken back."""
        return self._undo_line.moves

    def settle_moves(self, moves: int) -> None:
        """Let so many moves stand for good, as a saved game remembers; never fewer than do."""
        self._undo_line.draw(min(len(self.moves), max(moves, self.stands)))

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        return self._undo_line.allows(len(self.moves))

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return bool(self._undone)

    def undo(self) -> MoveT | None:
        """Take the last move back and return it, or None where that is not allowed."""
        if not self.can_undo:
            return None
        move = self.moves.pop()
        self._positions.pop()
        self._told.pop()
        self._undone.append(move)
        return move

    def take_back_to(self, moves: int) -> None:
        """Go back to where only so many moves were played, over whatever was shown since.

        It is counted in ``taken_back`` where ``undo`` would not lead there. What was taken back
        cannot be played again by ``redo``, and what is left stands.
        """
        if moves < self.stands:
            self.taken_back += 1
        del self.moves[moves:], self._told[moves:], self._positions[moves + 1 :]
        self._undo_line.draw(min(moves, self.stands))
        self._undone.clear()

    def redo(self) -> tuple[Told, ...] | None:
        """Play the move that was taken back last, or return None if there is none."""
        if not self._undone:
            return None
        waiting = self._undone[:-1]
        told = self._step(self._undone[-1])
        self._undone = waiting
        return told
