"""Hints at the board: asked for, followed, asked again, dropped, and counted."""

from threading import Event

import pytest

from clash_tui.bots import advice
from clash_tui.bots.programs import house
from clash_tui.games.clash.rules import END_SUMMONING
from clash_tui.match.seats import Person
from clash_tui.ui.clash.play import hints
from clash_tui.ui.shell.text_overlay import TextOverlay
from tests.ui.frames import frame_text
from tests.ui.screens.test_programs_at_the_board import begin, plan_of


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Let a weaker level give the hints: it thinks for a moment only."""
    monkeypatch.setattr(advice, "LEVELS", [each for each in advice.LEVELS if each.id == "planner"])


async def thought(app, pilot):
    """Wait until nobody thinks."""
    for _round in range(50):
        await app.workers.wait_for_complete()
        await pilot.pause()


async def test_a_hint_is_shown_followed_and_counted(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), house("random")))
        while board.sight.deciding and board.match.state.turn == 1:
            hinted = board.match.hints
            await pilot.press("h")
            await thought(app, pilot)
            assert "Hint: " in frame_text(app)
            assert board.match.hints == hinted + 1
            if "attack now" in frame_text(app):
                break
            # The card it is about is held already.
            assert board.choice.move() is not None
            await pilot.press("h")
            assert isinstance(app.screen, TextOverlay)
            assert "The whole plan" in frame_text(app)
            await pilot.press("enter")
            assert board.match.hints == hinted + 1
            await pilot.press("enter")
            await pilot.pause()
        assert board.match.moves
        assert END_SUMMONING not in board.match.moves


async def test_a_hint_is_dropped_where_somebody_plays_on(make_app, monkeypatch):
    go, think = Event(), hints.advise

    def advise(match, stop):
        while not go.wait(0.001):
            if stop():
                raise advice_stopped()
        return think(match, stop=stop)

    monkeypatch.setattr(hints, "advise", advise)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), house("random")))
        await pilot.press("h")
        assert "Thinking about a hint" in frame_text(app)
        # The second press asks for nothing new.
        await pilot.press("h", "1", "enter")
        await thought(app, pilot)
        assert len(board.match.moves) == 1
        assert board.match.hints == 0
        assert "Hint: " not in frame_text(app)
        # Taken back, it can be asked for again.
        await pilot.press("z", "h")
        go.set()
        await thought(app, pilot)
        assert "Hint: " in frame_text(app)
        assert board.match.hints == 1


def advice_stopped():
    from clash_tui.bots.player import Stopped

    return Stopped()


async def test_the_enemys_next_assault_is_told_over_the_board(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, plan_of(Person(), house("random")))
        await pilot.press("e")
        assert isinstance(app.screen, TextOverlay)
        assert "THE ENEMY'S NEXT ASSAULT" in frame_text(app)
