"""A game that is over looked through by a program: its turns, its marks, and on from there."""

import pytest
from textual.dom import DOMNode

from clash_tui.bots import review as looking
from clash_tui.bots.programs import house, play_out
from clash_tui.bots.review import Turn
from clash_tui.games.clash.matches import new_duel
from clash_tui.match.seats import Person, Program, Seat
from clash_tui.ui.after.review import Review
from clash_tui.ui.clash.after.replay import ClashReplayScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.text_overlay import TextOverlay
from tests.ui.frames import frame_text


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Let a weaker level look: it thinks for a moment only."""
    monkeypatch.setattr(looking, "REVIEWER", "planner")


def duel_of(level, seed=4):
    names = [Seat("Ann", house(level)), Seat("Ben", house(level))]
    duel = new_duel(decks=("deck-1", "deck-2"), seed=seed, names=names)
    play_out(duel)
    return duel


async def looked_through(app, pilot, screen):
    """Wait until all turns were looked at."""
    for _round in range(400):
        await app.workers.wait_for_complete()
        await pilot.pause()
        if screen._review.done:
            return
    raise AssertionError("it looks for ever")


async def test_a_game_is_looked_through_and_its_worst_turns_are_told(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        duel = duel_of("child")
        screen = ClashReplayScreen(duel)
        app.push_screen(screen)
        await pilot.pause()
        assert "a review" in frame_text(app)
        await pilot.press("a")
        await looked_through(app, pilot, screen)
        assert "would win" in frame_text(app)
        assert len(screen._review.turns) == duel.state.turn
        assert screen._review.marks()
        headings = [str(entry) for entry in screen._shown_list if "! lost" in str(entry)]
        assert len(headings) == len(screen._review.marks())
        seen = set()
        for _mark in screen._review.marks():
            await pilot.press("n")
            assert isinstance(app.screen, TextOverlay)
            assert "Better:" in frame_text(app)
            await pilot.press("enter")
            await pilot.pause()
            seen.add(screen.step)
        assert len(seen) == len(screen._review.marks())
        await pilot.press("a")
        assert "would win" not in frame_text(app)
        # What was found is kept.
        await pilot.press("a")
        assert screen._review.done


async def test_a_game_is_played_on_against_a_program(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.push_screen(ClashReplayScreen(duel_of("planner")))
        await pilot.pause()
        await pilot.press("p")
        assert isinstance(app.screen, PickScreen)
        assert "Marshal" in frame_text(app)
        await pilot.press("q")
        await pilot.press("]", "p")
        await pilot.press("up", "up", "up", "up", "up", "enter")
        for _round in range(20):
            await pilot.pause()
        board = app.screen
        assert isinstance(board, BoardScreen)
        sitters = [seat.sits for seat in board.match.seats]
        assert sitters.count(Person()) == 1
        assert Program("house", "random") in sitters
        assert board.match.branched_at is not None


def found(*lost):
    """Return a review that has found turns which lost so much."""
    review = Review(DOMNode(), duel_of("planner"), lambda: None)
    for number, share in enumerate(lost, start=1):
        review.turns.append(Turn(0, 0, number, 0.9, 0.9 - share, ("attack",)))
    return review


def test_the_three_turns_that_lost_most_are_marked_in_the_order_of_the_game():
    assert [turn.turn for turn in found(0.1, 0.0, 0.3, 0.2, 0.05, 0.4).marks()] == [3, 4, 6]
    assert found(0.0, 0.07).marks() == ()


def test_a_game_that_goes_on_is_not_looked_through():
    duel = new_duel(decks=("deck-1", "deck-2"), seed=4, names=("Ann", "Ben"))
    assert not Review(DOMNode(), duel, lambda: None).possible
    assert found().possible
