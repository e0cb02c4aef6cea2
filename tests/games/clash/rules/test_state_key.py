"""A position has a key, can be compared, and can be read."""

import random

import pytest

from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules import (
    END_SUMMONING,
    State,
    apply,
    initial_state,
    legal_moves,
    read_position,
    view,
    write_move,
)
from tests.games.clash.rules.duels import play_duel, setup_of

DUELS = 60


def whole(state: State) -> bytes:
    """All that anybody can be told of a position."""
    return view(state, None, all_open=True).model_dump_json().encode()


@pytest.mark.parametrize("number", range(0, DUELS, 10))
def test_equal_keys_are_equal_positions(number: int, catalog: Catalog) -> None:
    """What is told of two positions of one key differs in nothing but turn and gained mana."""
    seen: dict[object, bytes] = {}

    def check(state: State, _rng: random.Random, _catalog: Catalog) -> None:
        copy = state.copy()
        assert copy == state
        assert copy.key() == state.key()
        assert hash(copy.key()) == hash(state.key())
        copy.turn = copy.gained = 0
        assert seen.setdefault(state.key(), whole(copy)) == whole(copy)

    for each in range(number, number + 10):
        list(play_duel(each, catalog, [(check, 1)], []))
    assert len(seen) > 100


def test_each_move_leads_to_another_key(catalog: Catalog) -> None:
    state = initial_state(setup_of(4, catalog), catalog)
    for move in legal_moves(state):
        after = state.copy()
        apply(after, move)
        assert after != state
        assert after.key() != state.key()


def test_the_same_position_by_two_ways_has_one_key(catalog: Catalog) -> None:
    text = "initiation-pack  turn 3  A summoning  mana 9/9\n"
    text += "A Bastion  | zombie baron ogre\nB Bastion  | troll\nupper  ||\nlower  ||\n"
    ways = []
    for order in (("zombie upper", "baron lower"), ("baron lower", "zombie upper")):
        state = read_position(text, catalog)
        for word in order:
            apply(state, next(move for move in legal_moves(state) if write_move(move) == word))
        ways.append(state)
    assert ways[0].key() == ways[1].key()
    assert ways[0] == ways[1]


def test_a_later_turn_of_the_same_position_has_the_same_key(catalog: Catalog) -> None:
    state = initial_state(setup_of(0, catalog), catalog)
    apply(state, END_SUMMONING)
    later = state.copy()
    later.turn += 2
    assert later.key() == state.key()
    assert later != state


@pytest.mark.parametrize("number", range(12))
def test_a_position_reads_as_its_notation(number: int, catalog: Catalog) -> None:
    def check(state: State, _rng: random.Random, _catalog: Catalog) -> None:
        again = read_position(repr(state) + "\n", catalog)
        assert repr(again) == repr(state)

    list(play_duel(number, catalog, [(check, 0.2)], []))


def test_a_state_is_equal_to_nothing_else(catalog: Catalog) -> None:
    state = initial_state(setup_of(0, catalog), catalog)
    assert state != "a state"
    with pytest.raises(TypeError):
        hash(state)
