"""What a program outside of this one is asked, and what it answers: one document a line each."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from clash_tui.bots.player import Question
from clash_tui.match.view_document import view_document

LONGEST_REPLY = 100_000
"""How many bytes a reply can have: far more than any move."""


class Asked(BaseModel):
    """A decision that a program outside must make; each is whole by itself."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    do: Literal["move"] = "move"
    game: str
    """The game by its id."""
    view: dict[str, Any]
    """All that the seat may know, as ``views`` has it."""
    moves: tuple[str, ...]
    """What can be played: two moves or more."""
    seat: int
    """Who decides."""
    turn: int
    """The turn, from 1."""


class Reply(BaseModel):
    """What the program plays. Other fields are let be."""

    model_config = ConfigDict(frozen=True, strict=True, use_attribute_docstrings=True)

    move: Annotated[str, Field(max_length=1000)]
    """One of the moves, as it was written there."""


def asked(question: Question, texts: tuple[str, ...]) -> Asked:
    """Return what a program is asked: nothing but what its seat may know.

    Args:
        question: The question.
        texts: Its moves as the game writes them.
    """
    return Asked(
        game=question.game.id,
        view=view_document(question.view),
        moves=texts,
        seat=question.seat,
        turn=question.view.turn,
    )
