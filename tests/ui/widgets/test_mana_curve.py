"""The curve of a deck's costs says the truth at both of its ends."""

import pytest

from clash_tui.ui.widgets.mana_curve import ManaCurve
from tests.ui.inks import INK


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
