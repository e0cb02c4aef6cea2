"""What two players have agreed on before a duel begins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DuelPlan:
    """A duel about to begin.

    Attributes:
        edition: The rule edition, "initiation-pack" or "starter-kit" (R7).
        names: The players' names, A first.
        decks: The ids of their preconstructed decks, A's first (R68).
        seed: Where all chance of the duel comes from: the coin and the shuffles (R9, R10).
    """

    edition: str
    names: tuple[str, str]
    decks: tuple[str, str]
    seed: int
