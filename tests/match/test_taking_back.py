"""Taking back: move by move within a turn, and a whole solo turn at a price that is remembered."""

import random

import pytest

from clash_tui.games.clash.rules import A, Resign
from clash_tui.match.digest import notation
from clash_tui.match.game_replay import branch
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from tests.match.samples import CATALOG, NOW
from tests.match.test_saves import duel, solo


@pytest.mark.parametrize(("make", "most"), [(duel, 30), (solo, 4)])
def test_so_many_moves_back_and_forth_give_the_same_positions(make, most):
    """Go back as far as may be from a random point of 40 games, then forward again."""
    went_back = 0
    for seed in range(40):
        match = make(seed, random.Random(seed).randint(1, most))
        before, after = notation(match), list(match.moves)
        told = [notation(match)]
        while match.can_undo:
            match.undo()
            told.append(notation(match))
        went_back += len(told) - 1
        assert notation(make_again(match)) == told[-1]
        for expected in reversed(told[:-1]):
            assert match.redo() is not None
            assert notation(match) == expected
        assert not match.can_redo
        assert (notation(match), match.moves) == (before, after)
    assert went_back > 20


def make_again(match):
    """Play the moves of a match anew."""
    return restore(read_save(write_save(save_of(match, NOW))), CATALOG)


def play_turn(game, rng):
    """Play a random turn of the player up to the next one; False if the game has ended."""
    turn = game.state.turn
    while game.outcome is None and game.state.turn == turn:
        game.play(rng.choice(game.legal_moves()))
    while game.outcome is None and game.state.active != A:
        game.play(rng.choice(game.legal_moves()))
    return game.outcome is None


def test_a_solo_turn_is_taken_back_to_where_it_began():
    tried = 0
    for seed in range(60):
        game, rng = solo(seed), random.Random(seed)
        first = notation(game)
        if not play_turn(game, rng):
            continue
        begun, turn, count = notation(game), game.state.turn, len(game.moves)
        if not play_turn(game, rng):
            continue
        tried += 1
        assert not game.turn_is_free
        assert game.take_back_turn()
        assert notation(game) == begun
        assert (game.state.turn, game.state.active, len(game.moves)) == (turn, A, count)
        assert (game.taken_back, game.can_undo, game.can_redo) == (1, False, False)
        again = make_again(game)
        assert (again.taken_back, again.stands) == (1, game.stands)
        assert notation(again) == begun
        assert game.take_back_turn()
        assert (game.moves, game.taken_back, game.stands) == ([], 2, 0)
        assert not game.take_back_turn()
        assert notation(game) == first
    assert tried > 10


def test_a_turn_in_which_nothing_was_shown_is_free():
    game = solo(3)
    game.play(game.legal_moves()[0])
    assert game.turn_is_free
    assert game.take_back_turn()
    assert (game.moves, game.taken_back) == ([], 0)


def test_an_outcome_stands():
    game = solo(3, 1)
    assert game.can_take_back_turn
    game.play(Resign(A))
    assert not game.can_take_back_turn
    assert not game.take_back_turn()


def test_a_lost_game_knows_where_its_last_turn_began() -> None:
    """The result stands; from there a game of its own begins, which is not counted (R81)."""
    game = solo(3, 1)
    assert game.lost_turn is None
    game.play(Resign(A))
    assert game.lost_turn == 0
    lost = 0
    for seed in range(60):
        game, rng = solo(seed), random.Random(seed)
        began = 0
        while play_turn(game, rng):
            began = len(game.moves)
        if game.outcome.winner == A:
            assert game.lost_turn is None
            continue
        lost += 1
        assert game.lost_turn == began
        new = branch(game, game.lost_turn)
        assert (new.outcome, new.state.active, new.branched_at) == (None, A, began)
        assert game.outcome is not None
    assert lost > 5
