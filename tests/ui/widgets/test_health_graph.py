"""The Health of both sides by turn: readable without colour, and every turn can be clicked."""

import pytest

from clash_tui.games.clash.matches.eyes import Standing
from clash_tui.match.replay import Turn
from clash_tui.ui.after.health_graph import GraphScene, HealthGraph, _columns
from tests.ui.inks import ASCII_INK, INK


def scene(turns: int, here: int) -> GraphScene:
    """Return a game in which A loses a Health each turn, and B the Bastion in the middle."""
    told = tuple(
        Turn(
            number,
            number,
            number,
            (
                Standing(False, max(0, 9 - number)),
                Standing(number > turns // 2, 0 if number == turns else 1 + 3 * number % 10),
            ),
        )
        for number in range(1, turns + 1)
    )
    return GraphScene(told, ("Ann", "A name too long"), here, told[here].standings)


def painted(shown: GraphScene, width: int, height: int, ink=INK) -> str:
    graph = HealthGraph()
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
