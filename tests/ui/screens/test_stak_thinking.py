"""A program thinks beside the table of Stak Bots: it is waited for, taken back over, and paused."""

import threading

import pytest

from clash_tui.bots import programs
from clash_tui.bots.programs import Stopped, house
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Attack, Setup, read_position
from clash_tui.match.seats import Seat
from clash_tui.ui.stak.play import thinking
from clash_tui.ui.stak.play.modes import Mode
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from tests.ui.frames import frame_text
from tests.ui.screens.test_stak_table import begin

ATTACKED = "option reactive\n* A core-5 core-1 | core-2\n  B core-3 core-1 | core-4\nsupply core-6"
"""B is asked before the attack whether a card is played against it (SB81)."""


class Slow:
    """Thinks until it is let go, and counts how often it was asked, stopped and answered."""

    def __init__(self):
        self.begun = threading.Semaphore(0)
        self.let_go = threading.Semaphore(0)
        self.stopped = 0

    def __call__(self, match, *, stop):
        self.begun.release()
        self.let_go.acquire()
        if stop():
            self.stopped += 1
            raise Stopped
        return programs.answer(match, stop=stop)


@pytest.fixture
def slow(monkeypatch):
    program = Slow()
    monkeypatch.setattr(thinking, "answer", program)
    return program


async def at_table(app, pilot):
    seats = (Seat("Ann"), Seat("Ben", house("greedy")))
    setup = Setup(players=2, seed=1, first=0)
    match = StakMatch(setup, seats)
    match._positions = [read_position(ATTACKED)]
    board = await begin(app, pilot, match, StakPlan(seats, setup))
    return board, match


async def test_sb81_a_move_is_taken_back_while_a_program_thinks_about_it(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board, match = await at_table(app, pilot)
        await pilot.press("a")
        slow.begun.acquire()
        assert "Ben thinks" in frame_text(app)
        assert match.moves == [Attack(1)]
        await pilot.press("z")
        assert "Taken back: the program thinks about it no more." in frame_text(app)
        assert "Ben thinks" not in frame_text(app)
        assert match.moves == []
        assert board.turn.mode is Mode.ACT

        # What it was asked first is not what it is asked now, after as many moves.
        await pilot.press("a")
        slow.begun.acquire()
        slow.let_go.release(2)
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert slow.stopped == 1
        assert len(match.moves) == 2
        assert not board.thinking.running
        assert "Ben thinks" not in frame_text(app)


async def test_an_answer_that_comes_too_late_is_not_played(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board, match = await at_table(app, pilot)
        await pilot.press("a")
        slow.begun.acquire()
        late = board.thinking._asked
        await pilot.press("z", "a")
        slow.begun.acquire()
        board.thinking._thought(late, None)
        assert match.moves == [Attack(1)]
        assert board.thinking.running
        slow.let_go.release(2)


async def test_paused_programs_wait_and_play_on(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board, match = await at_table(app, pilot)
        await pilot.press("a")
        slow.begun.acquire()
        await pilot.press("p")
        assert "The programs wait" in frame_text(app)
        assert not board.thinking.running
        await pilot.press("up")
        assert "The programs wait" in frame_text(app)
        slow.let_go.release(2)
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert match.moves == [Attack(1)]
        await pilot.press("p")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert len(match.moves) == 2
