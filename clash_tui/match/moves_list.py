"""A game given as a list of moves in text: one a line, read and played in order."""

from __future__ import annotations

from typing import Any

from clash_tui.base.i18n import _
from clash_tui.match.match import Match

COMMENT = "#"
"""What follows it on a line is for people."""


class BadLine(ValueError):
    """A line is no move, or one that cannot be played.

    Attributes:
        line: The number of the line, from 1.
        reason: What is wrong with it, as a clause.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(_("line {line}: {reason}").format(line=line, reason=reason))
        self.line = line
        self.reason = reason


def play_moves(match: Match[Any, Any, Any], text: str) -> None:
    """Play the moves of a text, one a line; blank lines and comments are left out.

    Raises ``BadLine`` at the first line that cannot be played; those before it have been.
    """
    # Not splitlines: its numbers would differ from an editor's after a rare separator.
    for number, line in enumerate(text.split("\n"), start=1):
        move = line.partition(COMMENT)[0].strip()
        if not move:
            continue
        try:
            match.play(match.game.read_move(move))
        except ValueError as error:
            raise BadLine(number, str(error)) from error
