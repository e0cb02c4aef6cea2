"""What can be asked: one document a line, told apart by its ``do``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema, model_validator

from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault, showable
from clash_tui.base.wording import in_row
from clash_tui.games.kinds import GAMES

MOST_MOVES = 40_000
"""How many moves one line can play: as many as the longest game has."""

LONGEST_MOVE = 1000
LONGEST_POSITION = 20_000
LONGEST_CODE = 200
LONGEST_ID = 100
MOST_NODES = 100_000_000


def _known(game: str) -> str:
    if game not in GAMES:
        choices = in_row(GAMES)
        raise ValueError(_("there is no such game; there are {choices}").format(choices=choices))
    return game


GameId = Annotated[
    str,
    Field(max_length=LONGEST_ID),
    AfterValidator(_known),
    WithJsonSchema({"type": "string", "enum": [*GAMES]}),
]
"""A game by its id."""

RequestId: TypeAlias = (
    Annotated[int, Field(ge=-(2**63), lt=2**63)]
    | Annotated[str, Field(max_length=LONGEST_ID), AfterValidator(showable)]
)
"""What an answer is known by: a whole number or a short text."""

SeatNumber = Annotated[int, Field(ge=0, le=25)]
MoveText = Annotated[str, Field(max_length=LONGEST_MOVE)]


class Request(BaseModel):
    """What every request has."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True
    )

    id: RequestId | None = None
    """What the answer is known by: it has the same."""


class Hello(Request):
    """Asks for the version, the games and the levels there are."""

    do: Literal["hello"]


class New(Request):
    """Begins a game from one of setup, code, position and decks; the game before is forgotten."""

    do: Literal["new"]
    game: GameId | None = None
    """The game by its id; clash-of-decks is meant without it. A code tells it by itself."""
    setup: dict[str, Any] | None = None
    """The setup as the files of saved games have it."""
    code: Annotated[str, Field(max_length=LONGEST_CODE)] | None = None
    """A share code that leaves nothing to be decided."""
    position: Annotated[str, Field(max_length=LONGEST_POSITION)] | None = None
    """A position with every card open, as the answer to ``position`` has it."""
    decks: Annotated[list[MoveText], Field(min_length=2, max_length=2)] | None = None
    """The ready decks of both players, by id, for a duel of Clash of Decks."""
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    """With decks: where all chance comes from; 0 without it."""
    first: SeatNumber | None = None
    """With decks: who goes first; the coin says it without it."""
    edition: Annotated[str, Field(max_length=LONGEST_ID)] | None = None
    """With decks: the edition of the rules; initiation-pack without it."""
    seat: SeatNumber | None = None
    """Through whose eyes ``view`` looks where it does not say."""

    @model_validator(mode="after")
    def _is_begun_from_one_thing(self) -> Self:
        ways = ("setup", "code", "position", "decks")
        given = [name for name in ways if getattr(self, name) is not None]
        if len(given) != 1:
            reason = _("a game is begun from exactly one of {ways}").format(ways=in_row(ways))
            raise FieldFault(given[1] if given else "setup", reason)
        for name in ("seed", "first", "edition"):
            if self.decks is None and getattr(self, name) is not None:
                raise FieldFault(name, _("it goes only with decks"))
        return self


class View(Request):
    """Asks for what a seat, or the table, may know."""

    do: Literal["view"]
    seat: SeatNumber | None = None
    """Whose eyes; null is the table. Left out, it is the seat of ``new``, else who decides."""


class Legal(Request):
    """Asks for what can be played."""

    do: Literal["legal"]


class Play(Request):
    """Plays a move, or several: all of them, or none where one of them cannot be played."""

    do: Literal["play"]
    move: MoveText | None = None
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)] | None = None

    @model_validator(mode="after")
    def _says_what_to_play(self) -> Self:
        if (self.move is None) == (self.moves is None):
            raise FieldFault("move", _("either a move or a list of moves is played"))
        return self

    @property
    def texts(self) -> list[str]:
        """The moves."""
        return self.moves if self.move is None else [self.move]  # type: ignore[return-value]


class Undo(Request):
    """Takes moves back, whatever they have shown."""

    do: Literal["undo"]
    n: Annotated[int, Field(ge=1, le=MOST_MOVES)] = 1
    """How many."""


class Best(Request):
    """Asks a program of the house what it would play, by what the seat that decides may know."""

    do: Literal["best"]
    level: Annotated[str, Field(max_length=LONGEST_ID)] | None = None
    """The level by its id; the strongest that can play the game without it."""
    nodes: Annotated[int, Field(ge=1, le=MOST_NODES)] | None = None
    """After how many judged positions it decides; some levels count none."""
    luck: Annotated[int, Field(ge=0, lt=2**63)] = 0
    """Where the program's own chance begins: the same luck, the same answer."""


class Evaluate(Request):
    """Asks what the position is worth for each seat."""

    do: Literal["evaluate"]
    seat: SeatNumber | None = None
    """By what this seat may know; without it, with every card open."""


class Position(Request):
    """Asks for the position with every card open, as text."""

    do: Literal["position"]


class OutcomeOf(Request):
    """Asks how the game ended."""

    do: Literal["outcome"]


class Quit(Request):
    """Ends the session."""

    do: Literal["quit"]


AnyRequest: TypeAlias = Annotated[
    Hello | New | View | Legal | Play | Undo | Best | Evaluate | Position | OutcomeOf | Quit,
    Field(discriminator="do"),
]
"""Whatever can be asked."""
