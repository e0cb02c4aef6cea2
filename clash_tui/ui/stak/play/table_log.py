"""What has happened at the table, as whoever looks may know it."""

from __future__ import annotations

from typing import Any

from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.moments import lines_of


class TableLog:
    """The words for all that has happened, told once for each position and each pair of eyes.

    Args:
        match: The game; it may have begun already.
        teller: Finds the words.
    """

    def __init__(self, match: Match[Any, Any, Any], teller: Teller) -> None:
        self._match = match
        self._teller = teller
        self._told: tuple[Any, int | None, list[str]] | None = None

    def lines(self, eyes: int | None) -> list[str]:
        """Return all lines; a card that another drew is left out."""
        state = self._match.state
        if self._told is None or self._told[0] is not state or self._told[1] != eyes:
            moves = (self._match.opening, *self._match.history)
            lines = [line for told in moves for line in lines_of(told, self._teller, eyes)]
            self._told = (state, eyes, lines)
        return self._told[2]
