"""Page up and down, Home and End work wherever there is a list, a table or a long text."""

from typing import Any, cast

import pytest

from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.paging import Paged, paged_in
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.widgets.menu import Entry, Menu
from clash_tui.ui.widgets.row_table import RowTable
from tests.ui.screens.samples import SAMPLES, show

FORMS = {"new-duel", "new-solo"}
"""Where several lists are parts of one form, which has its own ways between them."""


@pytest.mark.parametrize("name", ["title", *(each for each in SAMPLES if each not in FORMS)])
async def test_a_screen_with_a_list_goes_to_its_ends(make_app, name):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen if name == "title" else show(app, name)
        await pilot.pause()
        paged = screen.paged()
        lists = [
            each
            for each in (*screen.query(Menu), *screen.query(cast(Any, RowTable)))
            if each.has_cursor
        ]
        if not lists:
            return
        assert paged is not None
        if name in ("replay", "stak-replay"):
            return  # Home and End lead to the ends of the game there
        here = paged_in(screen)
        before = here.cursor
        await pilot.press("end")
        last = here.cursor
        await pilot.press("home")
        first = here.cursor
        assert first != last
        assert before in (first, last) or name in ("rules", "stak-rules", "stak-bots", "settings")
        assert isinstance(paged, Paged)


async def test_pages_move_by_what_is_in_sight_and_leap_over_headings(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        entries = [Entry(str(number), f"entry {number}") for number in range(40)]
        entries.insert(0, Entry("head", "numbers", heading=True))
        app.push_screen(PickScreen("Pick", entries))
        await pilot.pause()
        menu = app.screen.query_one(Menu)
        seen = []
        for key in ("pagedown", "pagedown", "end", "pageup", "home"):
            await pilot.press(key)
            seen.append(menu.cursor)
        assert seen == ["13", "26", "39", "26", "0"]


async def test_a_long_text_is_read_by_pages(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "help")
        await pilot.pause()
        prose = app.screen.paged()
        await pilot.press("pagedown")
        assert prose._top > 10
        await pilot.press("end", "home")
        assert prose._top == 0


def test_what_moves_up_and_down_has_pages_without_asking_for_them():
    from clash_tui.ui.shell.actions import HELP, MOVE_UP_DOWN

    class Listing(HouseScreen[None]):
        ACTIONS = (MOVE_UP_DOWN, HELP)

    assert [action.id for action in Listing.ACTIONS] == ["move_cursor", "page", "help"]
