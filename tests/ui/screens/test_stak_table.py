"""The table of Stak Bots: whole games by keys and by mouse, and no hand before the wrong eyes."""

import random

import pytest

from clash_tui.bots.programs import house
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Resign, Setup
from clash_tui.games.stak.rules.words import CHOICE
from clash_tui.games.stak.share_code import open_code
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.seats import Seat
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.hand_over import HandOverScreen
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.stak.after.stak_result import StakResultScreen
from clash_tui.ui.stak.play.modes import AIMS, Mode
from clash_tui.ui.stak.play.moments import Moment, moments_of
from clash_tui.ui.stak.play.table_screen import StakScreen
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from tests.ui.frames import frame_text

NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
ALL = {
    "large_hand": True,
    "setup_effects": True,
    "recycling": True,
    "reactive": True,
    "borderless": True,
}


def game(players, seed, programs=(), **options):
    setup = Setup.model_validate({"players": players, "seed": seed, "depth": 3} | options)
    seats = tuple(
        Seat(name, house("greedy")) if place in programs else Seat(name)
        for place, name in enumerate(NAMES[:players])
    )
    match = StakMatch(setup, seats)
    return match, StakPlan(seats, setup)


async def begin(app, pilot, match, plan):
    await pilot.pause()
    app.navigation.begin(match, plan)
    await pilot.pause()
    await pilot.pause()
    return next(each for each in app.screen_stack if isinstance(each, StakScreen))


async def answered(app, pilot):
    """Let the screens over the table be answered as whoever sits there would; say if any was."""
    screen = app.screen
    if isinstance(screen, HandOverScreen):
        screen.action_ready()
    elif isinstance(screen, ConfirmScreen):
        screen.dismiss(True)
    elif isinstance(screen, TextOverlay):
        screen.dismiss(None)
    else:
        return False
    await pilot.pause()
    return True


def faces(board, seat):
    """Return the keys of the cards in the hand at the bottom that are shown face up."""
    return [bot for bot in board.query_one("StakHand")._scene.cards if bot is not None]


def check_eyes(board):
    """The hand that is open is that of who must decide, or of who has the turn; never another's."""
    match, eyes = board.match, board.sight.eyes
    shown = faces(board, eyes)
    if board.sight.covered:
        assert shown == []
    elif shown:
        assert eyes == board.sight.bottom
        assert len(shown) == len(match.state.hands[eyes])


KEYS = {
    Mode.ACT: [
        "1",
        "2",
        "3",
        "a",
        "a",
        "a",
        "s",
        "d",
        "space",
        "space",
        "r",
        "up",
        "right",
        "enter",
    ],
    Mode.ATTACK: ["a", "b", "c", "d", "enter", "right", "escape"],
    Mode.PLAY_ON: ["a", "b", "c", "enter", "right"],
    Mode.CHOOSE: ["a", "b", "c", "1", "2", "enter", "enter", "down"],
    Mode.DISCARD: ["1", "2", "enter"],
    Mode.RECYCLE: ["1", "2", "enter", "escape"],
    Mode.EXPELLED: ["1", "2", "enter"],
    Mode.REACT: ["1", "space", "enter"],
}


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 3, {}), (3, 4, ALL), (6, 5, {"reactive": True})]
)
async def test_a_whole_game_by_keys(make_app, players, seed, options):
    match, plan = game(players, seed, **options)
    rng = random.Random(seed)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        for _step in range(1500):
            if isinstance(app.screen, StakResultScreen):
                break
            if await answered(app, pilot):
                continue
            assert app.screen is board, app.screen
            check_eyes(board)
            await pilot.press(rng.choice(KEYS.get(board.turn.mode, ["enter"])))
        assert isinstance(app.screen, StakResultScreen)
        assert match.outcome is not None
        text = frame_text(app)
        assert any(name in text for name in match.names)


async def test_a_whole_game_by_mouse(make_app):
    match, plan = game(2, 8)
    rng = random.Random(8)
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        board = await begin(app, pilot, match, plan)
        for _step in range(600):
            if isinstance(app.screen, StakResultScreen):
                break
            if await answered(app, pilot):
                continue
            if board.turn.mode is Mode.ACT and rng.random() < 0.4:
                # What is neither a card of the hand nor of the table stands in the key bar.
                board.action_end() if match.state.fed else board.action_scrap()
            elif board.turn.mode in AIMS or rng.random() < 0.5:
                table = board.query_one("StakTable")
                region, _spot = rng.choice(table._places)
                await pilot.click("StakTable", offset=(region.x + 1, region.y))
            else:
                hand = board.query_one("StakHand")
                if hand.places:
                    region, _place = rng.choice(hand.places)
                    await pilot.click("StakHand", offset=(region.x + 1, region.y + 1))
            await pilot.pause()
        assert isinstance(app.screen, StakResultScreen)


async def test_one_person_against_programs_is_never_asked_to_hand_over(make_app):
    match, plan = game(3, 11, programs=(1, 2))
    app = make_app()
    rng = random.Random(2)
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        for _step in range(800):
            if isinstance(app.screen, StakResultScreen):
                break
            assert not isinstance(app.screen, HandOverScreen)
            if await answered(app, pilot):
                continue
            await app.workers.wait_for_complete()
            await pilot.pause()
            if app.screen is board:
                assert board.sight.eyes == 0
                await pilot.press(rng.choice(KEYS.get(board.turn.mode, ["enter"])))
        assert isinstance(app.screen, StakResultScreen)


async def test_programs_alone_are_watched_to_the_end(make_app):
    match, plan = game(4, 12, programs=(0, 1, 2, 3))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, match, plan)
        for _step in range(400):
            if isinstance(app.screen, StakResultScreen):
                break
            await app.workers.wait_for_complete()
            await pilot.pause()
        assert isinstance(app.screen, StakResultScreen)


async def test_another_chooses_in_place_with_the_hand_covered(make_app):
    """SB42: the player of the Stak chooses, from what all see; no keyboard changes hands."""
    app = make_app()
    for seed in range(200):
        match, plan = game(2, seed)
        rng = random.Random(seed)
        while match.outcome is None:
            if match.state.asking == CHOICE and match.to_move != match.state.active:
                break
            match.play(rng.choice(match.legal_moves()))
        else:
            continue
        if match.outcome is None:
            break
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        await answered(app, pilot)
        board.sight.open(match.state.active)
        board.course.settle()
        await pilot.pause()
        assert app.screen is board
        assert board.sight.asked_in_place
        assert faces(board, None) == []
        assert "chooses" in frame_text(app)


async def test_space_says_what_would_feed_the_heap(make_app):
    match, plan = game(2, 3)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, match, plan)
        await answered(app, pilot)
        assert "not fed" in frame_text(app)
        await pilot.press("space")
        assert "The heap is not fed yet" in frame_text(app)
        assert not match.moves


async def test_a_first_game_says_what_to_do_until_a_person_has_won(make_app):
    match, plan = game(2, 3)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        await answered(app, pilot)
        assert "feeds the heap" in frame_text(app)
        match.play(Resign(match.to_move))
        board.course.settle()
        await pilot.pause()
        assert isinstance(app.screen, StakResultScreen)
        assert app.settings.last_stak.won


async def test_the_last_card_is_not_scrapped_unasked(make_app):
    match, plan = game(2, 3)
    match = StakMatch(match.setup.model_copy(update={"depth": 1}), match.seats)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, match, plan)
        await answered(app, pilot)
        await pilot.press("s")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("escape")
        assert not match.moves


async def test_what_was_played_is_taken_back_until_something_was_shown(make_app):
    for seed in range(50):
        match, plan = game(2, seed)
        cards = [m for m in match.legal_moves() if getattr(m, "card", "").startswith("core")]
        plays = [m for m in cards if type(m).__name__ == "Play"]
        if plays:
            break
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        await answered(app, pilot)
        board.course.play(plays[0])
        await pilot.pause()
        assert len(match.moves) == 1
        await pilot.press("z")
        assert not match.moves
        assert "Taken back" in frame_text(app)
        await pilot.press("y")
        assert len(match.moves) == 1


async def test_a_new_game_is_begun_with_what_was_chosen(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.navigation.start_new_game("stak")
        await pilot.pause()
        # Three play, the third seat is a program's, and Staks are short.
        for key in ("up", "right", "down", "down", "down", "right", "down", "right"):
            await pilot.press(key)
        await pilot.press("f2")
        await pilot.pause()
        match, plan = app.session.game
        assert match.setup.players == 3
        assert [seat.is_person for seat in match.seats] == [True, True, False]
        assert match.setup.stak == 4
        assert plan.names == match.names
        last = app.settings.last_stak
        assert (last.players, last.chosen["depth"]) == (3, "short")
        assert app.settings.last_game == "stak-bots"


async def test_a_rematch_moves_the_seats_on(make_app):
    match, plan = game(3, 4)
    again = plan.rematch(9)
    assert again.names == ("Cy", "Ann", "Ben")
    assert again.setup.seed == 9
    assert match.names == ("Ann", "Ben", "Cy")


async def test_a_code_asks_only_who_sits_there(make_app):
    match, plan = game(3, 4, reactive=True)
    deal = open_code(plan.code)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.navigation.open_deal(deal)
        await pilot.pause()
        assert "Reactive" not in frame_text(app)
        await pilot.press("f2")
        await pilot.pause()
        assert app.session.game[0].setup == match.setup


def chain_with_waiting(least):
    """Return a game, and a moment of it in which so many effects wait (SB43)."""
    for seed in range(400):
        match, plan = game(3, seed, depth=9, setup_effects=True)
        rng = random.Random(seed)
        while match.outcome is None and len(match.moves) < 40:
            for told in (match.opening, *match.history[-1:]):
                for each in told:
                    if len(each.state.waiting) >= least:
                        return match, plan, each
            match.play(rng.choice(match.legal_moves()))
    raise AssertionError("no such chain")


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_chain_is_told_with_what_waits(make_app, golden, size):
    match, plan, told = chain_with_waiting(2)
    app = make_app()
    async with app.run_test(size=size) as pilot:
        board = await begin(app, pilot, match, plan)
        await answered(app, pilot)
        moments = moments_of([told], board.teller, None)
        board.show_moment(Moment(told.state, moments[0].text if moments else "…"))
        await pilot.pause()
        text = frame_text(app)
        assert "waiting:" in text
        assert text == golden


async def test_a_lost_effect_stands_out(make_app):
    """SB45: it is told in the line of the chain, in the style of what is lost."""
    lost = None
    for seed in range(300):
        match, plan = game(3, seed, depth=6)
        rng = random.Random(seed)
        while match.outcome is None and lost is None and len(match.moves) < 60:
            match.play(rng.choice(match.legal_moves()))
            told = moments_of(match.history[-1], Teller(NAMES), None)
            lost = next((each for each in told if each.lost), None)
        if lost is not None and match.outcome is None:
            break
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        board = await begin(app, pilot, match, plan)
        await answered(app, pilot)
        board.show_moment(lost)
        await pilot.pause()
        assert "loses its effect" in frame_text(app)
        assert board.query_one("#asked")._scene.style == "danger"
