"""A game that is begun in a position, and not by a setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clash_tui.games.protocol import Game


class FromHere:
    """The rules of a game, to which a position is the setup.

    Args:
        game: The rules.
        seats: How many sit at the table.
    """

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        self.id = game.id
        self._game = game
        self._seats = seats

    def __getattr__(self, name: str) -> Any:
        """Return what the rules themselves have."""
        return getattr(self._game, name)

    def seats(self, setup: Any) -> int:
        """Return how many sit at the table."""
        return self._seats

    def initial_state(self, setup: Any, listener: Callable[[Any, Any], None] | None = None) -> Any:
        """Return the position; nothing has happened before it."""
        return self._game.copy(setup)
