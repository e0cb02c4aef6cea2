"""Every screen in the pseudo-language: nothing on it is English only, nothing is lost."""

import os

import pytest

from clash_tui.base import i18n
from tests.ui.frames import frame_text
from tests.ui.screens.samples import SAMPLES, TABLE, show


@pytest.fixture(autouse=True)
def _pseudo():
    i18n.use_language([i18n.PSEUDO])
    yield
    i18n.use_language(["en"])


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_dump(name, make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        if name != "title":
            show(app, name)
        for w, h in ((80, 24), (160, 45)):
            await pilot.resize_terminal(w, h)
            await pilot.pause()
            open(f"/tmp/words-f/{name}-{w}.txt", "w").write(frame_text(app))


async def test_dump_board(at_table):
    for w, h in ((80, 24), (160, 45)):
        async with at_table(TABLE, (w, h)) as table:
            await table.pilot.pause()
            open(f"/tmp/words-f/board-{w}.txt", "w").write(table.text)
