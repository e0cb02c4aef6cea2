"""A game that is being prepared, written down, whichever game it is."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from clash_tui.games.kinds import kind_of, pieces_for
from clash_tui.match.saved_file import BadSave, SavedWay


def way_save_of(way: Any, begun: datetime) -> Any:
    """Write down a game that is being prepared, as it stands now: a document of its game.

    Args:
        way: The preparation; its ``game`` is the id of the game, its ``seats`` are the players'.
        begun: When its file was begun.
    """
    document, own = kind_of(way.game).way_of(way)
    return document(**document.seats_of(way.seats), **own, begun=begun, changed=datetime.now(UTC))


def restore_way(saved: SavedWay, pieces: Any = None) -> Any:
    """Go the way to a game again, up to where it stands, with what it was begun with.

    Raises ``BadSave`` for what there is not, or for a step that cannot be taken, with its number.
    """
    try:
        return kind_of(saved.game).restore_way(saved, pieces_for(saved.game, pieces))
    except (ValueError, LookupError) as error:
        raise BadSave(str(error)) from None
