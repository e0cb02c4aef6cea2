"""A search that always goes on from the end of the best line of whole turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from clash_tui.bots.turn_ends import End, TurnEnds, best_ends

HASTE = 0.01
"""Which share a game that is won or lost is worth less for each turn until then."""


@dataclass(slots=True, eq=False)
class Line:
    """A position in which a turn begins, and the turns that were tried from it.

    Attributes:
        end: The end of a turn that led to it; of the first position there is none.
        value: What it is worth for its active player, in logits.
        before: Where it comes from.
        tries: The best ends of its turn; None where they were not looked for.
        weight: Added to the value for whoever chose the turn that led here.
    """

    state: Any
    value: float
    end: End | None = None
    before: Line | None = None
    tries: list[Line] | None = None
    weight: float = 0.0
    depth: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over here."""
        return self.state.outcome is not None

    def gives(self, line: Line) -> float:
        """Return what one of its tries is worth for its own active player."""
        value = line.value if line.state.active == self.state.active else -line.value
        return value + line.weight

    @property
    def best(self) -> Line:
        """The try that is worth most for its active player."""
        assert self.tries
        return max(self.tries, key=self.gives)


@dataclass(slots=True)
class BestFirst:
    """Expands the first turn, its best ends, and then the end of the best line again and again.

    Attributes:
        turns: Finds the ends of a turn.
        width: How many ends of a turn are kept.
        nodes: After how many positions it stops.
        answered: Whether each of the first ends gets its best answers before anything else.
    """

    turns: TurnEnds
    width: int = 12
    nodes: int = 24_000
    answered: bool = True
    _used: int = field(default=0, init=False)

    def search(
        self,
        state: Any,
        *,
        weigh: Callable[[Any], float] = lambda state: 0.0,
        stop: Callable[[], None] = lambda: None,
    ) -> Line:
        """Search from a position in which the active player decides, and return its line.

        Args:
            state: The position.
            weigh: Added to what the end of the first turn is worth for whoever plays it.
            stop: Called before each turn that is looked at; it may raise.
        """
        start = self.turns.nodes
        root = Line(state, 0.0)
        stop()
        self._expand(root)
        for line in root.tries or ():
            line.weight = weigh(line.state)
        if self.answered:
            for line in list(root.tries or ()):
                stop()
                self._grow(line)
        while self.turns.nodes - start < self.nodes:
            leaf = root
            while leaf.tries:
                leaf = leaf.best
            if leaf.is_over or leaf is root:
                break
            stop()
            self._grow(leaf)
        return root

    def _grow(self, line: Line) -> None:
        """Look at the turn of a line, and carry what comes of it back to the first one."""
        if line.is_over:
            return
        self._expand(line)
        above: Line | None = line
        while above is not None:
            if above.tries:
                above.value = above.gives(above.best)
            above = above.before

    def _expand(self, line: Line) -> None:
        ends = self.turns.of(line.state)
        line.tries = []
        for end in best_ends(ends, self.width):
            state = end.state
            value = end.value if state.active == line.state.active else -end.value
            found = Line(state, value, end, line, depth=line.depth + 1)
            if found.is_over:
                found.value *= 1 - HASTE * found.depth
            line.tries.append(found)
