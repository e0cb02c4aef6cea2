"""Who plays Clash of Decks, by the id of a level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.averaged import Averaged
from clash_tui.bots.clash.board import ClashBoard
from clash_tui.bots.clash.worth import judge
from clash_tui.bots.move_by_move import MoveByMove
from clash_tui.bots.player import Player, Question
from clash_tui.bots.whole_turn import WholeTurn

NODES = 30_000
"""How many positions the strongest program looks at before a turn."""

PILES = 8
"""Against how many orders of a pile a turn is planned."""


@dataclass(frozen=True, slots=True)
class Either:
    """Plays duels one way and solo games another: what is hidden there counts for more.

    Attributes:
        duel: Who plays against a player.
        solo: Who plays against the pile.
    """

    duel: Player
    solo: Player

    def choose(self, question: Question) -> Any:
        """Return the move that whoever is meant plays. Raises ``Stopped``."""
        player = self.duel if question.view.solo is None else self.solo
        return player.choose(question)


def _move_by_move(noise: float = 0.0, careless: float = 0.0) -> Player:
    board, value = ClashBoard(), judge().value
    return Either(
        MoveByMove(board, value, noise, careless),
        MoveByMove(board, value, noise, careless, worlds=3),
    )


def _whole_turn(nodes: int = 0, kept: int = 0, *, answered: bool = False) -> Player:
    board, value = ClashBoard(), judge().value
    return Either(
        WholeTurn(board, value, nodes=nodes, answered=answered),
        Averaged(board, value, PILES, kept=kept),
    )


PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "random": AtRandom,
        "child": lambda: _move_by_move(noise=2.0, careless=0.35),
        "greedy": _move_by_move,
        "planner": _whole_turn,
        "answers": lambda: _whole_turn(kept=4, answered=True),
        "strongest": lambda: _whole_turn(NODES, kept=8, answered=True),
    }
)
"""Makes who plays at each level."""
