"""What each game has for the protocol: the list of the modules that say so.

Each is loaded when it is asked for. To let a game be played by other programs, write its module
and list it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, TypeAlias

from clash_tui.games.protocol import Game
from clash_tui.match.match import Match

AnyMatch: TypeAlias = Match[Any, Any, Any]

TABLES: dict[str, str] = {
    "clash-of-decks": "clash_tui.protocol.clash_table",
    "stak-bots": "clash_tui.protocol.stak_table",
}
"""For each game, by its id, the module whose ``TABLE`` begins its matches."""


class Table(Protocol):
    """How games of one kind are begun from what a program says.

    What cannot be begun raises ``ValueError`` or ``LookupError`` with a clause or a sentence that
    says why, a pydantic ``ValidationError`` for what is wrong with a field.
    """

    view: Any
    """The type of its views."""
    setups: tuple[Any, ...]
    """The types of its setups."""

    def decks(self) -> tuple[str, ...]:
        """Return the ready decks it can be begun with, by id; nothing where there are none."""

    def with_setup(self, setup: dict[str, Any]) -> AnyMatch:
        """Begin a game by its setup, as the files of saved games have it."""

    def with_decks(
        self, decks: tuple[str, str], seed: int, first: int | None, edition: str | None
    ) -> AnyMatch:
        """Begin a game with two ready decks.

        Args:
            decks: The decks by id.
            seed: Where all chance comes from.
            first: Who goes first; None lets chance decide.
            edition: The edition of the rules; None takes the usual one.
        """

    def with_deal(self, deal: Any) -> AnyMatch:
        """Begin the game of a share code, where that leaves nothing to be decided."""

    def rules(self) -> Game[Any, Any, Any]:
        """Return the rules, with the cards there are."""

    def seats_in(self, state: Any) -> int:
        """Return how many sit at the table in a position."""


def table_of(game: str) -> Table:
    """Return what a game has for the protocol, by its id. Raises ``LookupError``."""
    table: Table = import_module(TABLES[game]).TABLE
    return table
