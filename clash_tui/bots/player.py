"""What a program that plays is asked, and what it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, TypeAlias

from clash_tui.bots.memory import Memory
from clash_tui.games.protocol import Game

Worth: TypeAlias = Callable[[Any, int], float]
"""What a position is worth for a seat: the more the better."""

Stop: TypeAlias = Callable[[], bool]
"""Says whether a program is to stop thinking; asked between two worlds."""


class Stopped(Exception):
    """A program was told to stop before it had chosen a move."""


def never() -> bool:
    """Let a program think to its end."""
    return False


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a program must make.

    Attributes:
        game: The rules.
        view: All that the seat may know.
        seat: Who decides.
        moves: What can be played.
        chance: Where the program's own chance comes from; never where the game's does.
        stop: Says whether it is to stop thinking.
        number: How many moves were played before it.
        memory: What the program remembers of the game; it may change it.
    """

    game: Game[Any, Any, Any]
    view: Any
    seat: int
    moves: Sequence[Any]
    chance: Random
    stop: Stop = never
    number: int = 0
    memory: Memory = field(default_factory=Memory)

    def go_on(self) -> None:
        """Raise ``Stopped`` where the program is to stop."""
        if self.stop():
            raise Stopped

    def world(self) -> Any:
        """Deal a position that fits the view. Raises ``Stopped`` where it is to stop."""
        self.go_on()
        return self.game.sample(self.view, self.chance)

    def worlds(self, count: int) -> Iterator[Any]:
        """Deal so many positions that fit the view. Raises ``Stopped`` where it is to stop."""
        for _world in range(count):
            yield self.world()

    def after(self, world: Any, move: Any) -> Any:
        """Return the position after a move in a world, which stays as it is."""
        position = self.game.copy(world)
        self.game.apply(position, move)
        return position


class Player(Protocol):
    """A way to play any game."""

    def choose(self, question: Question) -> Any:
        """Return the move to play: one of those that can be played.

        Raises ``Stopped`` where it is told to stop before it has chosen.
        """


def question_of(
    game: Game[Any, Any, Any],
    state: Any,
    move_number: int,
    program: str,
    stop: Stop = never,
    memory: Memory | None = None,
) -> Question:
    """Return what the seat that must decide now is asked, with nothing in it that it may not know.

    Args:
        game: The rules.
        state: The position.
        move_number: How many moves were played before it.
        program: Who is asked; the same program is as lucky in the same game each time.
        stop: Says whether it is to stop thinking.
        memory: What the program remembers of the game; None where it is new to it.
    """
    seat = game.to_move(state)
    return Question(
        game,
        game.view(state, seat),
        seat,
        tuple(game.legal_moves(state)),
        Random(f"{program} {seat} {move_number}"),
        stop,
        move_number,
        Memory() if memory is None else memory,
    )
