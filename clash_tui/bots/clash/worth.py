"""What a position of Clash of Decks is worth for a seat, by the weights that come with the program.

They were fitted on games that programs played against each other; ``clash-tui fit`` does it again.
"""

from __future__ import annotations

from functools import cache
from math import exp

from clash_tui.bots.clash.judge import Judge
from clash_tui.bots.clash.weights import read_weights
from clash_tui.games.clash.rules.state import State


@cache
def judge() -> Judge:
    """Return who judges positions, with the weights that come with the program."""
    return Judge(read_weights())


def worth(state: State, seat: int) -> float:
    """Return how likely a player is to win, from 0 to 1; a draw is a half."""
    value = judge().value(state)
    return 1 / (1 + exp(-value if state.active == seat else value))
