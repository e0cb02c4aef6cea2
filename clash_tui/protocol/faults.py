"""What can be wrong with a line."""

from __future__ import annotations

from enum import StrEnum

from clash_tui.base.wording import capital_first, sentence


class FaultCode(StrEnum):
    """What is wrong with a line, for a program; a code never changes."""

    TOO_LONG = "too-long"
    """The line has more than ``MOST_BYTES`` bytes."""
    NOT_JSON = "not-json"
    """The line is no JSON, or no UTF-8."""
    UNKNOWN_REQUEST = "unknown-request"
    """It says nothing to do, or something that there is not."""
    BAD_FIELD = "bad-field"
    """A field is missing, of a wrong type, or not known."""
    NO_GAME = "no-game"
    """No game was begun yet."""
    BAD_SETUP = "bad-setup"
    """No game can be begun with the setup, or with the decks."""
    BAD_CODE = "bad-code"
    """The share code cannot be read, or leaves something to be decided."""
    BAD_POSITION = "bad-position"
    """The text is no position."""
    NO_SEAT = "no-seat"
    """Nobody sits there."""
    NO_MOVE = "no-move"
    """The text is no move of the game."""
    ILLEGAL_MOVE = "illegal-move"
    """The move cannot be played now."""
    GAME_OVER = "game-over"
    """The game has ended, so that nothing can be played in it."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """Fewer moves were played."""
    NO_LEVEL = "no-level"
    """There is no such level, or it cannot play the game."""
    CANNOT_JUDGE = "cannot-judge"
    """What a position is worth is not known of the game."""


class Fault(Exception):
    """A line cannot be answered as it asks; nothing has changed.

    Attributes:
        code: What is wrong, for a program.
        message: What is wrong in whole sentences.
        place: The field that is wrong, dotted where it lies deeper; empty where it is no field.
    """

    def __init__(self, code: FaultCode, message: str, place: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place


def whole(error: Exception) -> str:
    """Return what the rules say of something wrong as a whole sentence."""
    told = capital_first(str(error))
    return told if told.endswith((".", "?", "!")) else sentence(told)
