"""The digest of a game: two games have the same one if the same happened in both."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from clash_tui.match.match import Match


def notation(match: Match[Any, Any, Any]) -> str:
    """Return all that happened, one event a line, and the position it has come to.

    It is the same in every language and on every machine: replays are compared by it.
    """
    game = match.game
    told = (each for turn in (match.opening, *match.history) for each in turn)
    lines = "".join(f"{game.write_event(each.event, each.state)}\n" for each in told)
    return lines + game.write_position(match.state)


def digest(match: Match[Any, Any, Any]) -> str:
    """Return 64 hexadecimal digits that stand for all that happened in a game."""
    return sha256(notation(match).encode()).hexdigest()
