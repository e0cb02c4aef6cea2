"""The Health of both sides by turn: readable without colour, and every turn can be clicked."""

import pytest

from clash_tui.ui.after.turn_graph import Bar, GraphScene, TurnBars, TurnGraph, _columns
from tests.ui.inks import ASCII_INK, INK


def side(fort: bool, health: int) -> Bar:
    """Return the bar of a Stronghold."""
    name = "Fort" if fort else "Bastion"
    return Bar(health, f"{name} {health}", "danger" if fort else "gold", "F" if fort else "")


def scene(turns: int, here: int) -> GraphScene:
    """Return a game in which A loses a Health each turn, and B the Bastion in the middle."""
    told = tuple(
        TurnBars(
            number,
            (
                side(False, max(0, 9 - number)),
                side(number > turns // 2, 0 if number == turns else 1 + 3 * number % 10),
            ),
        )
        for number in range(1, turns + 1)
    )
    return GraphScene(told, ("Ann", "A name too long"), here, told[here].bars, 8)


def scene_of(seats: int, turns: int) -> GraphScene:
    """Return the second turn of a game in which each seat has a bit more than the one before."""
    told = tuple(
        TurnBars(
            number,
            tuple(Bar(number + 3 * seat, f"{number + 3 * seat} cards") for seat in range(seats)),
        )
        for number in range(1, turns + 1)
    )
    names = ("Ann", "Ben", "Cid", "Dora", "Eve", "A name too long")[:seats]
    return GraphScene(told, names, 1, told[1].bars)


def painted(shown: GraphScene, width: int, height: int, ink=INK) -> str:
    graph = TurnGraph()
    graph._scene = shown
    canvas = graph.paint(ink, width, height)
    return "\n".join(canvas.lines()) + "\n"


@pytest.mark.parametrize(
    ("turns", "here", "width", "height"),
    [(1, 0, 40, 7), (12, 3, 40, 7), (12, 11, 37, 17), (23, 11, 40, 9), (70, 40, 37, 17)],
)
def test_the_graph_as_text(turns, here, width, height, golden):
    assert painted(scene(turns, here), width, height) == golden


def test_the_plain_graph_is_plain():
    assert painted(scene(12, 3), 40, 7, ASCII_INK).isascii()


@pytest.mark.parametrize("turns", [1, 12, 24, 28, 29, 300])
def test_the_turn_on_the_board_is_always_in_sight(turns):
    for here in range(turns):
        shown = scene(turns, here)
        first, wide = _columns(shown, 40)
        assert 0 <= first <= here
        assert 12 + (here - first + 1) * wide <= 40


@pytest.mark.parametrize(
    ("seats", "turns", "width", "height"),
    [(3, 6, 40, 7), (6, 6, 40, 7), (6, 12, 37, 17), (6, 60, 40, 7)],
)
def test_more_than_two_seats_have_a_row_of_numbers_each(seats, turns, width, height, golden):
    assert painted(scene_of(seats, turns), width, height) == golden
