"""A game that no screen of the program has heard of: Nim, of three players.

It is begun, left, continued, undone, finished, put on record, looked at again and branched, with
one line in each list of games.
"""

import pytest

from clash_tui.base.settings import Settings
from clash_tui.games.kinds import GAMES
from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.after.end import EndScreen
from clash_tui.ui.after.keeping import Keeper
from clash_tui.ui.after.records import RecordsScreen
from clash_tui.ui.after.replay import ReplayScreen
from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.after.saves import SavesScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.games import SCREENS
from clash_tui.ui.shell.help import HelpScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.match.nim import Heaps
from tests.records.samples import EVENING
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text

WHOLE = ("a", "b", "3", "3", "3", "3", "3")
"""Ann, Ben, and then one stick after the other: Ann has to take the last one."""


@pytest.fixture(autouse=True)
def _nim_is_a_game(monkeypatch):
    monkeypatch.setitem(GAMES, "nim", "tests.match.nim")
    monkeypatch.setitem(SCREENS, "nim", "tests.ui.nim_screens")


@pytest.fixture
def app():
    made = ClashApp(settings=Settings(animation="off"), seed=7)
    made.session.keeper = Keeper(SavedGames())
    return made


def screen_name(app):
    return type(app.screen).__name__


async def begin(pilot, app):
    app.navigation.start_new_game("nim")
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    assert screen_name(app) == "NimTable"


async def play_whole(pilot, app):
    await begin(pilot, app)
    await pilot.press(*WHOLE)
    await pilot.pause()
    assert isinstance(app.screen, EndScreen)


async def test_it_is_begun_left_listed_continued_undone_and_finished(app):
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        await pilot.press("1", "2")
        assert "heaps 2 3 5, Cid takes" in frame_text(app)
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)
        assert app.session.unfinished.unfinished == ("The heaps of Ann, Ben and Cid are not taken.")

    again = ClashApp(settings=Settings(animation="off"), seed=7)
    again.session.keeper = Keeper(SavedGames())
    async with again.run_test(size=(80, 24)) as pilot:
        again.push_screen(SavesScreen())
        await pilot.pause()
        text = frame_text(again)
        assert "Ann, Ben and Cid" in text
        assert "Cid to play" in text
        await pilot.press("enter")
        await pilot.pause()
        assert screen_name(again) == "NimTable"
        assert "heaps 2 3 5, Cid takes" in frame_text(again)
        await pilot.press("u")
        assert "heaps 2 4 5, Ben takes" in frame_text(again)
        await pilot.press("a", "b", "3", "3", "3", "3", "3")
        await pilot.pause()
        assert screen_name(again) == "NimResult"
        assert "Ben has lost" in frame_text(again)
    assert [(each.player, each.result) for each in RecordStore().results()] == [
        ("Ann", "won"),
        ("Ben", "lost"),
        ("Cid", "won"),
    ]


async def test_its_result_and_its_help_are_its_own(app):
    async with app.run_test(size=(120, 36)) as pilot:
        await play_whole(pilot, app)
        assert "NIM   Ann has lost" in frame_text(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "Whoever takes the last stick loses." in frame_text(app)
        await pilot.press("r")
        await pilot.pause()
        assert screen_name(app) == "TextOverlay"


async def test_it_stands_in_the_records_beside_other_games(app):
    RecordStore().add(EVENING)
    async with app.run_test(size=(100, 30)) as pilot:
        await play_whole(pilot, app)
        await pilot.press("q")
        app.navigation.open_records()
        await pilot.pause()
        assert isinstance(app.screen, RecordsScreen)
        assert "Cid" in frame_text(app)
        await pilot.press("g")
        text = frame_text(app)
        assert " which " in text
        assert "Clash  " in text
        row = next(line for line in text.split("\n") if "Ann, Ben and Cid" in line)
        assert "Nim" in row
        assert "Ben and Cid have won: the last stick is taken" in text
        assert "all games" in text
        await pilot.press("f", "f", "f")
        text = frame_text(app)
        assert "Nim only" in text
        assert "1 game" in text


async def test_alone_on_record_it_needs_no_column_for_the_game(app):
    async with app.run_test(size=(100, 30)) as pilot:
        await play_whole(pilot, app)
        app.navigation.open_records()
        await pilot.pause()
        await pilot.press("g")
        assert " which " not in frame_text(app)


async def test_it_is_saved_beside_other_games(app):
    async with app.run_test(size=(120, 36)) as pilot:
        await begin(pilot, app)
        await pilot.press("1", "q")
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        app.navigation.go_title()
        app.push_screen(SavesScreen())
        await pilot.pause()
        rows = frame_text(app).split("\n")
        assert any(" which " in row for row in rows)
        assert any("Ben to play" in row and "Nim" in row for row in rows)
        assert any("Clash  " in row and "Preconstructed" in row for row in rows)


async def test_its_preparation_is_left_continued_and_becomes_the_game(app):
    async with app.run_test(size=(80, 24)) as pilot:
        app.session.keep_way(Heaps(("Ann", "Ben", "Cid"), (2, 1)))
        assert app.session.keeps_way
        app.navigation.go_title()
        app.push_screen(SavesScreen())
        await pilot.pause()
        assert "not begun yet" in frame_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert screen_name(app) == "NewNim"
        await pilot.press("enter")
        await pilot.pause()
        assert "heaps 2 1, Ann takes" in frame_text(app)
    (listed,) = SavedGames().files()
    assert listed.saved.setup.heaps == (2, 1)


async def test_it_is_looked_at_again_and_branched(app):
    async with app.run_test(size=(80, 24)) as pilot:
        await play_whole(pilot, app)
        await pilot.press("q")
        app.push_screen(ReplaysScreen())
        await pilot.pause()
        assert "Ben and Cid have won" in frame_text(app)
        await pilot.press("enter")
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        assert "heaps 3 4 5, all" in frame_text(app)
        await pilot.press("down")
        assert "heaps 0 4 5" in frame_text(app)
        assert "take 3 of 1" in frame_text(app)
        await pilot.press("right_square_bracket")
        assert "heaps 0 0 5" in frame_text(app)
        await pilot.press("o")
        assert "heaps 0 0 5, Ann" in frame_text(app)
        await pilot.press("right")
        assert "heaps 0 0 4" in frame_text(app)
        await pilot.press("left_square_bracket", "left")
        assert "Ben" in frame_text(app)
        await pilot.press("end")
        assert "heaps 0 0 0" in frame_text(app)
        await pilot.press("home", "down", "down", "g")
        await pilot.pause()
        assert screen_name(app) == "NimTable"
        assert "heaps 0 0 5, Cid takes" in frame_text(app)
        match, _plan = app.session.game
        assert match.branched_at == 2
