"""How one game ended for one player."""

import re
from datetime import date
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field

from clash_tui.base.clean_text import clean
from clash_tui.base.player_names import id_of
from clash_tui.base.validation import in_our_time

Result: TypeAlias = Literal["won", "lost", "drawn"]
"""How a game ended for a player (R22, R23, R91)."""

_Text = Annotated[str, Field(max_length=100), AfterValidator(clean)]
_Word = Annotated[_Text, Field(min_length=1)]
_Count = Annotated[int, Field(ge=0, le=1_000_000)]

_Game = Annotated[str, Field(min_length=1, max_length=255)]
"""As long as the name of a file can be."""

_Names = Annotated[str, Field(max_length=1200), AfterValidator(clean)]
"""All others at a table as large as there can be."""

_SEATS = re.compile(r"([1-9]\d?)-seats")

_SetId = Annotated[str, Field(min_length=1, max_length=10_000)]
"""Players give their sets ids of any length."""


class GameResult(BaseModel):
    """How one game ended for one player: one row of the record.

    Only ``player``, ``opponent`` and ``deck`` are words of a player; all the rest are ids, so that
    a record reads the same in every language.

    Attributes:
        game: What the game is known by, the same for all of its players.
        side: Which seat it was: A is the first.
        ended: When the game ended.
        kind: What was played, by its id: a duel, a solo game (R72), or another game.
        format: How the decks came about (R68–R72); empty where nobody knows. In a game for any
            number of players how many there were, such as "4-seats".
        edition: The rule edition (R7); empty for a game that has but one.
        sets: The sets in use, by id.
        own_cards: Whether a set that a player made was among them.
        player: The player's name, or the id of one without a name.
        opponent: The name of the other player, or of all others; empty for the solo opponent.
        deck: The name of the player's deck; empty for one without a name.
        deck_mark: A few signs made of the deck's cards: those of equal decks are equal.
        result: How it ended for the player.
        turns: How many turns were played, both players' counted.
        ending: Why the game was over, as the rules name it.
        taken_back: How many turns the player took back after something was revealed.
        level: The level of a solo game (R83), or "quick"; of a duel against a program the id of
            its level; None in a duel of two people.
        options: What the level's points were spent on (R84), or the options that another game was
            played with, as text; None in a duel, and in a game that ended before this was kept.
        day: The day whose deal it was; None for any other game.
        hints: How many hints were asked for; None where that was not counted.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: _Game
    side: Annotated[str, Field(pattern="^[A-Z]$")]
    ended: Annotated[AwareDatetime, AfterValidator(in_our_time)]
    kind: _Word
    format: _Text = ""
    edition: _Text = ""
    sets: tuple[_SetId, ...] = ()
    own_cards: bool = False
    player: Annotated[_Word, AfterValidator(id_of)]
    opponent: Annotated[_Names, AfterValidator(id_of)] = ""
    deck: _Text = ""
    deck_mark: _Text = ""
    result: Result
    turns: Annotated[_Count, Field(ge=1)]
    ending: _Word
    taken_back: _Count = 0
    level: _Text | None = None
    options: _Text | None = None
    day: date | None = None
    hints: _Count | None = None

    @property
    def program(self) -> str | None:
        """The level of the program that was the opponent, by its id; None where none was."""
        return self.level if self.opponent else None

    @property
    def seats(self) -> int:
        """How many sat at the table, whoever they were."""
        told = _SEATS.fullmatch(self.format)
        return int(told[1]) if told else 2


def format_of_seats(seats: int) -> str:
    """Return what a row says of its format in a game for any number of players."""
    return f"{seats}-seats"
