"""Every screen of the shell as it stands in the terminal, at all sizes and in ASCII."""

import pytest

from tests.ui.frames import frame_text
from tests.ui.screens.samples import SAMPLES, show
from tests.ui.screens.sizes import SIZES, at_every_size, weather


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_a_screen_at_every_size(name, make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        if name != "title":
            show(app, name)
        await at_every_size(pilot, golden)
        await weather(pilot, name)


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_plain_ascii_is_plain_ascii(name, make_app, golden):
    app = make_app(glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        if name != "title":
            show(app, name)
        await pilot.pause()
        text = frame_text(app)
        assert text.isascii()
        assert text == golden
