"""What a program remembers of a game it plays: what came about before, and what it means to do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Planned(NamedTuple):
    """A move that was planned, and what was expected when it is due.

    Attributes:
        number: How many moves were to be played before it.
        legal: What was to be possible then.
        mark: What all players were to see then.
    """

    number: int
    move: Any
    legal: tuple[Any, ...]
    mark: Hashable


def _nothing() -> Sequence[Any]:
    return ()


@dataclass(slots=True)
class Memory:
    """The memory of one program in one game.

    Attributes:
        past: Returns the positions in which the turns so far began, as all players saw them: what
            is hidden is dealt in them anyhow.
        plan: What is left of what it means to play in this turn, the next move first.
        expected: What it thought the turn would be worth when it made the plan, in logits; None
            before it made one.
    """

    past: Callable[[], Sequence[Any]] = _nothing
    plan: list[Planned] = field(default_factory=list)
    expected: float | None = None

    def planned(self, number: int) -> Planned | None:
        """Return the move that was planned for now, and take it off the plan.

        A plan that is not for now is forgotten.
        """
        if self.plan and self.plan[0].number == number:
            return self.plan.pop(0)
        self.plan.clear()
        return None
