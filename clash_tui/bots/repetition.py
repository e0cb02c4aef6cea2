"""Games must go on: ends of turns that were there before count against themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from clash_tui.bots.player import Question
from clash_tui.bots.turn_ends import TurnRules

SEEN_BEFORE = 0.7
"""How much less an end of a turn is worth for each time it was there before, in logits."""


def weigher(rules: TurnRules, question: Question) -> Callable[[Any], float]:
    """Return what says how much more or less the end of a turn is worth, in logits."""
    visits = Counter(map(rules.mark, question.memory.past()))

    def weigh(state: Any) -> float:
        return -SEEN_BEFORE * visits[rules.mark(state)]

    return weigh
