"""What the files of all games share, whichever game it is, being played or prepared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    SerializerFunctionWrapHandler,
    Tag,
    model_serializer,
    model_validator,
)

from clash_tui import __version__
from clash_tui.base.i18n import _
from clash_tui.base.validation import FieldFault, in_our_time, showable
from clash_tui.match.seats import Person, Program, Rules, Script, Seat, Sitter, seated

FORMAT = 3
"""The version of the form in which games are written; a file with a higher one is refused.

1 had the ending as a sentence, no cards, and a digest only of games that had ended.
2 has the ending by its id, the players' own sets in use, and always a digest.
3 also tells who sits there, where that is not people everywhere.
"""

FORMAT_OF_PEOPLE = 2
"""The version of a file that has nothing to say of its seats but names.

Such games are as they were before there were other seats, and older programs can open them.
"""

MOST_SEATS = 26
"""How many can sit at a table: each seat has a letter."""

MOST_MOVES = 2000
"""How many moves a game can have: a long one has two hundred."""

MOST_SETS = 100
"""How many sets of players' own a game can keep."""

MOST_FORMAT = 1000
"""The highest version of a form that can be meant; above it the number is damaged."""

SavedName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(showable)]
"""A player's name."""

SavedCount = Annotated[int, Field(ge=0, le=1_000_000)]
"""How many of something there were in one game."""

SavedTime = Annotated[AwareDatetime, AfterValidator(in_our_time)]
"""When something happened to a file."""

SavedMoves = Annotated[
    tuple[Annotated[str, Field(max_length=1000)], ...], Field(max_length=MOST_MOVES)
]
"""The moves of a game as text."""


_Id = Annotated[str, Field(max_length=100), AfterValidator(showable)]


class BadSave(ValueError):
    """A saved game cannot be read or played; the message is one clause that says why."""


class SavedProgram(BaseModel):
    """A program that plays, by its id and level."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    program: _Id = Field(min_length=1)
    level: _Id = ""


class SavedScript(BaseModel):
    """A list of moves that are played one after the other."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    script: SavedMoves


def _form_of(given: Any) -> str:
    """Say which form of a sitter is meant, so that a wrong one is told by what it is nearest to."""
    if isinstance(given, SavedScript) or (isinstance(given, dict) and "script" in given):
        return "script"
    if isinstance(given, SavedProgram | dict):
        return "program"
    return "word"


SavedSitter = Annotated[
    Annotated[Literal["person", "rules"], Tag("word")]
    | Annotated[SavedProgram, Tag("program")]
    | Annotated[SavedScript, Tag("script")],
    Discriminator(_form_of),
]
"""Who decides at a seat."""

_PLAIN: dict[str, Sitter] = {"person": Person(), "rules": Rules()}


def _written(sits: Sitter) -> SavedSitter:
    match sits:
        case Program(id=id, level=level):
            return SavedProgram(program=id, level=level)
        case Script(moves=moves):
            return SavedScript(script=moves)
        case Rules():
            return "rules"
    return "person"


def _read(sits: SavedSitter) -> Sitter:
    match sits:
        case SavedProgram(program=id, level=level):
            return Program(id, level)
        case SavedScript(script=moves):
            return Script(moves)
    return _PLAIN[sits]


class SavedFile(BaseModel):
    """What every file has.

    Attributes:
        format: The version of its form.
        program: The version of the program that wrote it.
        game: Which game it is, by its id.
        begun: When the file was begun.
        changed: When it was last written.
        own_sets: What players made themselves and the game needs, whole, as it was when the game
            began. Each game has its own form for it.
        names: The players' names, by seat.
        sits: Who sits at each seat, where that is not as usual for such a game: people, or the
            rules on a seat for which they decide.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = Field(default=FORMAT_OF_PEOPLE, ge=1, le=MOST_FORMAT)
    program: Annotated[str, AfterValidator(showable)] = Field(default=__version__, max_length=40)
    game: str
    begun: SavedTime
    changed: SavedTime
    own_sets: tuple[Any, ...] = Field(default=(), max_length=MOST_SETS)
    names: tuple[SavedName, ...] = Field(min_length=1, max_length=MOST_SEATS)
    sits: tuple[SavedSitter, ...] | None = Field(default=None, max_length=MOST_SEATS)

    USUAL: ClassVar[tuple[Sitter, ...]] = ()
    """Who sits at the seats of such a game where its file does not say; empty for people."""

    @model_validator(mode="after")
    def _one_sits_for_each_name(self) -> Self:
        if self.sits is not None and len(self.sits) != len(self.names):
            raise FieldFault("sits", _("there is not one for each name"))
        return self

    @model_serializer(mode="wrap")
    def _says_only_what_is_unusual(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if self.sits is None:
            del written["sits"]
        if not written.get("hints", True):
            del written["hints"]
        return written

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return seated(self.names, self.USUAL if self.sits is None else map(_read, self.sits))

    @classmethod
    def seats_of(cls, seats: Sequence[Seat]) -> dict[str, Any]:
        """Return what a file of this kind has to say of its seats, and so in which form it is."""
        given: dict[str, Any] = {"names": tuple(seat.name for seat in seats)}
        sitters = tuple(seat.sits for seat in seats)
        if sitters != (cls.USUAL or tuple(Person() for _seat in seats)):
            given["sits"] = tuple(map(_written, sitters))
            given["format"] = FORMAT
        return given


class SavedWay(SavedFile):
    """A game that is being prepared, whichever it is."""

    kind: str


class SavedGame(SavedFile):
    """A game that has begun, whichever it is.

    Each game narrows ``kind`` to the name of its document, and ``setup``, ``preparation`` and
    ``outcome`` to documents of its own.
    """

    moves: SavedMoves = ()
    stands: SavedCount = 0
    """How many of the moves can no longer be taken back."""
    taken_back: SavedCount = 0
    """How many turns were taken back after something hidden had been shown."""
    hints: SavedCount = 0
    """How many hints were asked for; older versions read files without any."""
    turn: Annotated[SavedCount, Field(ge=1)] = 1
    """The turn it stands at, for lists."""
    outcome: Any = None
    """How it ended; None while it goes on."""
    record: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    """The digest of all that happened; ``clash-tui replay`` compares it.

    In a file of format 1 a game that goes on has none.
    """
    branched_at: SavedCount | None = None
    """After how many moves it left the game it was branched from; None for one of its own."""
    kind: str
    setup: Any
    preparation: Any = None

    @property
    def finished(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None


def newer_than(version: int) -> str:
    """Say that a file has a higher version than this program can read."""
    text = _(
        "it was saved by a newer version of the program (format {theirs}, this one reads {own})"
    )
    return text.format(theirs=version, own=FORMAT)
