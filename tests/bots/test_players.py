"""Programs choose by what they may know, and the same way each time."""

import random
from typing import Any

import pytest

from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.greedy import Greedy
from clash_tui.bots.player import Player, question_of
from tests.match.nim import Nim, NimSetup, NimState

GAME: Any = Nim()


def nim(*heaps: int, coins: tuple[int, ...] = (1, 2, 1)) -> NimState:
    return GAME.initial_state(NimSetup(players=3, heaps=heaps, coins=coins[: len(heaps)]))


def sticks_left(state: Any, seat: int) -> float:
    """Judge a position of Nim: to lose is worst, and few sticks are better than many."""
    if state.outcome is not None:
        return -100.0 if state.outcome.loser == seat else 0.0
    return -float(sum(state.heaps))


PLAYERS: list[Player] = [AtRandom(), Greedy(sticks_left), Greedy(sticks_left, noise=3.0)]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_program_plays_what_can_be_played_to_the_end(player: Player) -> None:
    state = nim(3, 4, 5)
    number = 0
    while GAME.outcome(state) is None:
        question = question_of(GAME, state, number, "a program")
        move = player.choose(question)
        assert move in question.moves
        GAME.apply(state, move)
        number += 1


@pytest.mark.parametrize("player", PLAYERS)
def test_what_is_hidden_changes_nothing(player: Player) -> None:
    """The same view, other coins under the heaps, and the same move."""
    rng = random.Random(5)
    for number in range(50):
        heaps = [rng.randint(1, 5) for _ in range(3)]
        one, other = nim(*heaps, coins=(1, 1, 1)), nim(*heaps, coins=(2, 1, 2))
        assert GAME.view(one, 0) == GAME.view(other, 0)
        chosen = [
            player.choose(question_of(GAME, each, number, "a program")) for each in (one, other)
        ]
        assert chosen[0] == chosen[1]


def test_greedy_takes_what_is_worth_most() -> None:
    state = nim(1, 4)
    move = Greedy(sticks_left).choose(question_of(GAME, state, 0, "greedy"))
    assert GAME.write_move(move) == "take 4 of 2"
    # It does not take the last stick where it need not.
    state = nim(2)
    assert GAME.write_move(Greedy(sticks_left).choose(question_of(GAME, state, 0, "greedy"))) == (
        "take 1 of 1"
    )
