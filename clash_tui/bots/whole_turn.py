"""A program that plays whole turns: it plans one to its end, and plans anew when that breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clash_tui.bots.best_first import BestFirst, Line
from clash_tui.bots.memory import Planned
from clash_tui.bots.player import Question
from clash_tui.bots.repetition import weigher
from clash_tui.bots.turn_ends import TurnEnds, TurnRules, Value, moves_of


@dataclass(frozen=True, slots=True)
class WholeTurn:
    """Plays the turn whose end is worth most.

    Attributes:
        rules: The game.
        value: What a position in which a turn begins is worth.
        nodes: After how many positions it stops to look further than the first turns.
        limit: How many positions are looked at in one turn.
        width: How many ends of a turn are kept.
        answered: Whether the best answers to its own turns are looked for.
    """

    rules: TurnRules
    value: Value
    nodes: int = 0
    limit: int = 1500
    width: int = 12
    answered: bool = False

    def choose(self, question: Question) -> Any:
        """Return the next move of its plan. Raises ``Stopped``."""
        if len(question.moves) == 1:
            return question.moves[0]
        world = question.world()
        planned = question.memory.planned(question.number)
        if planned is not None and self._is_expected(planned, question, world):
            return planned.move
        question.memory.plan.clear()
        if world.active != question.seat:
            return self._answer(question, world)
        root = self.search(question, world)
        line = root.best
        assert line.end is not None
        question.memory.expected = root.gives(line) - line.weight
        question.memory.plan = self._plan(question, world, moves_of(line.end.path))
        return question.memory.plan.pop(0).move

    def search(self, question: Question, world: Any) -> Line:
        """Return all that was thought about from a position of the question. Raises ``Stopped``."""
        turns = TurnEnds(self.rules, self.value, self.limit)
        search = BestFirst(turns, self.width, self.nodes, self.answered)
        weigh = weigher(self.rules, question, world.turn)
        return search.search(world, weigh=weigh, stop=question.go_on)

    def _is_expected(self, planned: Planned, question: Question, world: Any) -> bool:
        same_moves = planned.legal == tuple(question.moves)
        return same_moves and planned.mark == self.rules.mark(world)

    def _plan(self, question: Question, world: Any, moves: list[Any]) -> list[Planned]:
        """Return the moves of a turn to its end, with what is expected before each."""
        rules, seat, turn = self.rules, question.seat, world.turn
        state, number = world.copy(), question.number
        waiting = moves[::-1]
        plan = []
        while state.outcome is None and state.turn == turn:
            if rules.to_move(state) != seat:
                rules.apply(state, self._best_answer(rules.to_move(state), state))
            else:
                move = waiting.pop() if waiting else rules.passing(state)
                legal = tuple(rules.legal_moves(state))
                plan.append(Planned(number, move, legal, rules.mark(state)))
                rules.apply(state, move)
            number += 1
        return plan

    def _answer(self, question: Question, world: Any) -> Any:
        """Return the best answer to what it is asked in the turn of the other player."""
        return self._best_answer(question.seat, world, question.moves)

    def _best_answer(self, seat: int, state: Any, moves: Any = None) -> Any:
        def gain(move: Any) -> float:
            after = state.copy()
            self.rules.apply(after, move)
            value = self.value(after)
            return value if after.active == seat else -value

        return max(moves or self.rules.legal_moves(state), key=gain)
