"""A game of Stak Bots as a match."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.games.stak.rules import Move, Setup, StakBots, State, first_player
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat


class StakMatch(Match[Setup, State, Move]):
    """A game of two to six players (SB1).

    Raises ``ValueError`` where the setup has another number of seats.
    """

    def __init__(self, setup: Setup, seats: Iterable[Seat | str]) -> None:
        super().__init__(StakBots(), setup, seats)

    def anew(self) -> StakMatch:
        """Return the same game before its first move, of the same players."""
        return StakMatch(self.setup, self.seats)

    @property
    def first_player(self) -> int:
        """Who begins (SB8)."""
        return first_player(self.setup)
