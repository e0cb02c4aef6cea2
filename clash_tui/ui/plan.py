"""What was agreed on before a game, as far as it is the same for all games."""

from __future__ import annotations

from typing import Protocol


class Plan(Protocol):
    """What a game was begun with; a rematch takes it again."""

    @property
    def unfinished(self) -> str:
        """One sentence for a game that is left."""

    @property
    def code(self) -> str:
        """The share code of the deal. Raises ``ValueError`` where there is none."""


class Deal(Protocol):
    """What a share code says: a game that is still to be begun, by whoever enters it."""

    @property
    def game(self) -> str:
        """The game, by its id."""
