"""A saved game looked at again: reading its file, and how to go on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from clash_tui.base.i18n import _
from clash_tui.base.reading import read_text
from clash_tui.match.match import Match
from clash_tui.match.saved_game import BadSave, begun, read_saved, restore
from clash_tui.match.saves import MOST_BYTES
from clash_tui.match.seats import Seat

MatchT = TypeVar("MatchT", bound=Match[Any, Any, Any])


def branch(match: MatchT, moves: int, seats: tuple[Seat, ...] | None = None) -> MatchT:
    """Return a game of its own that has come as far as another one had after so many moves.

    Those moves stand for good; what is played then changes nothing of the other game.

    Args:
        match: The other game.
        moves: After how many of its moves the new one begins.
        seats: Who plays on; None for those who have played.
    """
    new = match.anew()
    new.seats = new.seats if seats is None else seats
    for move in match.moves[:moves]:
        new.play(move)
    new.settle_moves(moves)
    new.branched_at = moves
    return new


def read_file(file: Path) -> Any:
    """Read the file of a game, or of one that is being prepared, wherever it lies.

    Raises ``BadSave`` with one sentence that names the file.
    """
    try:
        return read_saved(read_text(file, MOST_BYTES))
    except OSError as error:
        raise _in(file, error.strerror or str(error)) from None
    except BadSave as bad:
        raise _in(file, str(bad)) from None


def open_file(file: Path, pieces: Any = None) -> tuple[Any, Any]:
    """Read the file of a game and play it back, to look at it; it is neither held nor changed.

    Args:
        file: The file.
        pieces: What games take from outside their files; None takes what lies on this machine.

    Raises ``BadSave`` like ``read_file``.
    """
    saved = read_file(file)
    try:
        saved = begun(saved)
        return saved, restore(saved, pieces)
    except BadSave as bad:
        raise _in(file, str(bad)) from None


def _in(file: Path, reason: str) -> BadSave:
    return BadSave(_("{file}: {reason}.").format(file=file.name, reason=reason.rstrip(".")))
