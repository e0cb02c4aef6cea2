"""A program that plays each of its moves on, to the end of its turn or further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clash_tui.bots.player import Question, Worth

MOST_STEPS = 200
"""How many moves a line has at most; none comes near it but in a turn without an end."""

HASTE = 0.0005
"""How much less an end of the game is worth for each move that a line takes to it: a program that
can win plays nothing before that.
"""


@dataclass(frozen=True, slots=True)
class Planner:
    """Takes the move whose lines end best, on the average of the worlds it dealt.

    A line is a move and what each seat plays after it in that world, the best of its moves one
    step ahead. The worlds are the same for all moves. They are dealt in parts: after each one the
    worse half of the moves is tried no more, and those that are left get the worlds of the others.

    Attributes:
        worth: What a position is worth.
        nodes: After how many judged positions it decides; each part has its share, and ends with
            the world that goes over it.
        turns: How many turns a line has at most, this one included; it ends before where a turn
            of the program's own begins.
    """

    worth: Worth
    nodes: int = 4000
    turns: int = 1

    def choose(self, question: Question) -> Any:
        """Return the move whose lines end best."""
        left = list(question.moves)
        parts = max(1, (len(left) - 1).bit_length())
        totals = [0.0] * len(left)
        while len(left) > 1:
            used = 0
            while used < self.nodes // parts:
                world = question.world()
                for number, move in enumerate(left):
                    value, nodes = self._line(question, world, move)
                    totals[number] += value
                    used += nodes
            ranks = sorted(range(len(left)), key=lambda number: -totals[number])
            keep = sorted(ranks[: (len(left) + 1) // 2])
            left, totals = [left[number] for number in keep], [totals[number] for number in keep]
        return left[0]

    def _line(self, question: Question, world: Any, move: Any) -> tuple[float, int]:
        """Return what the end of a move's line is worth, and how many positions were judged."""
        game, seat = question.game, question.seat
        position = question.after(world, move)
        nodes = 1
        for step in range(MOST_STEPS):
            if game.outcome(position) is not None:
                return self.worth(position, seat) - HASTE * step, nodes
            if self._is_over(position, world, seat):
                break
            moves = game.legal_moves(position)
            if len(moves) == 1:
                game.apply(position, moves[0])
            else:
                position = self._best(question, position, moves)
                nodes += len(moves)
        return self.worth(position, seat), nodes

    def _is_over(self, position: Any, world: Any, seat: int) -> bool:
        turn, began = position.turn, world.turn
        if turn >= began + self.turns:
            return True
        return bool(turn > began and position.active == seat)

    def _best(self, question: Question, position: Any, moves: Any) -> Any:
        """Return the position after the best move of whoever must decide, one step ahead."""
        seat = question.game.to_move(position)
        positions = [question.after(position, move) for move in moves]
        values = [self.worth(each, seat) for each in positions]
        return positions[values.index(max(values))]
