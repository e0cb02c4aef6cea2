"""What the laboratory asks of a game: a table at which competitors can be seated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from clash_tui.lab.competitors import Competitor
from clash_tui.lab.played import Facts
from clash_tui.match.match import Match


class Deal(NamedTuple):
    """Which of the games of a series is dealt; games of one deal differ only in who sits where."""

    number: int
    """Its place in the series, from 0."""
    seed: int
    """Where its chance comes from."""


class Begun(NamedTuple):
    """A game that has begun."""

    match: Match[Any, Any, Any]
    decks: tuple[str, ...] = ()
    """What the deck of each seat is called; empty names, or none at all, where decks have none."""


class Table(Protocol):
    """What games of a series are played with. It can be pickled."""

    @property
    def game(self) -> str:
        """The game, by its id."""

    def begin(self, deal: Deal, competitors: Sequence[Competitor]) -> Begun:
        """Begin a game. Raises ``ValueError`` or ``LookupError`` where it cannot be played so.

        Args:
            deal: Decks, shuffles and lots come from it alone.
            competitors: Who sits at each seat that is not played by the rules.
        """

    def facts(self, begun: Begun) -> Facts:
        """Return what is told of a game that was played, besides its result."""
