"""A game written down: its setup, its moves as text, and how to play it back."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Union

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from clash_tui.base.clean_text import shortened
from clash_tui.base.i18n import _
from clash_tui.base.validation import first_fault
from clash_tui.base.wording import about
from clash_tui.games.kinds import GAMES, first_game, kind_of, pieces_for
from clash_tui.match.digest import digest
from clash_tui.match.match import Match
from clash_tui.match.saved_file import (
    FORMAT,
    MOST_FORMAT,
    BadSave,
    SavedGame,
    SavedWay,
    newer_than,
)

__all__ = [
    "FORMAT",
    "BadSave",
    "SavedGame",
    "SavedWay",
    "begun",
    "clause",
    "read_save",
    "read_saved",
    "restore",
    "save_of",
    "write_save",
]


def save_of(match: Match[Any, Any, Any], begun: datetime) -> SavedGame:
    """Write a game down as it stands now."""
    document, own = kind_of(match.game.id).document_of(match)
    saved: SavedGame = document(
        **document.seats_of(match.seats),
        **own,
        moves=tuple(match.game.write_move(move) for move in match.moves),
        stands=match.stands,
        taken_back=match.taken_back,
        hints=match.hints,
        begun=begun,
        changed=datetime.now(UTC),
        turn=match.state.turn,
        record=digest(match),
        branched_at=match.branched_at,
    )
    return saved


def write_save(saved: SavedGame | SavedWay) -> str:
    """Return what is saved as the text of its file."""
    return saved.model_dump_json(indent=1) + "\n"


def read_save(text: str | bytes) -> Any:
    """Read the text of a saved game: one of the documents of its game.

    Raises ``BadSave``, also for a game that has not begun.
    """
    return begun(read_saved(text))


def begun(saved: SavedGame | SavedWay) -> Any:
    """Return a saved game that has begun; for any other this raises ``BadSave``."""
    if isinstance(saved, SavedWay):
        raise BadSave(_("this game has not begun: its decks are still being made"))
    return saved


def read_saved(text: str | bytes) -> Any:
    """Read the text of a saved game, or of one that is being prepared. Raises ``BadSave``."""
    fields = _fields(text)
    try:
        saved = _adapter(_game_of(fields)).validate_json(text)
    except ValidationError as error:
        version = fields.get("format")
        if isinstance(version, int) and FORMAT < version <= MOST_FORMAT:
            # It is of a newer version, whatever else is wrong with it for this one.
            raise BadSave(newer_than(version)) from None
        game = fields.get("game")
        if isinstance(game, str) and game not in GAMES:
            reason = _("{game} is no game of this program").format(game=shortened(game))
            raise BadSave(reason) from None
        place, reason = first_fault(error)
        raise BadSave(about(place, reason) if place else reason) from None
    if saved.format > FORMAT:
        raise BadSave(newer_than(saved.format))
    return saved


def _game_of(fields: dict[str, Any]) -> str:
    """Return the game a file is of; of one that names none, or one there is not, the first."""
    game = fields.get("game")
    return game if isinstance(game, str) and game in GAMES else first_game()


def _fields(text: str | bytes) -> dict[str, Any]:
    """Return the fields of a file; nothing where it is no such file."""
    try:
        fields = from_json(text)
    except ValueError:
        return {}
    return fields if isinstance(fields, dict) else {}


@cache
def _adapter(game: str) -> TypeAdapter[Any]:
    documents: Any = kind_of(game).documents()
    if len(documents) == 1:
        return TypeAdapter(documents[0])
    union: Any = Union[documents]  # noqa: UP007
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])


def clause(error: Exception) -> str:
    """Return what a game says of why something cannot be, as a clause."""
    # A KeyError would put its text in quotes.
    return str(error.args[0]) if type(error) is KeyError and error.args else str(error)


def restore(saved: SavedGame, pieces: Any = None) -> Any:
    """Play a saved game back to where it stands: a match of its game.

    Args:
        saved: The game.
        pieces: What games take from outside their files, such as the cards there are; None takes
            what lies on this machine.

    Raises ``BadSave`` for what there is not, or for a move that cannot be played, with its number.
    """
    kind = kind_of(saved.game)
    try:
        match: Match[Any, Any, Any] = kind.begin(saved, pieces_for(saved.game, pieces))
    except (ValueError, LookupError) as error:
        raise BadSave(clause(error)) from None
    stands, branched_at = saved.stands, saved.branched_at
    for number, text in enumerate(saved.moves, start=1):
        try:
            move = match.game.read_move(text)
            if kind.is_moot(move, match.state):
                stands -= number <= saved.stands
                if branched_at is not None and number <= (saved.branched_at or 0):
                    branched_at -= 1
                continue
            match.play(move)
        except ValueError as error:
            reason = _("move {number} cannot be played: {reason}")
            raise BadSave(reason.format(number=number, reason=error)) from None
    match.settle_moves(stands)
    match.taken_back = saved.taken_back
    match.hints = saved.hints
    match.branched_at = branched_at
    return match
