"""The bar of filters: every chip can be clicked, at every width."""

import pytest
from textual.app import App

from clash_tui.ui.widgets.filter_bar import Chip, FilterBar
from tests.ui.frames import frame
from tests.ui.inks import INK

CHIPS = [
    Chip("cost", "c", "cost 3", True),
    Chip("type", "t", "incantation", True),
    Chip("ability", "a", "Price of Blood", True),
    Chip("set", "s", "Scourge of the Ramparts", True),
    Chip("order", "o", "by Attack Value, damage"),
]


@pytest.mark.parametrize("width", [80, 120])
def test_long_words_are_cut_so_that_all_fit(width):
    bar = FilterBar()
    bar.show(CHIPS)
    line = frame(bar.paint(INK, width, 1).lines()).rstrip("\n")
    assert len(line) <= width
    for chip in CHIPS:
        assert f"{chip.key} {chip.text[:6]}" in line


class Shown(App[None]):
    def __init__(self):
        super().__init__()
        self.told = []

    def compose(self):
        bar = FilterBar()
        bar.show(CHIPS)
        yield bar

    def on_filter_bar_chosen(self, message):
        self.told.append(message.chip)


async def test_a_click_tells_the_chip_under_it():
    app = Shown()
    async with app.run_test(size=(100, 3)) as pilot:
        bar = app.query_one(FilterBar)
        for start, _end, _chip in bar._places:
            await pilot.click(FilterBar, offset=(start, 0))
        await pilot.click(FilterBar, offset=(bar._places[0][1], 0))
        await pilot.pause()
        assert app.told == [chip.id for chip in CHIPS]
