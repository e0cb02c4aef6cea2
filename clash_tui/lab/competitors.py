"""Who takes part in a series: a level of the programs of this house, or a program outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from clash_tui.bots.levels import level_of
from clash_tui.bots.programs import answer, house
from clash_tui.match.match import Match
from clash_tui.match.seats import Sitter


class Forfeit(Exception):
    """A competitor cannot go on with its game, and loses it.

    Attributes:
        reason: Why, by an id that files keep.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Competitor(Protocol):
    """Who takes part in a series.

    It is sent to other processes, so it can be pickled; what it needs to play it opens where it is
    asked first.
    """

    @property
    def id(self) -> str:
        """What tables and files call it; no other of the series has the same."""

    @property
    def sits(self) -> Sitter:
        """Who sits at its seat."""

    def can_play(self, game: str) -> bool:
        """Say whether it can play a game, by its id."""

    def answer(self, match: Match[Any, Any, Any], luck: int) -> Any:
        """Return what it plays now; the match stays as it is.

        Args:
            match: A match in which it must decide.
            luck: Where its own chance in this game begins.

        Raises ``Forfeit`` where it cannot go on.
        """


@dataclass(frozen=True, slots=True)
class OfHouse:
    """A level of the programs of this house; its id is the level's."""

    id: str

    @property
    def sits(self) -> Sitter:
        """The program at its seat."""
        return house(self.id)

    def can_play(self, game: str) -> bool:
        """Say whether the level can play a game, by its id."""
        return level_of(self.id).can_play(game)

    def answer(self, match: Match[Any, Any, Any], luck: int) -> Any:
        """Return what the program plays."""
        return answer(match, luck=luck)


def competitor_of(name: str) -> Competitor:
    """Return who is called so. Raises ``UnknownLevel``."""
    return OfHouse(level_of(name).id)
