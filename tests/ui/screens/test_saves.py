"""Games that were left lie in files: continued after the program has ended, listed, never lost."""

from datetime import UTC, datetime, timedelta

import pytest

from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saved_way import way_save_of
from clash_tui.match.saves import SavedGames
from clash_tui.ui.after.saves import SavesScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.match.samples import duel_way, solo_way
from tests.match.test_saves import duel, solo
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text

SIZES = ((80, 24), (100, 30), (120, 36), (160, 45), (60, 20))
WHEN = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


@pytest.fixture
def games(data_folder):
    """The folder of saved games of this test."""
    return data_folder / "games"


@pytest.fixture(autouse=True)
def still(config_folder):
    config_folder.mkdir(parents=True, exist_ok=True)
    (config_folder / "settings.toml").write_text('animation = "off"\n')


def leave(folder, name, match, when=WHEN):
    """Leave a game in a file as if it had been played at a certain time."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = save_of(match, WHEN).model_copy(update={"changed": when})
    (folder / name).write_text(write_save(saved))


def leave_way(folder, name, way, when=WHEN):
    """Leave a preparation in a file likewise."""
    saved = way_save_of(way, WHEN).model_copy(update={"changed": when})
    (folder / name).write_text(write_save(saved))


def notices(app):
    """Return the notices that are shown."""
    return [notice.message for notice in app._notifications]


async def test_a_duel_goes_on_where_another_process_left_it(games):
    match = duel(3, 7)
    leave(games, "left.json", match)
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        assert "Continue" in frame_text(app)
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, DuelHandOver)
        await pilot.press("enter")
        board = app.screen
        assert isinstance(board, BoardScreen)
        assert board.match.moves == match.moves


async def test_every_move_is_in_the_file_before_it_is_told(games):
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        await pilot.press("enter", "enter")
        board = app.screen
        playable = next(c for c in board.sight.view().sides[board.sight.bottom].hand if c.playable)
        await pilot.press(str(playable.place + 1), "u")
        [listed] = SavedGames(games).games()
        assert listed.saved.moves == (f"{playable.card.id} upper",)
        await pilot.press("z")
        [listed] = SavedGames(games).games()
        assert listed.saved.moves == ()
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running


async def test_a_finished_game_is_kept_but_not_offered(games):
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        await pilot.press("enter", "enter", "m", *["down"] * 5, "enter", "y")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" not in frame_text(app)
        [listed] = SavedGames(games).games()
        assert listed.saved.ended.ending == "resigned"


async def test_games_and_broken_files_are_listed(games, golden):
    times = [WHEN - timedelta(minutes=minutes) for minutes in range(4)]
    leave(games, "a.json", duel(3, 9), times[0])
    leave(games, "b.json", solo(3, 4), times[1])
    leave_way(games, "c.json", duel_way("draft", 4), times[2])
    leave_way(games, "d.json", solo_way("preconstructed", 1), times[3])
    (games / "broken.json").write_text('{"format": 1')
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen)
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert frame_text(app) == golden(name=f"{width}x{height}")
        await pilot.resize_terminal(80, 24)
        await pilot.press("down", "down")
        await pilot.pause()
        assert "not begun yet" in frame_text(app)
        await pilot.press("end")
        await pilot.pause()
        assert "broken.json: " in frame_text(app)
        assert "enter" not in frame_text(app).splitlines()[-1]
        await pilot.press("enter", "delete")
        assert isinstance(app.screen, SavesScreen)
        await pilot.press("home", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SoloBoardScreen)
        assert (games / "broken.json").read_text() == '{"format": 1'


async def test_a_game_open_elsewhere_is_not_opened_twice(games):
    others = SavedGames(games)
    held = others.begin(duel(3, 5))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert any("open in another window" in notice for notice in notices(app))
    others.close(held)


async def test_without_a_folder_the_game_goes_on_and_says_why_it_is_not_saved(games):
    games.parent.mkdir(parents=True, exist_ok=True)
    games.write_text("a file where the folder should be")
    app = ClashApp(seed=1)
    async with app.run_test(size=(120, 36)) as pilot:
        await app.loaded.wait()
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        [notice] = notices(app)
        assert notice.startswith("This game is not being saved. ")
        assert str(games) in notice
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, BoardScreen)
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(app.screen, ConfirmScreen)
