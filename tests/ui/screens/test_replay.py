"""Games looked at again: back and forth, through other eyes, and on from any moment."""

import pytest

from clash_tui.games.clash.matches.eyes import Eyes
from clash_tui.games.clash.rules import B
from clash_tui.match.saved_game import save_of, write_save
from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.after.turn_graph import TurnGraph
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.after.replay import ClashReplayScreen
from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.solo_board import SoloBoardScreen
from clash_tui.ui.clash.play.stops import Area, Stop
from clash_tui.ui.shell.action_commands import ActionCommands
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.step_bar import StepBar
from tests.match.test_saves import duel, solo
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_key, click_text, middle
from tests.ui.screens.samples import show
from tests.ui.screens.test_saves import WHEN, games, still  # noqa: F401 - fixtures


def finish(folder, name, match):
    """Leave a finished game in a file."""
    folder.mkdir(parents=True, exist_ok=True)
    assert match.outcome is not None
    saved = save_of(match, WHEN).model_copy(update={"changed": WHEN})
    (folder / name).write_text(write_save(saved))


async def test_back_and_forth_by_keys_and_on_as_a_new_game(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        match = duel(3, 1000)
        app.push_screen(ClashReplayScreen(match))
        await pilot.pause()
        replay = app.screen
        line = replay._replay
        await pilot.press("right", "right", "left", "down", "down")
        assert replay.step == line.end_of_move(2)
        await pilot.press("up", "right_square_bracket", "pagedown", "pageup")
        assert replay.step == line.turns[1].first
        await pilot.press("end")
        assert replay.step == line.last
        assert "go_on" not in replay.available_actions()
        await pilot.press("left", "home", "o", "o")
        assert (replay.step, replay._eyes) == (0, Eyes.B)
        assert frame_text(app).split("\n")[14].startswith(" BEN ")
        # By itself, at the speed that is chosen, up to the end.
        await pilot.press("space", "plus", "minus", "minus")
        assert (replay.playing, replay._speed) == (True, "normal")
        for _ in range(len(line.steps)):
            replay.tick()
        assert (replay.playing, replay.step) == (False, line.last)
        await pilot.press("space", "space", *["down"] * 4)
        assert (replay.playing, replay.step) == (False, line.end_of_move(3))
        names = [str(hit.display) async for hit in ActionCommands(replay).discover()]
        assert names[:4] == ["Step back", "Step on", "Move back", "Move on"]
        assert {"Play", "View", "Go on here", "Go to the first event", "Play slower"} <= set(names)
        assert len(set(names)) == len(names)
        # A cursor over the board names what lies there, and explains it.
        await pilot.press("tab")
        assert "Brute 5/5" in frame_text(app).split("\n")[15]
        await pilot.press("tab", "shift+tab", "i")
        await pilot.pause()
        assert isinstance(app.screen, TextOverlay)
        assert "Ann's creature" in frame_text(app)
        await pilot.press("q", "down")
        assert replay.looked_at is None
        await pilot.press("up", "g")
        await pilot.pause()
        assert isinstance(app.screen, DuelHandOver)
        await pilot.press("enter")
        board = app.screen
        assert isinstance(board, BoardScreen)
        assert board.match is not match
        assert (board.match.moves, board.match.branched_at) == (match.moves[:3], 3)


async def test_back_and_forth_by_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        app.push_screen(ClashReplayScreen(solo(3, 1000)))
        await pilot.pause()
        replay = app.screen
        line = replay._replay
        notes = [entry.note for entry in replay.query_one(Menu).entries]
        await pilot.click(Menu, offset=(6, notes.index("1")))
        assert replay.step == line.end_of_move(1)
        graph = replay.query_one(TurnGraph)
        x = next(x for x in range(graph.size.width) if graph.turn_at(x) == 2)
        await pilot.click(graph, offset=(x, 8))
        assert replay.step == line.turns[2].first
        bar = replay.query_one(StepBar)
        hand = replay.query_one(HandRow)
        await pilot.hover(hand, offset=middle(hand.where(0)))
        assert replay.looked_at == Stop(Area.HAND, 0)
        await pilot.click(hand, offset=middle(hand.where(0)))
        await pilot.pause()
        assert isinstance(app.screen, TextOverlay)
        await pilot.press("q")
        for action, step in (
            ("go_to('last')", line.last),
            ("go_to('first')", 0),
            ("turn('on')", line.turns[1].first),
            ("turn('back')", 0),
        ):
            await pilot.click(bar, offset=(bar.place_of(action), 0))
            assert replay.step == step
        await pilot.click(bar, offset=(bar.place_of("step('on')"), 0))
        assert replay.step > 0
        await pilot.click(bar, offset=(bar.place_of("play"), 0))
        assert replay.playing
        await click_key(pilot, app, "view")
        assert replay._eyes is Eyes.A
        await click_key(pilot, app, "from turn 2")
        await pilot.pause()
        assert isinstance(app.screen, SoloBoardScreen)
        assert app.screen.match.branched_at == len(app.screen.match.moves)


async def test_finished_games_are_listed_and_looked_at(games, golden):  # noqa: F811
    finish(games, "a.json", duel(3, 1000))
    finish(games, "b.json", solo(4, 1000))
    (games / "broken.json").write_text('{"format": 1')
    (games / "left.json").write_text(write_save(save_of(duel(5, 4), WHEN)))
    app = ClashApp(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        app.navigation.replays.open_replays()
        await pilot.pause()
        assert isinstance(app.screen, ReplaysScreen)
        assert frame_text(app) == golden(name="list")
        await click_text(pilot, app, "broken.json")
        assert isinstance(app.screen, ReplaysScreen)
        await pilot.press("up", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ClashReplayScreen)
        await pilot.press(*["down"] * 5)
        assert frame_text(app) == golden(name="solo")
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, SoloBoardScreen)
        [branch] = [each.saved for each in SavedGames(games).games() if each.saved][:1]
        assert branch.branched_at == len(branch.moves) == 2
        before = (games / "b.json").read_text()
        await pilot.press("space", "space")
        assert (games / "b.json").read_text() == before


async def test_a_game_begins_with_the_turn_that_is_gone_to(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.push_screen(ClashReplayScreen(duel(3, 1000)))
        await pilot.pause()
        await pilot.press(*["right_square_bracket"] * 4)
        assert " turn 5 " in frame_text(app)
        assert "g go on here" in frame_text(app)
        # In the middle of an attack it is said where the game begins.
        await pilot.press("left")
        assert "g from turn 4" in frame_text(app)
        await pilot.press("right", "g")
        await pilot.pause()
        await pilot.pause()
        # What is told of the new game leaves the only button free.
        button = app.screen.query_one("#answers Button").region
        [toast] = app.screen.query("Toast")
        assert not toast.region.overlaps(button)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, BoardScreen)
        assert app.screen.match.state.turn == 5
        assert any("turn 5" in notice.message for notice in app._notifications)


async def test_the_result_leads_to_the_replay_and_back(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        result = show(app, "result")
        await pilot.press("w")
        assert isinstance(app.screen, ClashReplayScreen)
        await pilot.press("q")
        assert app.screen is result
        assert isinstance(result, ResultScreen)
        assert result.match.to_move in (0, B)


@pytest.mark.parametrize(("branched", "counted"), [(None, 1), (2, 0)])
async def test_only_a_game_of_its_own_is_put_on_record(branched, counted, make_app):
    match = solo(4, 1000)
    match.branched_at = branched
    app = make_app()
    async with app.run_test(size=(80, 24)):
        app.session.keep_game(match)
        assert len(RecordStore().results()) == counted
