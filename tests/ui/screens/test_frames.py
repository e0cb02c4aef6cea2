"""Every screen of the shell as it stands in the terminal, at the four sizes and too small."""

import pytest

from tests.ui.frames import frame_text
from tests.ui.screens.samples import SAMPLES, show

SIZES = ((80, 24), (100, 30), (120, 36), (160, 45), (60, 20))


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_a_screen_at_every_size(name, make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        if name != "title":
            show(app, name)
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert frame_text(app) == golden(name=f"{width}x{height}")


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
