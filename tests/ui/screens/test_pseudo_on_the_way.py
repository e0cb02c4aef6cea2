"""The rest that a player reads in the pseudo-language: lists of games, ends of games, notices."""

import pytest

from clash_tui.base.i18n import PSEUDO, use_language
from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.after.saves import SavesScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.after.replay import ClashReplayScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.palette import Palette
from clash_tui.ui.widgets.menu import Menu
from tests.match.samples import duel_way, solo_way
from tests.match.test_saves import duel, solo
from tests.ui.board.duels import duel_at
from tests.ui.frames import frame_text
from tests.ui.positions import LATER, TABLE
from tests.ui.screens.conftest import Table
from tests.ui.screens.test_pseudo_language import english_words, holds
from tests.ui.screens.test_replay import finish
from tests.ui.screens.test_saves import games, leave, leave_way, still  # noqa: F401 - fixtures
from tests.ui.screens.test_solo_board import HARD, game_at, plan_of


@pytest.fixture(autouse=True)
def _pseudo_language(config_folder, still):  # noqa: F811
    with (config_folder / "settings.toml").open("a") as settings:
        settings.write(f'language = "{PSEUDO}"\n')
    use_language([PSEUDO])
    yield
    use_language(["en"])


async def test_the_list_of_games_that_were_left(games):  # noqa: F811
    leave(games, "a.json", duel(3, 7))
    leave(games, "b.json", solo(3, 3))
    leave_way(games, "c.json", duel_way("draft", 5))
    leave_way(games, "d.json", solo_way("draft", 3))
    (games / "e.json").write_text("{}")
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        app.push_screen(SavesScreen())
        await pilot.pause()
        for _row in range(5):
            await holds(pilot, "json format")
            await pilot.press("down")


async def test_the_list_of_replays_and_a_replay(games):  # noqa: F811
    finish(games, "a.json", duel(3, 1000))
    finish(games, "b.json", solo(3, 1000))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        app.push_screen(ReplaysScreen())
        await pilot.pause()
        for _row in range(2):
            await holds(pilot, "json")
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ClashReplayScreen)
        for key in ("end", "o", "g", "home", "right"):
            await pilot.press(key)
            await holds(pilot)


@pytest.mark.parametrize("match", [duel(3, 1000), solo(3, 1000)], ids=["duel", "solo"])
async def test_every_step_of_a_replay(match, make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ClashReplayScreen(match))
        await pilot.pause()
        for _step in range(len(app.screen._replay.steps)):
            assert english_words(frame_text(app)) == []
            await pilot.press("right")


async def test_the_palette(make_app, monkeypatch):
    monkeypatch.setattr(Palette, "_NO_MATCHES_COUNTDOWN", 1e-6)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert isinstance(app.screen, Palette)
        assert english_words(frame_text(app)) == []
        await pilot.press("x", "q", "x", "q")
        await pilot.pause()
        assert english_words(frame_text(app), "xqxq") == []
        # Closed before the program ends: its timer looks for a list that would be gone.
        await pilot.press("escape")
        await pilot.pause()


async def test_a_real_hand_over(make_app):
    app = make_app(animation="off")
    async with app.run_test(size=(80, 24)) as pilot:
        await Table(app, pilot, duel_at(LATER)).sit_down(ready=False)
        assert isinstance(app.screen, DuelHandOver)
        await holds(pilot)
        await pilot.press("enter", "space")
        await pilot.pause()
        await holds(pilot)


async def resign(app, pilot):
    """Give a game up by the menu, looking at every screen on the way; return what shows then."""
    await pilot.press("m")
    menu = app.screen.query_one(Menu)
    menu.point("resign")
    await holds(pilot)
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, ConfirmScreen)
    await holds(pilot)
    await pilot.press("y")
    await pilot.pause()
    await holds(pilot)
    return type(app.screen).__name__


async def test_a_duel_that_ends(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await Table(app, pilot, duel_at(TABLE)).sit_down()
        assert await resign(app, pilot) == "ResultScreen"


async def test_notices(make_app):
    app = make_app(confirm_idle_attack=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+c")
        await Table(app, pilot, duel_at(TABLE)).sit_down()
        await pilot.press("Z", "z", "escape", "minus", "plus")
        app.navigation.start_new_game("duel")
        await pilot.pause()
        await pilot.press("f2", "tab", "tab")
        await pilot.pause()
        assert app._notifications
        for notice in app._notifications:
            assert english_words(notice.message, "ctrl q") == []
        assert english_words(frame_text(app)) == []


async def test_a_solo_game_that_ends(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        match = game_at(HARD)
        app.push_screen(SoloBoardScreen(match, plan_of(match)))
        await pilot.pause()
        assert await resign(app, pilot) == "SoloResultScreen"
