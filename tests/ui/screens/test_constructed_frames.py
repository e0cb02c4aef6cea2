"""The screens of Constructed at the four sizes and too small, in ASCII, and in a storm of sizes."""

import pytest

from tests.ui.frames import frame_text
from tests.ui.screens.constructed_samples import SAMPLES, sample
from tests.ui.screens.sizes import SIZES, at_every_size, weather


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    """Let the files of the shelf have the same names wherever the tests run."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", SAMPLES)
async def test_a_screen_at_every_size(name, make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        app.push_screen(sample(name))
        await at_every_size(pilot, golden)
        await pilot.press("down", "down", "down", "down")
        await weather(pilot, name)


async def test_a_legal_deck_at_every_size(make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        app.push_screen(sample("builder"))
        await pilot.press("r", "tab", "down")
        await at_every_size(pilot, golden, SIZES[:-1])


async def test_a_broken_and_a_sound_deck_on_the_shelf(make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        app.push_screen(sample("deck-shelf"))
        await pilot.press("down")
        assert frame_text(app) == golden(name="broken")
        await pilot.press("down", "down")
        assert frame_text(app) == golden(name="sound")


@pytest.mark.parametrize("name", SAMPLES)
async def test_plain_ascii_is_plain_ascii(name, make_app, golden):
    app = make_app(glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(sample(name))
        await pilot.pause()
        text = frame_text(app)
        assert text.isascii()
        assert text == golden
