"""A card as one game uses it: its values flattened to plain ints, shared by all copies."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from clash_tui.games.clash.rules.moves import Summon
from clash_tui.games.clash.rules.words import LOWER, UPPER

if TYPE_CHECKING:
    from clash_tui.games.clash.cards import Card


@cache
def _masks(card: Card) -> tuple[int, int]:
    """Return the abilities and the auras printed on a card as masks of ``Ability.bit``."""
    return (
        sum(ability.bit for ability in card.abilities),
        sum(ability.bit for ability in card.auras),
    )


class Piece:
    """One physical card of one game. Immutable; every copy of a state shares it.

    ``number`` tells it apart from all other cards of the game, ``bit`` is ``1 << number``.
    ``champion`` tells that it belongs to no hand (R87). ``abilities`` and ``auras`` are masks of
    ``Ability.bit``.
    """

    __slots__ = (
        "abilities",
        "attack",
        "auras",
        "bit",
        "card",
        "champion",
        "cost",
        "health",
        "id",
        "is_creature",
        "number",
        "summons",
    )

    def __init__(self, number: int, card: Card, champion: bool = False) -> None:
        self.number: int = number
        self.bit: int = 1 << number
        self.card: Card = card
        self.champion: bool = champion
        self.id: str = card.id
        self.cost: int = card.cost
        self.attack: int = card.attack if isinstance(card.attack, int) else 0
        self.health: int = card.health or 0
        self.is_creature: bool = card.is_creature
        self.abilities, self.auras = _masks(card)
        self.summons: tuple[Summon, Summon] = (Summon(card.id, UPPER), Summon(card.id, LOWER))

    def __repr__(self) -> str:
        return f"Piece({self.number}, {self.id})"
