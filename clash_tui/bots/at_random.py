"""A program that plays whatever can be played."""

from __future__ import annotations

from typing import Any

from clash_tui.bots.player import Question


class AtRandom:
    """Every move is as good as another to it."""

    def choose(self, question: Question) -> Any:
        """Return one of the moves."""
        return question.chance.choice(question.moves)
