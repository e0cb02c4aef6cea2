"""What is answered: one document a line, told apart by ``ok`` and by ``do``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from clash_tui.games.protocol import Result
from clash_tui.protocol.faults import FaultCode
from clash_tui.protocol.requests import RequestId


class Answer(BaseModel):
    """What every answer has."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    id: RequestId | None = None
    """The id of the request; null where it has none."""
    ok: Literal[True] = True


class GameTold(BaseModel):
    """A game there is."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    id: str
    levels: tuple[str, ...]
    """The levels that can play it, by id, the weakest first."""
    judged: bool
    """Whether positions of it can be evaluated."""
    decks: tuple[str, ...]
    """The ready decks it can be begun with, by id."""


class HelloAnswer(Answer):
    """Says who answers."""

    do: Literal["hello"] = "hello"
    protocol: int
    """The version of the protocol. It grows where something is told otherwise, not for what is
    new."""
    program: str
    version: str
    games: tuple[GameTold, ...]


class Status(Answer):
    """Where the game stands."""

    game: str
    seats: int
    """How many sit at the table. They are numbered from 0."""
    played: int
    """How many moves were played since it was begun here."""
    turn: int
    """The turn, from 1."""
    active: int
    """Whose turn it is."""
    to_move: int | None
    """The seat that must decide; null once the game has ended."""
    over: bool


class NewAnswer(Status):
    """The game has begun."""

    do: Literal["new"] = "new"


class PlayAnswer(Status):
    """The moves are played."""

    do: Literal["play"] = "play"
    moves: tuple[str, ...]
    """What was played, as the game writes it."""


class UndoAnswer(Status):
    """The moves are taken back."""

    do: Literal["undo"] = "undo"


class ViewAnswer(Answer):
    """What somebody may know."""

    do: Literal["view"] = "view"
    seat: int | None
    """Whose eyes; null is the table."""
    view: dict[str, Any]
    """The view of the game, see ``views``."""


class LegalAnswer(Answer):
    """What can be played."""

    do: Literal["legal"] = "legal"
    seat: int | None
    """Who decides; null once the game has ended."""
    moves: tuple[str, ...]
    """The moves of the game."""
    table: tuple[str, ...]
    """What can be done besides, such as resigning."""


class BestAnswer(Answer):
    """What a program of the house would play."""

    do: Literal["best"] = "best"
    seat: int
    """For whom it decides."""
    move: str
    level: str
    nodes: int | None
    """The budget that was kept; null where none was asked for, or the level counts none."""
    ignored: tuple[Literal["nodes"], ...]
    """The fields of the request that the level does not heed."""
    value: float | None
    """What the position after the move is worth for the seat, by what it may know; null where
    positions of the game cannot be evaluated."""


class EvaluateAnswer(Answer):
    """What the position is worth."""

    do: Literal["evaluate"] = "evaluate"
    values: tuple[float, ...]
    """For each seat from 0 to 1: how likely it is to win, a draw being shared."""


class PositionAnswer(Answer):
    """The position with every card open."""

    do: Literal["position"] = "position"
    game: str
    position: str


class OutcomeAnswer(Answer):
    """How the game ended."""

    do: Literal["outcome"] = "outcome"
    over: bool
    ending: str | None
    """Why it is over, by an id; null while it goes on."""
    results: tuple[Result, ...] | None
    """How it ended for each seat; null while it goes on."""


class QuitAnswer(Answer):
    """The last answer."""

    do: Literal["quit"] = "quit"


class Failure(BaseModel):
    """What is wrong."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    code: FaultCode
    message: str
    """For people, in the language of the player."""
    place: str
    """The field that is wrong, dotted where it lies deeper; empty where it is no field."""


class Failed(BaseModel):
    """Nothing has changed, for something is wrong with the line."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    id: RequestId | None = None
    """The id of the request; null where it has none that can be read."""
    ok: Literal[False] = False
    error: Failure


Done: TypeAlias = Annotated[
    HelloAnswer
    | NewAnswer
    | ViewAnswer
    | LegalAnswer
    | PlayAnswer
    | UndoAnswer
    | BestAnswer
    | EvaluateAnswer
    | PositionAnswer
    | OutcomeAnswer
    | QuitAnswer,
    Field(discriminator="do"),
]
"""Whatever is answered where nothing is wrong."""

AnyAnswer: TypeAlias = Done | Failed
"""Whatever is answered."""
