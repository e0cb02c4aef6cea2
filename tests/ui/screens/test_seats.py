"""A person at the board with somebody who is none: no hand-over, and nothing is told twice."""

import random
from dataclasses import replace

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.matches.results import results_of
from clash_tui.games.clash.rules import A
from clash_tui.match.saved_game import read_save, save_of, write_save
from clash_tui.match.seats import Person, Script, sitters_of
from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.clash.setup.plans import plan_of
from clash_tui.ui.clash.ways import ways_of
from tests.match.samples import NOW
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text


def plan_with_script(seed, most=None):
    """Play a random duel; return its plan with B's moves as a script, and the moves of A."""
    plan = replace(PLAN, setup=PLAN.setup.model_copy(update={"seed": seed}))
    match, rng = Duel(default_catalog(), plan.setup, ("Ann", "Ben")), random.Random(seed)
    moves = ([], [])
    while match.outcome is None:
        decides, move = match.to_move, rng.choice(match.legal_moves())
        moves[decides].append(move)
        match.play(move)
    script = Script(tuple(match.game.write_move(move) for move in moves[1])[:most])
    return replace(plan, sitters=(Person(), script)), moves[A], match


def watched(app, monkeypatch):
    """Return the kinds of all screens that the app pushes from now on."""
    seen, push = [], app.push_screen

    def pushing(screen, *args, **named):
        seen.append(type(screen))
        return push(screen, *args, **named)

    monkeypatch.setattr(app, "push_screen", pushing)
    return seen


def told_anew(board):
    """Return the log as it would be told from the start."""
    return GameLog(board.match, board.teller).lines()


async def begin(app, pilot, plan):
    """Begin a duel and let the coin fall; return its board."""
    ways_of(app.navigation).start_duel(plan)
    await pilot.pause()
    await pilot.press("enter")
    assert isinstance(app.screen, BoardScreen | ReturnOrderScreen)
    return next(each for each in app.screen_stack if isinstance(each, BoardScreen))


async def test_a_script_plays_its_seat_and_nothing_is_handed_over(make_app, monkeypatch):
    plan, own, expected = plan_with_script(seed=3)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        seen = watched(app, monkeypatch)
        board = await begin(app, pilot, plan)
        for move in own:
            assert board.match.to_move == A
            assert (board.sight.eyes, board.sight.bottom, board.sight.hidden) == (A, A, False)
            if isinstance(app.screen, ReturnOrderScreen):
                app.screen.dismiss(move)
            else:
                assert board.sight.deciding
                board.course.play(move)
            await pilot.pause()
        assert DuelHandOver not in seen
        assert isinstance(app.screen, ResultScreen)
        assert board.match.moves == expected.moves
        assert board.game_log.lines() == told_anew(board)
        (result,) = results_of(board.match, "a-game", NOW)
        assert (result.player, result.opponent) == ("Ann", "Ben")
        # The rematch is against the same.
        assert sitters_of(plan_of(board.match).seats) == plan.sitters
        kept = read_save(write_save(save_of(board.match, NOW)))
        assert kept.seats == board.match.seats


async def test_the_answers_of_a_script_are_taken_back_and_played_again_with_the_own_move(make_app):
    """Ben only goes on with his attack: that shows nothing of his hand."""
    plan, _own, _expected = plan_with_script(seed=3)
    plan = replace(plan, sitters=(Person(), Script(("attack",) * 20)))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan)
        first = len(board.match.moves)
        await pilot.press("space")
        assert board.match.to_move == A
        moves = list(board.match.moves)
        assert len(moves) >= first + 2
        before = frame_text(app)
        await pilot.press("z")
        assert len(board.match.moves) == first
        assert board.sight.deciding
        await pilot.press("y")
        assert board.match.moves == moves
        assert board.game_log.lines() == told_anew(board)
        assert frame_text(app) == before
        # Nobody is there who could agree.
        await pilot.press("m")
        assert "Resign" in frame_text(app)
        assert "Offer a draw" not in frame_text(app)


async def test_where_a_script_ends_its_seat_falls_to_the_keyboard(make_app):
    plan, _own, _expected = plan_with_script(seed=3)
    plan = replace(plan, sitters=(Person(), Script(())))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan)
        await pilot.press("space")
        while board.match.to_move == A:
            await pilot.press("space")
        assert (board.sight.eyes, board.sight.bottom) == (1, 1)
        assert board.sight.deciding
