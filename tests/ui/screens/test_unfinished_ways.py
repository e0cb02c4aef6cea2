"""What was decided before a game is not lost: the program ends, and it goes on where it stood."""

from contextlib import asynccontextmanager

import pytest

from clash_tui.match.saves import SavedGames
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.clash.setup.difficulty import DifficultyScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.pass_on import PassOnScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.match.samples import duel_way, solo_way
from tests.ui.frames import frame_text


@pytest.fixture
def games(config_folder, data_folder):
    """The saved games; animation is off."""
    config_folder.mkdir(parents=True, exist_ok=True)
    (config_folder / "settings.toml").write_text('animation = "off"\n')
    return SavedGames(data_folder / "games")


@asynccontextmanager
async def started(*keys):
    """Start the program as another process would, and press some keys."""
    app = ClashApp(seed=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        await press(pilot, *keys)
        yield app, pilot


async def press(pilot, *keys):
    """Press keys one by one, each time letting the next screen come."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def left(games, way):
    """Leave a preparation in a file."""
    games.close(games.begin_way(way))


async def test_a_draft_is_quit_unasked_and_goes_on_with_the_same_cards(games, config_folder):
    settings = config_folder / "settings.toml"
    settings.write_text('animation = "off"\n[last_duel]\nformat = "draft"\n')
    async with started("d", "f2", "1", "2") as (app, pilot):
        before = app.screen._preparing
        await press(pilot, "ctrl+q")
        assert not app.is_running
    async with started("c") as (app, pilot):
        assert isinstance(app.screen, DraftScreen)
        assert app.screen._preparing == before
        await press(pilot, "3")
        shown = frame_text(app)
        assert "The round is over" in shown
    async with started("c") as (app, pilot):
        assert frame_text(app) == shown
        await press(pilot, "enter")
        assert "round 2 of 4" in frame_text(app)
        await press(pilot, "q")
        assert isinstance(app.screen, ConfirmScreen)
        assert "It is kept" in frame_text(app)
        await press(pilot, "y")
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" in frame_text(app)
    [listed] = games.unfinished()
    assert len(listed.way.preparation.moves) == 3


async def test_a_secret_deck_is_shown_to_its_builder_only(games):
    left(games, duel_way("constructed", 1, "deck troll ogre"))
    async with started("c") as (app, pilot):
        assert isinstance(app.screen, PassOnScreen)
        text = frame_text(app)
        assert "Pass the keyboard to Ben" in text
        assert "Troll" not in text
        await press(pilot, "enter")
        assert isinstance(app.screen, BuilderScreen)
        assert app.screen._deck == ("troll", "ogre")
        await press(pilot, "r", "f")
        assert "look together" in frame_text(app)
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, BanScreen)
    [listed] = games.unfinished()
    assert listed.way.preparation.moves[2].startswith("ban ")


async def test_the_last_step_makes_the_file_that_of_the_game(games):
    way = duel_way("draft", 13)
    left(games, way)
    [before] = games.files()
    async with started("c", "enter") as (app, _pilot):
        assert isinstance(app.screen, CoinTossScreen)
        [listed] = games.files()
        assert listed.file == before.file
        assert listed.saved.preparation.moves[:13] == way.preparing.preparation.moves


async def test_a_level_that_was_being_chosen_is_offered_again(games):
    left(games, solo_way("preconstructed", 1, "heroic 8+2 rage"))
    async with started("c") as (app, pilot):
        assert isinstance(app.screen, DifficultyScreen)
        assert (app.screen._level, app.screen._options.fixed_mana) == ("heroic", 8)
        await press(pilot, "right")
        [listed] = games.files()
        assert listed.way.unconfirmed == "mythic 8+2 rage"
        # Back to the deck and to the title: nothing is decided any more, so nothing is kept.
        await press(pilot, "q", "q")
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" not in frame_text(app)
    assert games.files() == []


async def test_what_cannot_be_kept_is_told_and_quit_only_after_a_question(games, config_folder):
    games.folder.parent.mkdir(parents=True, exist_ok=True)
    games.folder.write_text("a file where the folder should be")
    settings = config_folder / "settings.toml"
    settings.write_text('animation = "off"\n[last_duel]\nformat = "draft"\n')
    async with started("d", "f2", "1") as (app, pilot):
        assert any("is not being saved" in notice.message for notice in app._notifications)
        await press(pilot, "q")
        assert "All picks would be lost" in frame_text(app)
        await press(pilot, "n", "ctrl+q")
        assert isinstance(app.screen, ConfirmScreen)
        assert "The duel of Player A" in frame_text(app)
