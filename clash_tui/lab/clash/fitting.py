"""Finding out what positions are worth: games of a program against itself, weights from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from clash_tui.lab.clash.self_play import Lesson
from clash_tui.lab.logistic import Example, Fit, fit, measure

HELD_BACK = 10
"""Of so many games one is not learned from, and tells how well it was learned."""

LEAST = 0.003
"""Weights below it are left out of a file, in logits."""


class Fitted(NamedTuple):
    """Weights, and how well they foretell games they were not fitted to.

    Attributes:
        weights: What each feature adds, in logits.
        lessons: From how many positions they come.
        fit: How well they foretell the games that were held back.
        before: How well those did that the games were played with.
    """

    weights: dict[str, float]
    lessons: int
    fit: Fit
    before: Fit


def fitted(
    games: Iterable[Sequence[Lesson]], before: Mapping[str, float], *, seed: int = 1
) -> Fitted:
    """Fit weights to games, in the order in which they were played.

    Args:
        games: What each game teaches.
        before: The weights the games were played with.
        seed: Where the order comes from in which the positions are learned.
    """
    learned: list[Example] = []
    held: list[Example] = []
    for number, game in enumerate(games):
        examples = [Example(lesson.features, lesson.won) for lesson in game]
        (held if number % HELD_BACK == HELD_BACK - 1 else learned).extend(examples)
    weights = fit(learned, seed=seed)
    kept = {name: round(weight, 3) for name, weight in weights.items() if abs(weight) >= LEAST}
    return Fitted(kept, len(learned) + len(held), measure(kept, held), measure(before, held))
