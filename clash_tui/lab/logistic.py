"""Logistic regression: how much each feature makes an outcome more likely, in logits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

RATE = 0.15
"""How far the first step goes; steps grow shorter the more often a feature was seen."""


class Example(NamedTuple):
    """What was there, and whether it came out."""

    features: Mapping[str, float]
    won: bool


class Fit(NamedTuple):
    """How well weights foretell examples that they were not fitted to.

    Attributes:
        right: The share of those in which the likelier outcome came.
        loss: The mean of the logarithms of what was held likely, with another sign.
    """

    right: float
    loss: float


def chance(weights: Mapping[str, float], features: Mapping[str, float]) -> float:
    """Return how likely weights hold an outcome, from 0 to 1."""
    value = sum(weights.get(name, 0.0) * count for name, count in features.items())
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def fit(
    examples: Sequence[Example], *, seed: int = 1, rounds: int = 12, shrink: float = 3.0
) -> dict[str, float]:
    """Return the weights that make examples likeliest.

    Each example moves the weights of its features a step towards what came out (AdaGrad). Weights
    are drawn towards 0, so that what is seldom seen is not believed too much.

    Args:
        examples: What is learned from.
        seed: Where the order of the steps comes from.
        rounds: How often all examples are gone through.
        shrink: How strongly weights are drawn towards 0: as by so many examples.
    """
    order = list(range(len(examples)))
    random = Random(seed)
    weights: dict[str, float] = {}
    seen: dict[str, float] = {}
    decay = shrink / max(1, len(examples))
    for number in range(rounds):
        random.shuffle(order)
        rate = RATE / (1 + number / 2)
        for index in order:
            features, won = examples[index]
            off = chance(weights, features) - won
            for name, count in features.items():
                weight = weights.get(name, 0.0)
                slope = off * count + decay * weight
                total = seen[name] = seen.get(name, 1e-3) + slope * slope
                weights[name] = weight - rate * slope / sqrt(total)
    return weights


def measure(weights: Mapping[str, float], examples: Sequence[Example]) -> Fit:
    """Return how well weights foretell examples; without any nothing is right."""
    if not examples:
        return Fit(0.0, 0.0)
    right = loss = 0.0
    for features, won in examples:
        likely = min(max(chance(weights, features), 1e-9), 1 - 1e-9)
        right += (likely > 0.5) == won
        loss -= log(likely if won else 1 - likely)
    return Fit(right / len(examples), loss / len(examples))
