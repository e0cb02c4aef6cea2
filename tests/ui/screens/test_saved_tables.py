"""The tables of saved games: sorted, searched, filtered; a game is deleted only when sure."""

import pytest

from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.after.replay import ReplayScreen
from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.after.saves import SavesScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.record_table import RecordTable
from tests.match.test_saves import duel, solo
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text
from tests.ui.screens.test_replay import finish
from tests.ui.screens.test_saves import games, leave, notices, still  # noqa: F401 - fixtures


def shown(app, column="who"):
    """Return what stands in a column, row by row."""
    table = app.screen.query_one(RecordTable)
    place = [each.id for each in table.columns].index(column)
    return [cells[place] for cells in table._cells]


async def test_sorted_searched_and_filtered_as_the_records_are(games):  # noqa: F811
    finish(games, "a.json", duel(3, 1000))
    finish(games, "b.json", solo(4, 1000))
    finish(games, "c.json", duel(6, 1000))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.press("w")
        screen = app.screen
        assert isinstance(screen, ReplaysScreen)
        await pilot.press("f")
        assert shown(app) == ["Ann and Ben"] * 2
        await pilot.press("f")
        assert shown(app) == ["Ann"]
        # Esc shows all again, and only then leaves.
        assert "show all" in frame_text(app)
        await pilot.press("escape")
        assert len(shown(app)) == 3
        assert app.screen is screen
        await pilot.press("o", "down", "down", "down", "down", "down", "enter")
        turns = [int(text) for text in shown(app, "turns")]
        assert turns == sorted(turns, reverse=True)
        await pilot.press("r")
        assert [int(text) for text in shown(app, "turns")] == turns[::-1]
        await pilot.press("slash", *"LOST", "enter")
        assert shown(app) == ["Ann"]
        assert "1 of 3 games" in frame_text(app)
        await pilot.press("slash", *"nobody", "enter")
        await pilot.pause()
        assert shown(app) == []
        assert "No game is like that." in frame_text(app)
        await pilot.press("q")
        assert len(shown(app)) == 3
        await click_text(pilot, app, "who")
        await click_text(pilot, app, "who↑")
        assert shown(app)[-1] == "Ann"
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)


async def test_a_game_is_deleted_after_a_question_that_stands_on_no(games):  # noqa: F811
    leave(games, "a.json", duel(3, 7))
    leave(games, "b.json", solo(3, 4))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.press("c")
        assert isinstance(app.screen, SavesScreen)
        first = app.screen._row.listed.file
        await pilot.press("delete")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("enter")
        assert first.exists()
        await pilot.press("delete")
        await pilot.click(offset=(1, 1))
        assert first.exists()
        await pilot.press("minus", "y")
        await pilot.pause()
        assert not first.exists()
        assert len(shown(app)) == 1
        await pilot.press("delete", "y")
        await pilot.pause()
        assert list(games.glob("*.json")) == []
        assert "No game was left unfinished." in frame_text(app)
        assert "stands here until it ends" in " ".join(frame_text(app).split())
        await pilot.press("delete", "enter", "o", "f", "slash", "q")
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" not in frame_text(app)


async def test_the_game_of_this_window_can_be_deleted_and_one_of_another_cannot(games):  # noqa: F811
    others = SavedGames(games)
    held = others.begin(duel(3, 5))
    leave(games, "0.json", solo(3, 4))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        app.navigation.continue_file(games / "0.json")
        await pilot.pause()
        await pilot.press("m")
        await click_text(pilot, app, "Leave for the title")
        assert isinstance(app.screen, TitleScreen)
        assert app.session.unfinished is not None
        await pilot.press("c")
        assert isinstance(app.screen, SavesScreen)
        table = app.screen.table
        for row in list(table.rows):
            table.point_at(table.rows.index(row))
            await pilot.press("delete", "y")
            await pilot.pause()
        assert sorted(file.name for file in games.glob("*.json")) == [held.file.name]
        assert any("open in another window" in notice for notice in notices(app))
        assert app.session.unfinished is None
    others.close(held)


async def test_an_empty_list_says_what_would_stand_there(make_app, golden):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w")
        await pilot.pause()
        assert frame_text(app) == golden


@pytest.mark.parametrize("kept", [True, False])
async def test_enter_on_a_game_of_the_records_watches_it(games, kept):  # noqa: F811
    finish(games, "a.json", duel(3, 1000))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.press("e")
        assert len(RecordStore().results()) == 2
        await pilot.press("enter")
        assert not isinstance(app.screen, ReplayScreen)
        if not kept:
            (games / "a.json").unlink()
        await pilot.press("g", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen) == kept
        assert any("Only the result" in notice for notice in notices(app)) != kept
