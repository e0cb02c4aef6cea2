"""A program that looks one move ahead, in several worlds that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clash_tui.bots.player import Question, Worth


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the move after which its seat stands best, on the average of the worlds it dealt.

    The same worlds are dealt for all moves, so that luck favours none of them.

    Attributes:
        worth: What a position is worth.
        worlds: In how many worlds each move is tried.
        noise: How much its judgement of a move is off at most, in the units of ``worth``.
        careless: How often it plays whatever can be played, from 0 to 1.
    """

    worth: Worth
    worlds: int = 8
    noise: float = 0.0
    careless: float = 0.0

    def choose(self, question: Question) -> Any:
        """Return the move that leads to the best positions."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        if self.careless and question.chance.random() < self.careless:
            return question.chance.choice(moves)
        totals = [0.0] * len(moves)
        for world in question.worlds(self.worlds):
            for number, move in enumerate(moves):
                totals[number] += self.worth(question.after(world, move), question.seat)
        values = [
            total / self.worlds + question.chance.uniform(-1, 1) * self.noise for total in totals
        ]
        return moves[values.index(max(values))]
