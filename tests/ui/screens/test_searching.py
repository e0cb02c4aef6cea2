"""Every list that can be searched or filtered does it the same way."""

from collections.abc import Callable
from typing import Any

import pytest
from textual import events

from clash_tui.games.clash.reference import default_reference
from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.collection.cards import CardsScreen
from clash_tui.ui.clash.collection.rules import RulesScreen
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.shell.searching import SearchScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from tests.match.test_saves import duel, solo
from tests.ui.app_with_games import GamesApp
from tests.ui.frames import frame_text
from tests.ui.screens.samples import NAMES, preparing
from tests.ui.screens.test_actions import all_screens

SCREENS: dict[str, Callable[[], SearchScreen[Any]]] = {
    "rules": RulesScreen,
    "cards": CardsScreen,
    "builder": lambda: BuilderScreen(preparing("constructed"), NAMES),
    "champion": lambda: ChampionScreen(preparing("draft", 12, champions=True), NAMES),
    "replays": ReplaysScreen,
}


def test_whatever_has_a_search_is_of_the_one_kind():
    for screen in all_screens():
        if any(action.id in ("search", "kind") for action in screen.ACTIONS):
            assert issubclass(screen, SearchScreen), screen


@pytest.mark.parametrize("name", SCREENS)
async def test_back_ends_the_search_first_and_the_slash_selects_what_was_written(name):
    app = GamesApp([duel(3, 1000), solo(4, 1000)])
    async with app.run_test(size=(80, 24)) as pilot:
        left = []
        screen = SCREENS[name]()
        app.push_screen(screen, left.append)
        await pilot.press("slash", *"ann", "enter")
        field = screen.search_field
        assert (field.value, screen.focused) == ("ann", None)
        assert screen.narrowed
        await pilot.press("slash", *"be")
        assert field.value == "be"
        # In the field: the words go, and the cursor is in the list again.
        await pilot.press("escape")
        assert (field.value, screen.focused, app.screen) == ("", None, screen)
        await pilot.press("slash", *"an", "enter")
        await pilot.pause()
        back = next(action for action in screen.ACTIONS if action.id == "back")
        assert screen.action_text(back) == "show all"
        await pilot.press("q")
        await pilot.pause()
        assert (field.value, app.screen) == ("", screen)
        assert not screen.narrowed
        assert "show all" not in frame_text(app)
        await pilot.press("slash", "escape")
        assert app.screen is screen
        assert left == []
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_what_is_typed_at_once_after_the_slash_is_written(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = RulesScreen()
        app.push_screen(screen)
        await pilot.pause()
        for word in ("quick", "bastion"):
            app.post_message(events.Key("slash", "/"))
            for letter in word:
                app.post_message(events.Key(letter, letter))
            await pilot.pause()
            assert (screen.search_field.value, app.screen) == (word, screen)
            await pilot.press("enter")


async def test_back_ends_a_filter_too(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = CardsScreen()
        app.push_screen(screen)
        await pilot.pause()
        every = len(screen.table.shown)
        await pilot.press("c", "down", "enter", "slash", *"a", "enter")
        assert 0 < len(screen.table.shown) < every
        await pilot.press("escape")
        assert app.screen is screen
        assert len(screen.table.shown) == every


async def test_a_search_goes_to_the_card_that_fits_best(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = CardsScreen()
        app.push_screen(screen)
        await pilot.press("end", "slash", *"troll")
        assert screen.table.cursor.card.name.lower().startswith("troll")
        assert len(screen.table.shown) > 1
        await pilot.press("escape")
        assert screen.table.cursor.card.name.lower().startswith("troll")


@pytest.mark.parametrize(
    ("words", "best"), [("rage", "rage"), ("hand", None), ("R45", "R45"), ("bastion", None)]
)
async def test_a_search_in_the_rules_goes_to_the_best_entry_and_shows_it(make_app, words, best):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = RulesScreen("R23")
        app.push_screen(screen)
        await pilot.press("slash", *words)
        await pilot.pause()
        menu = screen.query_one(Menu)
        found = default_reference().search(words)
        assert menu.cursor == menu.entries[0].id == found[0].id
        assert words.lower() in found[0].title.lower() or found[0].id == best
        lines = frame_text(app).splitlines()
        assert any(found[0].title in line[34:] for line in lines)
