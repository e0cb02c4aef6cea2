"""A duel that was left is not lost while the program runs."""

import pytest

from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text


@pytest.fixture
def left_duel(make_app):
    """Begin a duel, play a card and leave for the title: ``async with left_duel() as ...``."""
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def leave():
        app = make_app()
        async with app.run_test(size=(80, 24)) as pilot:
            ways_of(app.navigation).start_duel(PLAN)
            await pilot.pause()
            await pilot.press("enter", "enter")
            assert isinstance(app.screen, BoardScreen)
            board = app.screen
            playable = next(card for card in board.sight.view().sides[board.sight.bottom].hand)
            await pilot.press(str(playable.place + 1), "u", "m", "up", "enter")
            await pilot.press("m", *["down"] * 6, "enter")
            await pilot.pause()
            assert isinstance(app.screen, TitleScreen)
            yield app, pilot, board.match

    return leave


async def test_continue_stands_first_and_goes_on_where_it_was_left(left_duel, golden):
    async with left_duel() as (app, pilot, match):
        moves = list(match.moves)
        assert moves
        assert frame_text(app) == golden
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, DuelHandOver)
        # Whoever is alone at the keyboard now can leave again, and sees no hand.
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("enter", "enter")
        assert app.screen.match is match
        assert match.moves == moves
        await pilot.press("z")
        assert match.moves == moves[:-1]


async def test_a_new_duel_asks_before_it_takes_the_place(left_duel):
    async with left_duel() as (app, pilot, _match):
        await pilot.press("d")
        assert "Ann and Ben is not finished" in " ".join(frame_text(app).split())
        await pilot.press("n")
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("d", "y")
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)


async def test_quitting_asks_first(left_duel):
    async with left_duel() as (app, pilot, _match):
        await pilot.press("ctrl+q")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("n", "q")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("y")
        await pilot.pause()
        assert not app.is_running


async def test_in_a_window_too_small_for_a_question_the_key_is_pressed_twice(left_duel):
    async with left_duel() as (app, pilot, _match):
        await pilot.resize_terminal(60, 20)
        await pilot.press("ctrl+q")
        assert app.is_running
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running


async def test_nothing_to_continue_is_not_offered(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        assert isinstance(app.screen, TitleScreen)
        assert "Continue" not in frame_text(app)
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running
