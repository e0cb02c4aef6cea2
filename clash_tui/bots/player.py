"""What a program that plays is asked, and what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from clash_tui.games.protocol import Game


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a program must make.

    Attributes:
        game: The rules.
        view: All that the seat may know.
        seat: Who decides.
        moves: What can be played.
        chance: Where the program's own chance comes from; never where the game's does.
    """

    game: Game[Any, Any, Any]
    view: Any
    seat: int
    moves: Sequence[Any]
    chance: Random


class Player(Protocol):
    """A way to play any game."""

    def choose(self, question: Question) -> Any:
        """Return the move to play: one of those that can be played."""


def question_of(game: Game[Any, Any, Any], state: Any, move_number: int, program: str) -> Question:
    """Return what the seat that must decide now is asked, with nothing in it that it may not know.

    Args:
        game: The rules.
        state: The position.
        move_number: How many moves were played before it.
        program: Who is asked; the same program is as lucky in the same game each time.
    """
    seat = game.to_move(state)
    return Question(
        game,
        game.view(state, seat),
        seat,
        tuple(game.legal_moves(state)),
        Random(f"{program} {seat} {move_number}"),
    )
