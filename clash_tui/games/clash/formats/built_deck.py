"""How a deck that a player builds is written among the steps of a preparation (R70)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

WORD = "deck"
"""What such a step begins with."""


def write_deck(cards: Sequence[str]) -> str:
    """Write a deck as a step: "deck", then the ids of its cards."""
    return " ".join((WORD, *cards))


def read_deck(step: str) -> tuple[str, ...] | None:
    """Return the ids of the cards of a step that is a deck; None for another one."""
    word, *cards = step.split() or [""]
    return tuple(cards) if word == WORD else None


def built_decks(steps: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Return all decks that were built on the way to a duel, those of A first."""
    return tuple(deck for deck in map(read_deck, steps) if deck is not None)
