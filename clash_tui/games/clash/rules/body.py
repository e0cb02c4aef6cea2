"""What a creature in play has by itself: its card's values, or more than one card's (R57, R85)."""

from __future__ import annotations

from functools import lru_cache

from clash_tui.games.clash.rules.piece import Piece


class Body:
    """Values of a creature that are not just those of one card. Immutable and shared.

    ``abilities`` and ``auras`` are masks of ``Ability.bit``.
    """

    __slots__ = ("abilities", "attack", "auras", "health")

    def __init__(self, attack: int, health: int, abilities: int, auras: int) -> None:
        self.attack: int = attack
        self.health: int = health
        self.abilities: int = abilities
        self.auras: int = auras


@lru_cache(maxsize=4096)
def body_of(piece: Piece, symbiote: Piece | None, granted: int) -> Piece | Body:
    """Return what a creature has: a card alone, or a pair whose values add up (R57).

    ``granted`` is the bit of an ability it has besides those printed, 0 for none (R85).
    """
    if symbiote is None and not granted & ~piece.abilities:
        return piece
    other = (0, 0, 0, 0)
    if symbiote is not None:
        other = (symbiote.attack, symbiote.health, symbiote.abilities, symbiote.auras)
    return Body(
        piece.attack + other[0],
        piece.health + other[1],
        piece.abilities | other[2] | granted,
        piece.auras | other[3],
    )
