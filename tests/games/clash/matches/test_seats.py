"""Who sits at a duel or a solo game, and what that means for taking back and for the file."""

import random
from pathlib import Path

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import new_duel
from clash_tui.games.clash.rules import A, B, EndSummoning, Summon, write_move
from clash_tui.match.saved_game import read_save, restore, save_of, write_save
from clash_tui.match.saves import SavedGames
from clash_tui.match.seats import Person, Program, Rules, Script, Seat
from tests.match.samples import NOW, duel_way

GOLDEN = Path(__file__).parents[3] / "golden_games" / "games"
PEOPLE, SOLO = (Person(), Person()), (Person(), Rules())


@pytest.mark.parametrize("file", sorted(GOLDEN.rglob("*.json")), ids=lambda file: file.stem)
def test_what_older_versions_saved_is_of_people(file):
    saved = read_save(file.read_bytes())
    expected = SOLO if saved.kind == "solo" else PEOPLE
    assert tuple(seat.sits for seat in saved.seats) == expected


def test_a_duel_with_a_program_is_kept_with_it(tmp_path):
    seats = ("Ann", Seat("Robin", Program("greedy", "hard")))
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=seats)
    games = SavedGames(tmp_path)
    games.close(games.begin(duel))
    (listed,) = games.unfinished()
    opened = games.open(listed.file, default_catalog())
    assert opened.match.seats == duel.seats == opened.match.anew().seats


def test_the_way_to_a_duel_with_a_program_is_kept_with_it(tmp_path):
    way = duel_way("draft", 3)
    way = type(way)(way.names, way.preparing, sitters=(Person(), Program("greedy")))
    games = SavedGames(tmp_path)
    games.close(games.begin_way(way))
    (listed,) = games.unfinished()
    assert games.open(listed.file, default_catalog()).way.seats == way.seats


def against(*moves):
    """Return a duel that Ann begins, against a script."""
    seats = ("Ann", Seat("Robin", Script(moves)))
    return new_duel(decks=("deck-1", "deck-2"), seed=7, names=seats, first=A)


def answer(duel):
    """Let the script play."""
    while (move := duel.answer()) is not None:
        duel.play(move)


def test_a_turn_in_which_the_script_shows_no_card_is_taken_back_with_the_own_move():
    duel = against("attack")
    duel.play(EndSummoning())
    answer(duel)
    assert (duel.to_move, len(duel.moves), duel.can_undo) == (A, 2, True)
    assert duel.undo() == EndSummoning()
    assert (duel.moves, duel.to_move) == ([], A)


def test_a_card_from_a_hidden_hand_that_was_seen_is_not_unseen():
    duel = against()
    duel.play(EndSummoning())
    summon = next(move for move in duel.legal_moves() if isinstance(move, Summon))
    duel = against(write_move(summon), "attack")
    duel.play(EndSummoning())
    answer(duel)
    assert (duel.to_move, len(duel.moves)) == (A, 3)
    assert (duel.can_undo, duel.stands) == (False, 2)
    # At a price that is counted it can be gone back to.
    assert not duel.turn_is_free
    assert duel.take_back_turn()
    assert (duel.moves, duel.taken_back) == ([], 1)
    again = restore(read_save(write_save(save_of(duel, NOW))), default_catalog())
    assert (again.taken_back, again.seats) == (1, duel.seats)


def test_a_card_of_the_own_hand_shows_its_owner_nothing():
    rng, asked = random.Random(5), 0
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=("Ann", "Ben"))
    while duel.outcome is None:
        mover, move = duel.to_move, rng.choice(duel.legal_moves())
        before = duel.state
        duel.play(move)
        if isinstance(move, Summon):
            asked += 1
            assert not duel.game.learns(before, duel.state, mover)
    assert asked > 5


def test_two_people_have_nobody_who_answers():
    duel = new_duel(decks=("deck-1", "deck-2"), seed=7, names=("Ann", "Ben"), first=B)
    assert duel.answer() is None
    assert (duel.alone, duel.can_take_back_turn, duel.lost_turn) == (None, False, None)
