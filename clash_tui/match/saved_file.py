"""What the files of all games share, whether they are being played or prepared."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, field_validator

from clash_tui import __version__
from clash_tui.base.i18n import _
from clash_tui.base.validation import in_our_time, showable
from clash_tui.games.clash.cards import CardSet

FORMAT = 2
"""The version of the form in which games are written; a file with a higher one is refused.

1 had the ending as a sentence, no cards, and a digest only of games that had ended.
2 has the ending by its id, the players' own sets in use, and always a digest.
"""

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


class BadSave(ValueError):
    """A saved game cannot be read or played; the message is one clause that says why."""


class SavedFile(BaseModel):
    """What every file has.

    Attributes:
        format: The version of its form.
        program: The version of the program that wrote it.
        game: Which game it is.
        begun: When the file was begun.
        changed: When it was last written.
        own_sets: The sets in use that do not come with the program, whole, as they were when the
            game began.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int = Field(default=FORMAT, ge=1, le=MOST_FORMAT)
    program: Annotated[str, AfterValidator(showable)] = Field(default=__version__, max_length=40)
    game: Literal["clash-of-decks"] = "clash-of-decks"
    begun: SavedTime
    changed: SavedTime
    own_sets: tuple[CardSet, ...] = Field(default=(), max_length=MOST_SETS)

    @field_validator("own_sets")
    @classmethod
    def _are_of_players(cls, sets: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        # The sets of the program are not for a file to change.
        if not all(each.own for each in sets):
            raise ValueError(_("only sets that a player made are kept in a game"))
        return sets


def newer_than(version: int) -> str:
    """Say that a file has a higher version than this program can read."""
    text = _(
        "it was saved by a newer version of the program (format {theirs}, this one reads {own})"
    )
    return text.format(theirs=version, own=FORMAT)
