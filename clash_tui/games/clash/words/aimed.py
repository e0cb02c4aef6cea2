"""A card that is held over a lane or a target, as far as words about it need to know."""

from __future__ import annotations

from typing import Protocol

from clash_tui.games.clash.cards import Card


class Aimed(Protocol):
    """A card of the hand, or a Champion, and where it would go."""

    @property
    def card(self) -> Card:
        """The card."""

    @property
    def lane(self) -> int:
        """The lane it would go to; without meaning for an incantation."""

    @property
    def target(self) -> int | None:
        """The number of the creature it is aimed at; None for a card that goes alone."""

    @property
    def joins(self) -> bool:
        """Whether it is a Symbiote that may join a creature (R57)."""

    @property
    def strikes(self) -> bool:
        """Whether it is an incantation, which needs a target."""

    @property
    def loses(self) -> bool:
        """Whether playing it would lose the game at once (R20, R22, R23)."""
