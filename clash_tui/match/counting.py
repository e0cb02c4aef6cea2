"""What of a saved game that has ended goes on record."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from clash_tui.games.kinds import kind_of
from clash_tui.match.saved_game import BadSave, restore
from clash_tui.match.saves import ListedGame


def results_in(listed: ListedGame, pieces: Any = None) -> tuple[Any, ...]:
    """Return how the game of a file ended; nothing if it does not count, or cannot be played.

    Args:
        listed: The file.
        pieces: What games take from outside their files, such as the cards there are; None takes
            what lies on this machine.
    """
    saved = listed.saved
    if saved is None or not saved.finished or saved.branched_at is not None:
        return ()
    try:
        match = restore(saved, pieces)
    except BadSave:
        return ()
    if match.outcome is None:
        return ()
    ended = saved.changed.replace(microsecond=0)
    try:
        return kind_of(saved.game).results(match, listed.file.stem, ended)
    except ValidationError:
        # A file can have a name that is no text.
        return ()
