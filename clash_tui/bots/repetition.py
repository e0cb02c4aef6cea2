"""Games must come to an end: what was there before counts against itself, and long games tire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from clash_tui.bots.player import Question
from clash_tui.bots.turn_ends import TurnRules

SEEN_BEFORE = 0.7
"""How much less an end of a turn is worth for each time it was there before, in logits."""

PATIENCE = 40
"""From this turn on a program grows restless: two that defend well would never come to an end."""

RESTLESS = 0.04
"""How much more its judgement is off with each turn after that, in logits."""


def weigher(rules: TurnRules, question: Question, turn: int) -> Callable[[Any], float]:
    """Return what says how much more or less the end of a turn is worth, in logits.

    Args:
        rules: The game.
        question: What is asked.
        turn: The number of the turn.
    """
    visits = Counter(map(rules.mark, question.memory.past()))
    off = RESTLESS * max(0, turn - PATIENCE)
    chance = question.chance

    def weigh(state: Any) -> float:
        noise = chance.gauss(0, off) if off else 0.0
        return noise - SEEN_BEFORE * visits[rules.mark(state)]

    return weigh
