"""The screen of records: its tables and charts, sorting by key and by mouse, and the export."""

from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore, write_csv
from clash_tui.ui.after.records import RecordsScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.widgets.record_table import RecordTable
from tests.records.samples import EVENING, result
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text


def shown(app):
    """Return what stands in the first column, row by row."""
    return [cells[0] for cells in app.screen.query_one(RecordTable)._cells]


async def test_decks_games_and_what_is_counted(make_app, golden):
    RecordStore().add(EVENING)
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("e", "d", "down")
        await pilot.pause()
        assert frame_text(app) == golden(name="decks 120x36")
        await pilot.press("g", "down", "down")
        await pilot.pause()
        assert frame_text(app) == golden(name="games 120x36")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert frame_text(app) == golden(name="games 80x24")
        await pilot.press("f")
        assert len(shown(app)) == 6
        await pilot.press("f", "tab")
        assert shown(app) == ["Ann"]
        await pilot.press("f")
        assert shown(app) == ["Ann", "Ben"]


async def test_games_against_a_level_of_programs_are_counted_alone(make_app):
    against = {"opponent": "Jester", "level": "random"}
    RecordStore().add((*EVENING, result(20, **against), result(21, **against, result="lost")))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e", "g")
        await pilot.pause()
        assert "Jester won" in frame_text(app)
        assert "against a program of the level Jester" in frame_text(app)
        for _kind in range(10):
            await pilot.press("f")
            if "against Jester" in frame_text(app).split("\n")[2]:
                break
        assert len(shown(app)) == 2
        await pilot.press("p")
        await pilot.pause()
        assert shown(app) == ["Ann"]
        assert "50%" in frame_text(app)


async def test_nothing_on_record_says_how_to_get_there(make_app, golden):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e", "x", "o", "g")
        await pilot.pause()
        assert frame_text(app) == golden(name="80x24")
        store = RecordStore()
        store.file.parent.mkdir()
        store.file.write_text("rubbish")
        await pilot.press("q", "e")
        await pilot.pause()
        assert "the file is damaged; it is left as it is." in " ".join(frame_text(app).split())
        await pilot.press("q")


async def test_sorted_and_exported_by_keys(make_app, data_folder):
    RecordStore().add(EVENING)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e", "d", "o", "up", "enter")
        assert app.screen.query_one(RecordTable).order.column == "name"
        await pilot.press("o", "enter")
        assert shown(app) == ["Sea dogs", "Draft", "Deck 2", "Deck 1", "Built deck a1b2"]
        await pilot.press("r")
        assert shown(app) == ["Built deck a1b2", "Deck 1", "Deck 2", "Draft", "Sea dogs"]
        await pilot.press("f", "f", "x", "x")
        await pilot.pause()
        first, second = sorted(data_folder.glob("*.csv"))
        assert (first.name, second.name) == ("records-2.csv", "records.csv")
        solo = [each for each in EVENING if each.kind == "solo"]
        assert first.read_text() == second.read_text() == write_csv(solo)
        notices = [notice.message for notice in app._notifications]
        assert f"3 lines were written to {second}" in notices


async def test_sorted_and_exported_by_mouse(make_app, data_folder):
    RecordStore().add(EVENING)
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await click_text(pilot, app, "Records")
        await click_text(pilot, app, "decks")
        await click_text(pilot, app, "rate")
        assert shown(app)[:2] == ["Draft", "Sea dogs"]
        await click_text(pilot, app, "rate↓")
        assert shown(app)[0] == "Built deck a1b2"
        await click_text(pilot, app, "Deck 1")
        assert app.screen.query_one(RecordTable).cursor.name == "Deck 1"
        await click_text(pilot, app, "duels and solo games")
        assert "Draft" not in shown(app)
        await click_text(pilot, app, "export")
        assert (data_folder / "records.csv").exists()
        await click_text(pilot, app, "show all")
        assert "Draft" in shown(app)
        await click_text(pilot, app, "back")
        assert not isinstance(app.screen, RecordsScreen)


async def test_a_duel_is_on_record_when_it_ends_under_the_name_of_its_file(
    config_folder, data_folder
):
    config_folder.mkdir(parents=True)
    (config_folder / "settings.toml").write_text('animation = "off"\n')
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        assert RecordStore().results() == ()
        await pilot.press("enter", "enter", "m", *["down"] * 5, "enter", "y")
        await pilot.pause()
        [listed] = SavedGames(data_folder / "games").games()
        results = RecordStore().results()
        assert [each.game for each in results] == [listed.file.stem] * 2
        assert {(each.player, each.result) for each in results} in (
            {("Ann", "lost"), ("Ben", "won")},
            {("Ann", "won"), ("Ben", "lost")},
        )
