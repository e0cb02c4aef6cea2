"""The curve of a deck's costs says the truth at both of its ends."""

import pytest

from clash_tui.ui.clash.collection.mana_curve import ManaCurve
from tests.ui.inks import ASCII_INK, INK


@pytest.mark.parametrize(
    ("costs", "names"),
    [
        ((1, 4, 7), "1 2 3 4 5 6 7"),
        ((0, 4, 4), "0-1 2 3 4 5 6 7"),
        ((0, 1, 7, 9), "0-1 2 3 4 5 6 7+"),
    ],
)
def test_what_counts_at_the_ends_is_named(costs, names):
    curve = ManaCurve()
    curve._scene = costs
    last = [*curve.paint(INK, 22, 9).lines()][-1]
    assert last.split() == names.split()


@pytest.mark.parametrize("height", range(1, 12))
@pytest.mark.parametrize("ink", [INK, ASCII_INK], ids=["unicode", "ascii"])
def test_no_two_numbers_of_cards_look_alike(height, ink):
    columns = set()
    for count in range(11):
        curve = ManaCurve()
        curve._scene = (4,) * count
        lines = [line.ljust(22) for line in curve.paint(ink, 22, height).lines()]
        columns.add(tuple(line[10:12] for line in lines if "mana" not in line))
    assert len(columns) == 11


@pytest.mark.parametrize("height", range(2, 12))
def test_a_longer_column_is_never_lower(height):
    blocks = []
    for count in range(11):
        curve = ManaCurve()
        curve._scene = (4,) * count + (5,) * 10
        lines = [line.ljust(22)[10:12] for line in curve.paint(INK, 22, height).lines()]
        blocks.append(2 * lines.count("██") + lines.count("▄▄"))
    assert blocks == sorted(blocks)
