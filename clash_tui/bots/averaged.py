"""A program that plans its turn against many worlds at once, for games in which much is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Any

from clash_tui.bots.memory import Planned
from clash_tui.bots.player import Question
from clash_tui.bots.turn_ends import End, TurnEnds, TurnRules, Value, is_over, moves_of, passed

TINY = 1e-13

SUREST = 30.0
"""In logits: what is surer than that is certain."""


def _chance(value: float) -> float:
    return 1 / (1 + exp(-max(-SUREST, min(SUREST, value))))


@dataclass(slots=True)
class Try:
    """A way to play a turn, and what it came to in the worlds it was tried in."""

    end: End
    total: float = 0.0
    worlds: int = 0

    @property
    def value(self) -> float:
        """What it is worth, in logits, by how likely it is to win on the average."""
        if not self.worlds:
            return self.end.value
        chance = min(1 - TINY, max(TINY, self.total / self.worlds))
        return log(chance / (1 - chance))


@dataclass(frozen=True, slots=True)
class Averaged:
    """Plays the turn that is worth most on the average of many worlds.

    All ways to play the turn are tried in some worlds, the better ones in more; what is left of
    them is looked at a turn further in each world.

    Attributes:
        rules: The game.
        value: What a position in which a turn begins is worth.
        worlds: In how many worlds the last ways are tried.
        limit: How many positions are looked at to find all ways to play the turn.
        kept: How many ways are looked at further; 0 takes the best of them at once.
        further: How many positions are looked at in each of those turns.
    """

    rules: TurnRules
    value: Value
    worlds: int = 8
    limit: int = 800
    kept: int = 0
    further: int = 150

    def choose(self, question: Question) -> Any:
        """Return the next move of its plan. Raises ``Stopped``."""
        if len(question.moves) == 1:
            return question.moves[0]
        planned = question.memory.planned(question.number)
        if planned is not None and planned.legal == tuple(question.moves):
            return planned.move
        question.memory.plan.clear()
        world = question.world()
        if world.active != question.seat:
            return self._answer(question)
        best = self.search(question, world)[0]
        question.memory.expected = best.value
        question.memory.plan = self._plan(question, world, moves_of(best.end.path))
        return question.memory.plan.pop(0).move

    def search(self, question: Question, world: Any) -> list[Try]:
        """Return the ways to play the turn that are left, best first. Raises ``Stopped``."""
        ends = TurnEnds(self.rules, self.value, self.limit).of(world)
        tries = [Try(end) for end in ends]
        seat = question.seat
        lucks = [question.chance.getrandbits(31) for _ in range(self.worlds)]
        done = 0
        for share in (4, 2, 1):
            count = max(1, self.worlds // share)
            for each in tries:
                question.go_on()
                for luck in lucks[done:count]:
                    self._try(each, seat, luck)
            done = count
            tries.sort(key=lambda each: -each.value)
            del tries[max(self.kept, 3 * share, len(tries) // 3) :]
        if self.kept and len(tries) > 1:
            tries = [self._further(question, each, lucks) for each in tries[: self.kept]]
            tries.sort(key=lambda each: -each.value)
        return tries

    def _try(self, each: Try, seat: int, luck: int) -> None:
        """End the turn that is played one way in another world."""
        each.total += self._chance(self._end_in(each, seat, luck), seat)
        each.worlds += 1

    def _chance(self, end: Any, seat: int) -> float:
        """Return how likely a seat is to win where a turn has led."""
        value = self.value(end)
        return _chance(value if end.active == seat else -value)

    def _end_in(self, each: Try, seat: int, luck: int) -> Any:
        """Return where a turn leads in a world; each luck is one world for all ways to play."""
        before = each.end.before
        if before.outcome is not None:
            return before
        return passed(self.rules, self.rules.redeal(before, seat, Random(luck)))

    def _further(self, question: Question, each: Try, lucks: list[int]) -> Try:
        """Look at the best that the next turn can bring, in each world."""
        found = Try(each.end)
        for luck in lucks:
            question.go_on()
            end = self._end_in(each, question.seat, luck)
            chance = self._chance(end, question.seat)
            if end.outcome is None:
                ends = TurnEnds(self.rules, self.value, self.further).of(end)
                chance = _chance(max(each.value for each in ends))
            found.total += chance
            found.worlds += 1
        return found

    def _plan(self, question: Question, world: Any, moves: list[Any]) -> list[Planned]:
        state, number, turn = world.copy(), question.number, world.turn
        waiting = moves[::-1]
        plan: list[Planned] = []
        while state.outcome is None and state.turn == turn:
            move = waiting.pop() if waiting else self.rules.passing(state)
            plan.append(Planned(number, move, tuple(self.rules.legal_moves(state)), None))
            self.rules.apply(state, move)
            number += 1
        return plan

    def _answer(self, question: Question) -> Any:
        """Return the best answer to what it is asked in a turn that is not its own."""
        worlds = list(question.worlds(self.worlds))

        def gain(move: Any) -> float:
            total = 0.0
            for world in worlds:
                after = world.copy()
                self.rules.apply(after, move)
                if not is_over(self.rules, after, world.turn):
                    after = passed(self.rules, after)
                total += self._chance(after, question.seat)
            return total

        return max(question.moves, key=gain)
