"""Random games with cards of all sets go where the rules lead, move by move, read a second time."""

import random

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    State,
    initial_solo_state,
    initial_state,
    legal_moves,
    write_move,
    write_position,
)
from clash_tui.games.clash.rules import view as viewed
from tests.games.clash.rules.oracle import Oracle, play_both
from tests.games.clash.rules.test_all_sets import duel_of, solo_of

GAMES = 24


def follow(state: State, number: int) -> None:
    """Play a game at random; where a pile was shuffled anew it is followed from there."""
    rng = random.Random(f"second reading of {number}")
    oracle = Oracle(state, backwards=number % 2 == 1)
    while state.outcome is None:
        legal = {write_move(each): each for each in legal_moves(state)}
        before = write_position(viewed(state, None, all_open=True))
        assert set(legal) == oracle.moves(), before
        move = rng.choice(list(legal))
        wrong = play_both(state, oracle, legal[move], rng.choice)
        assert not wrong, f"{move} in\n{before}\n" + "\n".join(wrong)
        if oracle.shuffled:
            oracle = Oracle(state, oracle.backwards)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_duel(number: int, catalog: Catalog) -> None:
    setup = duel_of(3_000_000 + number, catalog)
    follow(initial_state(setup, catalog), number)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_solo_game(number: int, catalog: Catalog) -> None:
    setup = solo_of(3_000_000 + number, catalog)
    follow(initial_solo_state(setup, catalog), number)
