"""Programs at the board: they think beside it, wait, are taken back over, and are watched."""

from dataclasses import replace
from threading import Event

import pytest

from clash_tui.bots.levels import LEVELS
from clash_tui.bots.programs import house
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.rules import END_SUMMONING, Edition, Resign
from clash_tui.match.seats import Person, Program
from clash_tui.ui.after.end import EndScreen
from clash_tui.ui.clash.play import programs as asking
from clash_tui.ui.clash.play.beats import beats_of
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text

RANDOM = house("random")


def plan_of(a, b, **changes):
    """Return the plan of a duel between whoever sits there; A begins."""
    setup = PLAN.setup.model_copy(update={"seed": 7, "first": 0, **changes})
    return replace(PLAN, names=("Ann", "Robin"), setup=setup, sitters=(a, b))


async def begin(app, pilot, plan):
    """Begin a duel and let the coin fall; return its board."""
    await pilot.pause()
    ways_of(app.navigation).start_duel(plan)
    await pilot.pause()
    await pilot.press("enter")
    return next(each for each in app.screen_stack if isinstance(each, BoardScreen))


async def thought(app, pilot):
    """Wait until no program thinks any more and what it played is told."""
    for _round in range(400):
        await app.workers.wait_for_complete()
        await pilot.pause()
        boards = [each for each in app.screen_stack if isinstance(each, BoardScreen)]
        if not any(board.thinking.running for board in boards):
            return
    raise AssertionError("a program thinks for ever")


@pytest.fixture
def slow(monkeypatch):
    """Let programs think until they are told to answer; return what tells them."""
    go, think = Event(), asking.answer

    def answer(match, stop):
        while not go.wait(0.001):
            if stop():
                raise asking.Stopped
        return think(match, stop=stop)

    monkeypatch.setattr(asking, "answer", answer)
    yield go
    go.set()


async def test_a_person_plays_a_whole_duel_against_a_program_by_keyboard(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        for _step in range(600):
            await thought(app, pilot)
            if isinstance(app.screen, EndScreen):
                break
            assert not isinstance(app.screen, DuelHandOver)
            if isinstance(app.screen, ReturnOrderScreen):
                await pilot.press("1")
                continue
            assert board.sight.deciding
            assert (board.sight.eyes, board.sight.bottom) == (0, 0)
            held = board.sight.view().sides[0].hand
            able = [card for card in held if card.playable and len(held) > 3]
            await pilot.press(*((str(able[0].place + 1), "enter") if able else ("space",)))
        assert isinstance(app.screen, EndScreen)
        assert board.match.outcome is not None


async def test_two_programs_are_watched_to_the_end_with_all_hands_open(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(RANDOM, RANDOM))
        assert all(card.card for side in board.sight.view().sides for card in side.hand)
        # Without any motion it would be over before it was seen.
        assert board.match.moves == []
        await pilot.press("p")
        for _move in range(400):
            await thought(app, pilot)
            if isinstance(app.screen, EndScreen):
                break
            assert app.screen is board
        assert isinstance(app.screen, EndScreen)
        assert board.sight.bottom == 0


async def test_a_program_that_thinks_says_so_and_can_be_taken_back_over(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("space")
        assert board.match.to_move == 1
        assert "Robin thinks" in frame_text(app)
        assert "undo" in frame_text(app)
        await pilot.press("z")
        assert board.match.moves == []
        assert board.sight.deciding
        assert not board.programs.thinks
        slow.set()
        await thought(app, pilot)
        assert board.match.moves == []
        # The next time it is asked it answers.
        await pilot.press("space")
        await thought(app, pilot)
        assert (board.match.to_move, board.sight.deciding) == (0, True)
        assert "Robin:" in frame_text(app)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)], ids=["80x24", "120x36"])
async def test_the_board_while_a_program_thinks(make_app, slow, golden, size):
    app = make_app()
    async with app.run_test(size=size) as pilot:
        await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("space")
        assert frame_text(app) == golden


async def test_a_turn_is_taken_back_over_cards_that_a_program_has_shown_and_counted(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("space")
        await thought(app, pilot)
        assert board.match.stands > 1, "it has played a card"
        assert not board.match.can_undo
        await pilot.press("t")
        assert "Cards of the other hand were shown since." in frame_text(app)
        await pilot.press("y")
        await thought(app, pilot)
        assert (board.match.moves, board.match.taken_back) == ([], 1)
        assert board.sight.deciding
        board.course.play(Resign(1))
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        assert "1 turn taken back" in frame_text(app)


async def test_only_a_board_with_programs_offers_to_pause_them(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, PLAN)
        assert not {"pause", "step", "take_turn_back"} & {each.id for each in board.ACTIONS}


async def test_a_duel_is_left_while_a_program_thinks_and_goes_on_later(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("space")
        await pilot.press("escape")
        assert isinstance(app.screen, GameMenu)
        app.navigation.go_title()
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        slow.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        moves = len(board.match.moves)
        assert board.match.to_move == 1
        app.navigation.resume_game()
        await pilot.pause()
        await thought(app, pilot)
        assert app.screen is not board
        assert len(board.match.moves) > moves
        assert app.screen.sight.deciding


async def test_what_was_thought_out_under_a_menu_is_played_once_it_is_closed(make_app, slow):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("space")
        moves = len(board.match.moves)
        await pilot.press("m")
        slow.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, GameMenu)
        assert "Resign" not in frame_text(app)
        assert len(board.match.moves) == moves
        await pilot.press("escape")
        await thought(app, pilot)
        assert len(board.match.moves) > moves
        assert board.sight.deciding


async def test_programs_wait_go_on_and_play_single_moves(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(RANDOM, RANDOM))
        moves = len(board.match.moves)
        assert "The programs wait" in frame_text(app)
        assert "p play on" in frame_text(app)
        for more in (1, 2):
            await pilot.press("n")
            await thought(app, pilot)
            assert len(board.match.moves) == moves + more
        await pilot.press("p")
        await thought(app, pilot)
        assert len(board.match.moves) > moves + 2


async def test_who_only_watches_comes_to_the_menu_while_a_move_is_told(make_app):
    app = make_app(animation="slow")
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(RANDOM, RANDOM))
        for _round in range(100):
            await pilot.pause()
            if board.playback.running:
                break
        await pilot.press("p")
        assert "The programs wait" in frame_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, GameMenu)


def test_what_a_program_plays_stands_longer_than_ones_own(make_app):
    """An own card is seen by whoever plays it."""
    duel = Duel(default_catalog(), PLAN.setup, ("Ann", "Robin"))
    told = duel.play(next(move for move in duel.legal_moves() if move != END_SUMMONING))
    own, other = (
        beats_of(told, "-", beyond_the_turn=True, slowly=slowly)[0].length
        for slowly in (False, True)
    )
    assert other > 2 * own


async def test_a_draw_is_offered_to_a_program_which_answers(make_app):
    """R91: a program that cannot judge the game plays on."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        await pilot.press("m")
        assert "Offer a draw" in frame_text(app)
        await pilot.press("escape")
        board.turn.offer_draw()
        await thought(app, pilot)
        if board.match.outcome is None:
            assert board.sight.deciding
            assert "Robin plays on." in frame_text(app)
        else:
            assert isinstance(app.screen, EndScreen)


@pytest.mark.parametrize("stranger", [Program("elsewhere", "random"), Program("house", "gone")])
async def test_the_seat_of_a_program_there_is_not_falls_to_the_keyboard(make_app, stranger):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), stranger))
        await pilot.press("space")
        assert (board.sight.eyes, board.sight.deciding) == (1, True)


def test_there_is_a_level_that_plays_without_a_thought():
    assert LEVELS[0].id == "random"


async def test_a_program_knows_the_game_again_from_move_to_move(make_app, monkeypatch):
    """What it had in mind stays with it, whatever was asked, stopped and taken back in between."""
    asked, think = [], asking.answer

    def answer(match, stop):
        asked.append(match)
        return think(match, stop=stop)

    monkeypatch.setattr(asking, "answer", answer)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM))
        for _turn in range(3):
            await pilot.press("space")
            await thought(app, pilot)
        assert len(asked) > 3
        assert {id(each) for each in asked} == {id(asked[0])}
        assert asked[0] is not board.match


async def test_r37_the_assault_of_a_program_waits_for_no_key(make_app):
    """The setting to stop always is for the own Assaults."""
    app = make_app(assault_stops="always")
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, plan_of(Person(), RANDOM, edition=Edition.STARTER_KIT))
        for _step in range(60):
            await thought(app, pilot)
            if not isinstance(app.screen, BoardScreen):
                break
            if board.playback.waiting:
                assert board.match.seats[board.match.history[-1][0].state.active].is_person
            await pilot.press("space")
        assert board.match.state.turn > 3
