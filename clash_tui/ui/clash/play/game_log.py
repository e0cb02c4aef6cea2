"""What has happened in a game, line by line as it is told."""

from __future__ import annotations

from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import events
from clash_tui.games.clash.words.telling import Teller
from clash_tui.games.protocol import Told


class GameLog:
    """The words for all that has happened, move by move.

    Args:
        match: The game; it may have begun already.
        teller: Finds the words.
    """

    def __init__(self, match: Duel | SoloGame, teller: Teller) -> None:
        self._match = match
        self._teller = teller
        self._words = [self._told(told) for told in (match.opening, *match.history)]
        self._all: tuple[str, ...] | None = None
        """All lines, once they were asked for; None where there may be others."""

    def catch_up(self) -> None:
        """Tell what was played since, and forget what was taken back."""
        self._all = None
        del self._words[len(self._match.history) + 1 :]
        self._words += map(self._told, self._match.history[len(self._words) - 1 :])

    def lines(self, told: int | None = None) -> tuple[str, ...]:
        """Return all lines; of the last move only those of its first ``told`` events."""
        if told is not None:
            return self._lines(self._words[-1][:told])
        if self._all is None:
            self._all = self._lines(self._words[-1])
        return self._all

    def _lines(self, last: list[str]) -> tuple[str, ...]:
        return tuple(line for move in (*self._words[:-1], last) for line in move if line)

    def of_last_turn(self) -> list[str]:
        """Return all that happened in the turn before, or in this one once it is under way."""
        lines: list[str] = []
        moves = (self._match.opening, *self._match.history)
        for move, words in zip(reversed(moves), reversed(self._words), strict=False):
            for told, line in zip(reversed(move), reversed(words), strict=True):
                if isinstance(told.event, events.TurnBegan):
                    if lines:
                        return lines[::-1]
                elif line and not isinstance(told.event, events.ManaGained):
                    lines.append(line)
        return lines[::-1]

    def _told(self, told: tuple[Told, ...]) -> list[str]:
        return [self._teller.tell(each.event) or "" for each in told]
