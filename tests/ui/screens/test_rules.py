"""The rules can be opened at a topic, searched, and read."""

import pytest
from textual.widgets import Input

from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.samples import show


@pytest.mark.parametrize(
    ("topic", "shown"),
    [("protection", "Protection  R39"), ("R23", "R23"), (None, "minute"), ("nonsense", "minute")],
)
async def test_it_opens_at_a_topic(make_app, topic, shown):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.navigation.open_rules(topic)
        await pilot.pause()
        assert shown in frame_text(app)


async def test_a_house_ruling_is_marked_and_says_what_was_decided(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.navigation.open_rules("R39")
        await pilot.pause()
        text = frame_text(app)
        assert "House ruling:" in text
        assert "house" in next(line for line in text.splitlines() if "▸ Protection" in line)


async def test_search_lists_what_has_the_words_and_back_ends_it(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = show(app, "rules")
        await pilot.press("slash", *"R20", "enter")
        await pilot.pause()
        assert [entry.id for entry in screen.query_one(Menu).entries] == ["R20"]
        assert "1 entry found" in frame_text(app)
        await pilot.press("q")
        await pilot.pause()
        assert app.screen is screen
        assert screen.query_one(Input).value == ""
        assert len(screen.query_one(Menu).entries) > 40
        assert screen.query_one(Menu).cursor == "R20"


async def test_a_search_without_a_find_says_so(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "rules")
        await pilot.press("slash", *"xyzzy")
        await pilot.pause()
        assert "Nothing has all of these words." in frame_text(app)
        await pilot.press("down", "right", "enter")


async def test_sections_and_entries_by_keyboard_and_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = show(app, "rules")
        await pilot.pause()
        menu = screen.query_one(Menu)
        await pilot.press("right")
        place = next(n for n, each in enumerate(menu.entries) if each.id == menu.cursor)
        assert menu.entries[place - 1].heading
        section = menu.cursor
        await pilot.press("down", "left")
        assert menu.cursor == section
        await pilot.click(Menu, offset=(6, 3))
        assert menu.cursor != section
