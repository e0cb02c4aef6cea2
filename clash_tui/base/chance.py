"""Chance in games: only shuffles and lots, each from a stream of its own.

Only ``random.Random.random`` is used: its numbers for a seed are promised to stay the same on
every machine and in every version of Python.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, purpose: str) -> random.Random:
    """Return the stream of a game's seed that is named for its purpose."""
    return random.Random(f"{seed}/{purpose}")


def shuffled(items: Sequence[T], rng: random.Random) -> list[T]:
    """Return the items in an order drawn from the stream."""
    row = list(items)
    for last in range(len(row) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        row[last], row[other] = row[other], row[last]
    return row


def lot(count: int, rng: random.Random) -> int:
    """Draw one of so many by lot: a number from 0."""
    return int(rng.random() * count)


def coin(rng: random.Random) -> int:
    """Toss a coin: 0 or 1."""
    return lot(2, rng)
