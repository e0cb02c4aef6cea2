"""A program that looks one move ahead, to the end of its turn if it does no more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clash_tui.bots.player import Question
from clash_tui.bots.repetition import weigher
from clash_tui.bots.turn_ends import TurnRules, Value, is_over, passed


@dataclass(frozen=True, slots=True)
class MoveByMove:
    """Takes the move after which ending the turn at once is worth most.

    Attributes:
        rules: The game.
        value: What a position in which a turn begins is worth.
        noise: How much its judgement of a move is off, in logits.
        careless: How often it plays whatever can be played, from 0 to 1.
        worlds: In how many worlds each move is tried.
    """

    rules: TurnRules
    value: Value
    noise: float = 0.0
    careless: float = 0.0
    worlds: int = 1

    def choose(self, question: Question) -> Any:
        """Return the move it likes best. Raises ``Stopped``."""
        moves, chance = question.moves, question.chance
        if len(moves) == 1:
            return moves[0]
        if self.careless and chance.random() < self.careless:
            return chance.choice(moves)
        worlds = list(question.worlds(self.worlds))
        weigh = weigher(self.rules, question, worlds[0].turn)

        def gain(move: Any) -> float:
            values = [self._gain(question.seat, world, move, weigh) for world in worlds]
            off = chance.gauss(0, self.noise) if self.noise else 0.0
            return sum(values) / len(values) + off

        return max(moves, key=gain)

    def _gain(self, seat: int, world: Any, move: Any, weigh: Callable[[Any], float]) -> float:
        """Return what a move brings in a world if the turn is then passed to its end."""
        end = world.copy()
        self.rules.apply(end, move)
        if not is_over(self.rules, end, world.turn):
            end = passed(self.rules, end)
        value = self.value(end)
        return (value if end.active == seat else -value) + weigh(end)
