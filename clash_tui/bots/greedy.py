"""A program that looks one move ahead, in several worlds that fit what it knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clash_tui.bots.player import Question

Worth = Callable[[Any, int], float]
"""What a position is worth for a seat: the more the better."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the move after which its seat stands best, on the average of the worlds it dealt.

    The same worlds are dealt for all moves, so that luck favours none of them.

    Attributes:
        worth: What a position is worth.
        worlds: In how many worlds each move is tried.
        noise: How much its judgement of a move is off, in the units of ``worth``.
    """

    worth: Worth
    worlds: int = 8
    noise: float = 0.0

    def choose(self, question: Question) -> Any:
        """Return the move that leads to the best positions."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        game, chance = question.game, question.chance
        dealt = [game.sample(question.view, chance) for _ in range(self.worlds)]
        values = []
        for move in moves:
            total = 0.0
            for world in dealt:
                after = game.copy(world)
                game.apply(after, move)
                total += self.worth(after, question.seat)
            values.append(total / self.worlds + chance.uniform(-1, 1) * self.noise)
        return moves[values.index(max(values))]
