"""A table of Stak Bots at which competitors sit, to measure them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.games.stak.rules import Setup, StakBots
from clash_tui.lab.competitors import Competitor
from clash_tui.lab.played import Facts, SeatFacts
from clash_tui.lab.table import Begun, Deal
from clash_tui.match.match import Match
from clash_tui.match.seats import Seat


@dataclass(frozen=True, slots=True)
class StakTable:
    """Games without any option; the lot says who goes first (SB8)."""

    @property
    def game(self) -> str:
        """The game's id."""
        return StakBots.id

    def begin(self, deal: Deal, competitors: Sequence[Competitor]) -> Begun:
        """Begin a game. Raises ``ValueError`` for a number of seats that cannot play."""
        seats = [
            Seat(f"{each.id} {place}", each.sits) for place, each in enumerate(competitors, start=1)
        ]
        return Begun(Match(StakBots(), Setup(players=len(seats), seed=deal.seed), seats))

    def facts(self, begun: Begun) -> Facts:
        """Return who went first; everybody draws from one deck, so there is nothing else."""
        match = begun.match
        return Facts(match.positions[0].active, tuple(SeatFacts() for _seat in match.seats))
