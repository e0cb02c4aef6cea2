"""A yardstick for the programs: a plain determinized tree search (UCT), move by move.

It is no level. The strongest one is measured against it, by
``python -m tests.bots.yardstick GAMES [ready]``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any

from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.players import NODES
from clash_tui.bots.clash.worth import judge
from clash_tui.bots.player import Question, question_of
from clash_tui.bots.turn_ends import Value, passed
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import ClashOfDecks, State
from clash_tui.lab.clash.decks import GivenDecks, NamedDeck, RandomDecks
from clash_tui.lab.clash.duels import DuelTable
from clash_tui.lab.competitors import OfHouse
from clash_tui.lab.intervals import wilson
from clash_tui.lab.series import Series, play_all
from clash_tui.match.match import Match
from clash_tui.match.seats import Program, Sitter

DEALS = 8
DECISIONS = 3
"""How many decisions a turn has: a turn is to have four times the positions of the strongest."""
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

    nodes: int = 4 * NODES // DECISIONS
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


@dataclass(frozen=True, slots=True)
class Yardstick:
    """The tree search as somebody who takes part in a series."""

    id: str = "yardstick"

    @property
    def sits(self) -> Sitter:
        """Who sits at its seat: nobody of the house."""
        return Program("yardstick")

    def can_play(self, game: str) -> bool:
        """Say whether it can play a game."""
        return game == ClashOfDecks.id

    def answer(self, match: Match[Any, Any, Any], luck: int) -> Any:
        """Return what it plays."""
        number = len(match.moves)
        question = question_of(match.game, match.state, number, f"yardstick {luck}")
        return TreeSearch().choose(question)


def main(games: int, decks: str = "random") -> None:
    """Play games of the strongest level against it, and print who won."""
    table = DuelTable(
        GivenDecks(tuple(NamedDeck(each.id, each.cards) for each in default_catalog().decks))
        if decks == "ready"
        else RandomDecks(("initiation-pack",))
    )
    series = Series(table, ((OfHouse("strongest"), Yardstick()),), games, 1, 200)
    won = played = 0.0
    for each in play_all(series, range(len(series))):
        played += 1
        share = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
        won += share[each.results[each.levels.index("strongest")]]
        low, high = wilson(won, int(played))
        sys.stdout.write(f"{won:g} of {played:g}: {won / played:.1%} ({low:.1%}-{high:.1%})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
