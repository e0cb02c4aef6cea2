"""What the files of all games share, whether they are being played or prepared."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator

from clash_tui import __version__
from clash_tui.cards import CardSet
from clash_tui.i18n import _

FORMAT = 2
"""The version of the form in which games are written; a file with a higher one is refused.

1 had the ending as a sentence, no cards, and a digest only of games that had ended.
2 has the ending by its id, the players' own sets in use, and always a digest.
"""

SavedName = Annotated[str, Field(min_length=1, max_length=40)]
"""A player's name."""


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

    format: int = Field(default=FORMAT, ge=1)
    program: str = Field(default=__version__, max_length=40)
    game: Literal["clash-of-decks"] = "clash-of-decks"
    begun: AwareDatetime
    changed: AwareDatetime
    own_sets: tuple[CardSet, ...] = ()

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
