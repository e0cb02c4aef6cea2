"""A deck of Stak Bots: sixty cards (SB9)."""

from __future__ import annotations

from dataclasses import dataclass

from clash_tui.games.stak.cards.card_version import CardVersion

DECK_SIZE = 60
"""How many cards a deck has (SB9)."""

RANKS = (1, 2, 3, 4, 5, 6)
"""The ranks there are; they have no meaning in play (SB3)."""

PER_RANK = 10
"""How many cards of each rank a deck has (SB9)."""

MOST_COPIES = 5
"""How many cards of one version a deck has at most (SB9)."""


@dataclass(frozen=True, slots=True)
class DeckLine:
    """One card version in a deck: its rank, and how many copies of it there are."""

    version: CardVersion
    rank: int
    copies: int


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that keeps SB9.

    Attributes:
        id: The name of its file, without its end.
        name: Its name as its file gives it.
        lines: The card versions in it, in the order of the file.
        house: Whether its powers, ranks and copies were chosen for this program.
    """

    id: str
    name: str
    lines: tuple[DeckLine, ...]
    house: bool = False

    @property
    def counts(self) -> tuple[tuple[str, int], ...]:
        """How many there are of each card, by id: what a setup keeps of a deck."""
        return tuple((line.version.id, line.copies) for line in self.lines)
