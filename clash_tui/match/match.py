"""A match: a game being played. It owns the setup, the moves, the position and the undo line."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Generic, Self, TypeVar

from clash_tui.games.protocol import Game, Told
from clash_tui.match.seats import Program, Script, Seat, lone_person, seated
from clash_tui.match.undo import UndoLine, last_turn

__all__ = ["Match", "Told"]

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Match(Generic[SetupT, StateT, MoveT]):
    """One game from its setup to its outcome.

    The position is never handed out to be changed: ``play`` is the one way forward, ``undo`` and
    ``redo`` go back and forth.

    Args:
        game: The rules.
        setup: What it begins with.
        seats: Who plays, by the number of the seat; a name alone is that of a person.

    Raises ``ValueError`` where the setup has another number of seats.
    """

    def __init__(
        self,
        game: Game[SetupT, StateT, MoveT],
        setup: SetupT,
        seats: Iterable[Seat | str],
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seated(seats)
        if len(self.seats) != game.seats(setup):
            raise ValueError(f"{len(self.seats)} seats, and {game.seats(setup)} play")
        self.moves: list[MoveT] = []
        told: list[Told] = []
        self._positions: list[StateT] = [
            game.initial_state(setup, lambda event, now: told.append(Told(event, game.copy(now))))
        ]
        self.opening = tuple(told)
        """What happened before the first move."""
        self._told: list[tuple[Told, ...]] = []
        self._answers: list[bool] = []
        """Of each move, whether it was the answer of a seat at which no person sits."""
        self._undone: list[tuple[MoveT, ...]] = []
        """What was taken back: a decision of a person and the answers to it, the last one first."""
        self._undo_line = UndoLine()
        self.taken_back = 0
        """How many turns were taken back after something hidden had been shown."""
        self.hints = 0
        """How many hints were asked for."""
        self.branched_at: int | None = None
        """After how many moves it left the game it was branched from; None for one of its own."""

    def as_it_stands(self) -> Self:
        """Return the game as it stands now, to be looked at while this one is played on.

        It is for who thinks beside the table; it is not to be played on itself.
        """
        standing = copy(self)
        standing.stand_like(self)
        return standing

    def stand_like(self, other: Self) -> None:
        """Stand where another one of the same game stands, which may be played on afterwards.

        Who thinks beside a table knows the game again that way, with what was thought before.
        """
        self.moves = [*other.moves]
        self._positions = [*other._positions]
        self._told, self._answers = [*other._told], [*other._answers]
        self._undone = [*other._undone]

    def anew(self) -> Self:
        """Return the same game before its first move, of the same players."""
        return type(self)(self.game, self.setup, self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names as they are shown, by the number of the seat."""
        return tuple(seat.title for seat in self.seats)

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays; None where there are more people, or none."""
        return lone_person(self.seats)

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

    def answer(self) -> MoveT | None:
        """Return what a seat plays now by its script; None where somebody must be asked."""
        if self.outcome is not None:
            return None
        to_move = self.to_move
        sits = self.seats[to_move].sits
        if not isinstance(sits, Script):
            return None
        given = sum(
            answered and self.game.to_move(before) == to_move
            for answered, before in zip(self._answers, self._positions, strict=False)
        )
        try:
            move = self.game.read_move(sits.moves[given])
        except (IndexError, ValueError):
            return None
        possible = (*self.game.legal_moves(self.state), *self.game.table_moves(self.state))
        return move if move in possible else None

    def _is_answer(self, move: MoveT) -> bool:
        """Say whether a move that is about to be played is that of a program or a script."""
        if self.outcome is not None:
            return False
        sits = self.seats[self.to_move].sits
        return isinstance(sits, Program) or (isinstance(sits, Script) and move == self.answer())

    def _step(self, move: MoveT) -> tuple[Told, ...]:
        before, answered = self.state, self._is_answer(move)
        state = self.game.copy(before)
        told: list[Told] = []
        self.game.apply(
            state, move, lambda event, now: told.append(Told(event, self.game.copy(now)))
        )
        self.moves.append(move)
        self._positions.append(state)
        self._told.append(tuple(told))
        self._answers.append(answered)
        if answered:
            shown = any(
                self.game.learns(before, state, place)
                for place, seat in enumerate(self.seats)
                if seat.is_person
            )
        else:
            shown = any(self.game.reveals(each.event) for each in told)
        if shown or not self.game.can_be_taken_back(move) or self.outcome is not None:
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
    def _last_decision(self) -> int | None:
        """After how many moves a person made the decision that can be taken back, if there is."""
        free = range(len(self.moves) - 1, self.stands - 1, -1)
        return next((place for place in free if not self._answers[place]), None)

    @property
    def can_undo(self) -> bool:
        """Whether a person's last decision can be taken back, with the answers to it."""
        return self._last_decision is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be played again."""
        return bool(self._undone)

    def undo(self) -> MoveT | None:
        """Take a person's last decision back and return it, or None where that is not allowed.

        The answers of programs and scripts to it go with it.
        """
        place = self._last_decision
        if place is None:
            return None
        undone = tuple(self.moves[place:])
        self._cut(place)
        self._undone.append(undone)
        return undone[0]

    def _cut(self, moves: int) -> None:
        """Forget all that came after so many moves."""
        del self.moves[moves:], self._told[moves:], self._answers[moves:]
        del self._positions[moves + 1 :]

    def take_back_to(self, moves: int) -> None:
        """Go back to where only so many moves were played, over whatever was shown since.

        It is counted in ``taken_back`` where ``undo`` would not lead there. What was taken back
        cannot be played again by ``redo``, and what is left stands.
        """
        if moves < self.stands:
            self.taken_back += 1
        self._cut(moves)
        self._undo_line.draw(min(moves, self.stands))
        self._undone.clear()

    def redo(self) -> tuple[Told, ...] | None:
        """Play what was taken back last, answers too, or return None if there is nothing."""
        if not self._undone:
            return None
        *waiting, again = self._undone
        told = tuple(each for move in again for each in self._step(move))
        self._undone = waiting
        return told

    # who plays alone

    @property
    def can_take_back_turn(self) -> bool:
        """Whether the one person who plays has a turn to take back."""
        return self._last_turn is not None

    @property
    def turn_is_free(self) -> bool:
        """Whether nothing hidden was shown since the turn that would be taken back began."""
        moves = self._last_turn
        return moves is not None and moves >= self.stands

    def take_back_turn(self) -> bool:
        """Go back to where the last turn of the one person began, whatever was shown since.

        Returns False where there is none, and nothing has changed then.
        """
        moves = self._last_turn
        if moves is None:
            return False
        self.take_back_to(moves)
        return True

    @property
    def lost_turn(self) -> int | None:
        """After how many moves the person's last turn of a lost game began.

        The result stands: from there a game of its own can be played. None where the game is not
        lost, or the person has played nothing in it, or is not the only one.
        """
        outcome, alone = self.outcome, self.alone
        if outcome is None or alone is None or outcome.results[alone] != "lost":
            return None
        return self._turn_of(alone)

    @property
    def _last_turn(self) -> int | None:
        # An outcome stands.
        alone = self.alone
        return None if alone is None or self.outcome is not None else self._turn_of(alone)

    def _turn_of(self, seat: int) -> int | None:
        positions: list[Any] = self._positions
        return last_turn(positions, seat)
