"""A yardstick for the programs: a plain determinized tree search (UCT), move by move.

It is no level; the strongest one is measured against it: ``python -m tests.bots.yardstick``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any

from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.players import NODES
from clash_tui.bots.clash.worth import judge
from clash_tui.bots.player import Question
from clash_tui.bots.turn_ends import Value, passed
from clash_tui.games.clash.rules import State

DEALS = 8
EXPLORES = 0.7


@dataclass(slots=True, eq=False)
class Leaf:
    """A position of the tree, with what came of it for whoever chose the move to it."""

    state: State
    move: Any = None
    chooser: int = 0
    visits: int = 0
    total: float = 0.0
    tries: list[Leaf] = field(default_factory=list)
    untried: list[Any] | None = None


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """Deals what is hidden some times, grows a tree in each deal, and plays what was tried most.

    Attributes:
        nodes: How many positions it looks at before a move.
    """

    nodes: int = 4 * NODES
    value: Value = field(default_factory=lambda: judge().value)

    def choose(self, question: Question) -> Any:
        """Return the move that was tried most in all trees."""
        if len(question.moves) == 1:
            return question.moves[0]
        visits = dict.fromkeys(question.moves, 0)
        world = question.world()
        for _deal in range(DEALS):
            question.go_on()
            root = Leaf(ClashBoard().redeal(world, question.seat, question.chance))
            self.grow(root, self.nodes // DEALS, question.chance)
            for leaf in root.tries:
                if leaf.move in visits:
                    visits[leaf.move] += leaf.visits
        return max(question.moves, key=visits.__getitem__)

    def grow(self, root: Leaf, nodes: int, chance: Random) -> None:
        """Grow a tree by so many positions."""
        board = ClashBoard()
        used = 0
        while used < nodes:
            line = [root]
            while True:
                leaf = line[-1]
                if leaf.state.outcome is not None:
                    break
                if leaf.untried is None:
                    leaf.untried = list(board.legal_moves(leaf.state))
                    chance.shuffle(leaf.untried)
                if leaf.untried:
                    move = leaf.untried.pop()
                    after = leaf.state.copy()
                    board.apply(after, move)
                    found = Leaf(after, move, board.to_move(leaf.state))
                    leaf.tries.append(found)
                    line.append(found)
                    break
                line.append(self._best(leaf))
            state = line[-1].state
            used += 2
            # A turn is judged where it has ended.
            in_turn = state.outcome is None and (state.played > 0 or state.pending is not None)
            end = passed(board, state) if in_turn else state
            chance_of_active = 1 / (1 + exp(-max(-20.0, min(20.0, self.value(end)))))
            for each in line:
                each.visits += 1
                same = each.chooser == end.active
                each.total += chance_of_active if same else 1 - chance_of_active

    def _best(self, leaf: Leaf) -> Leaf:
        spread = EXPLORES * sqrt(log(leaf.visits + 1))
        return max(
            leaf.tries, key=lambda each: each.total / each.visits + spread / sqrt(each.visits)
        )
