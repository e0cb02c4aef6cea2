"""A line of play goes forth and back at will, and nothing it does changes where it began."""

import random

import pytest

from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.rules import (
    END_SUMMONING,
    ClashOfDecks,
    IllegalMove,
    initial_state,
    read_move,
)
from clash_tui.match.line import Line
from tests.games.clash.rules.duels import setup_of


@pytest.fixture
def catalog() -> Catalog:
    return default_catalog()


@pytest.fixture
def line(catalog: Catalog) -> Line:
    return Line(ClashOfDecks(catalog), initial_state(setup_of(3, catalog), catalog))


def test_popping_all_leads_back_to_the_beginning(line: Line) -> None:
    began, rng, keys = line.state.copy(), random.Random(1), []
    while line.outcome is None and len(keys) < 80:
        keys.append(line.state.key())
        line.push(rng.choice(line.legal_moves()))
    assert len(line.moves) == len(keys)
    while line.moves:
        line.pop()
        assert line.state.key() == keys.pop()
    assert line.state == began


def test_it_never_changes_the_position_it_was_given(catalog: Catalog) -> None:
    given = initial_state(setup_of(5, catalog), catalog)
    line = Line(ClashOfDecks(catalog), given)
    line.push(END_SUMMONING)
    assert given == initial_state(setup_of(5, catalog), catalog)


def test_an_illegal_move_changes_nothing(line: Line) -> None:
    before = line.state.copy()
    with pytest.raises(IllegalMove):
        line.push(read_move("no-such-card upper"))
    assert line.state == before
    assert line.moves == ()


def test_where_it_began_nothing_can_be_popped(line: Line) -> None:
    with pytest.raises(IndexError):
        line.pop()
