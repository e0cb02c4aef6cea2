"""Warnings at the table of Stak Bots: with the forecast, and a question where one would be out."""

import pytest

from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Attack, Setup, read_position
from clash_tui.match.seats import Seat
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from tests.ui.frames import frame_text
from tests.ui.screens.test_stak_table import answered, begin

COVERING = "* A core-5 (core-1) | core-1 trip-0\n  B core-4 (core-1) core-1 | core-2\nsupply core-6"
EXPOSED = "* A core-3 (core-1) | core-1\n  B core-4 (core-1) | core-2\nfed\nsupply core-6"
LAST = "* A core-3 | core-9\n  B core-4 core-1 | core-2\nsupply core-6"


async def at_table(app, pilot, position):
    """Show a position of two persons at the table, the hand of A open."""
    seats = (Seat("Ann"), Seat("Ben"))
    setup = Setup(players=2, seed=1, first=0)
    match = StakMatch(setup, seats)
    match._positions = [read_position(position)]
    board = await begin(app, pilot, match, StakPlan(seats, setup))
    await answered(app, pilot)
    assert app.screen is board
    return board, match


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_card_that_covers_the_attacker_is_warned_of(make_app, golden, size):
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await at_table(app, pilot, COVERING)
        text = frame_text(app)
        assert "It covers your Core 5, which could win a fight." in text
        assert text == golden


async def test_sb39_ending_with_a_top_card_that_falls_is_warned_of(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board, match = await at_table(app, pilot, EXPOSED)
        said = "If you end the turn now, Core 3 falls to Ben's top card."
        assert said in frame_text(app)
        assert "space ends your turn" not in frame_text(app)
        await pilot.press("space")
        assert [type(move).__name__ for move in match.moves] == ["End"]
        await answered(app, pilot)
        assert said not in frame_text(app)
        assert board.sight.eyes == 1


async def test_sb10_the_attack_that_costs_the_last_card_is_asked_for(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        _board, match = await at_table(app, pilot, LAST)
        await pilot.press("up", "right")
        assert "That costs your last card: you are out!" in frame_text(app)
        await pilot.press("a")
        assert isinstance(app.screen, ConfirmScreen)
        assert "This attack costs your last card" in frame_text(app)
        await pilot.press("escape")
        assert not match.moves
        await pilot.press("a")
        app.screen.dismiss(True)
        await pilot.pause()
        assert match.moves == [Attack(1)]
        assert match.outcome.winner == 1


async def test_who_wants_no_question_is_asked_none(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        _board, match = await at_table(app, pilot, LAST)
        app.update_settings(confirm_losing_play=False)
        await pilot.press("a")
        assert match.moves == [Attack(1)]
