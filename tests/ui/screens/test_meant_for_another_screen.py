"""What was typed or clicked for one screen never reaches the one that follows it."""

import pytest

from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.key_bar import KeyBar
from tests.ui.frames import frame_text
from tests.ui.hands import Hands
from tests.ui.screens.samples import hand_over
from tests.ui.screens.test_board import SPLIT, TABLE, WINDOW


def bar_at(app: ClashApp, label: str) -> tuple[int, int]:
    """Return the cell of an entry of the bottom row."""
    places = app.screen.query_one(KeyBar)._places
    return next(x for x, hint in places if hint.label == label) + 1, 23


async def test_a_double_click_on_attack_does_not_leave_for_the_title(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        place = bar_at(table.app, "attack")
        await hands.click(*place)
        assert isinstance(table.screen, DuelHandOver)
        await hands.click(*place, after=0.2)
        await hands.click(*bar_at(table.app, "title"), after=0.2)
        assert isinstance(table.screen, DuelHandOver)
        await hands.click(*bar_at(table.app, "title"), after=1)
        assert isinstance(table.screen, TitleScreen)


@pytest.mark.parametrize("key", ["space", "enter"])
async def test_a_held_key_opens_no_hand(at_table, key):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press("space")
        assert isinstance(table.screen, DuelHandOver)
        await hands.hold(key, repeats=60, after=0.05)
        assert isinstance(table.screen, DuelHandOver)
        assert "Both hands" not in table.text
        assert "press enter" in table.text


async def test_enter_opens_the_hand_half_a_second_after_the_attack(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press("space")
        await hands.press("enter", after=0.45)
        assert isinstance(table.screen, DuelHandOver)
        # Who is too early once waits no longer than the key needs to be let go.
        await hands.press("enter", after=0.8)
        assert table.screen is table.board
        assert table.board.sight.eyes == 1


async def test_a_held_enter_opens_the_hand_and_plays_nothing(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press("space")
        await hands.hold("enter", repeats=80)
        assert table.screen is table.board
        assert table.moves == ["attack"]


async def test_the_attack_that_was_typed_for_the_board_is_not_made_for_the_next_player(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press_at_once("space", "enter", "space", "enter", "space", "q")
        assert isinstance(table.screen, DuelHandOver)
        assert table.moves == ["attack"]


async def test_an_order_of_return_is_not_chosen_by_a_key_that_skipped(at_table):
    async with at_table(SPLIT) as table:
        hands = Hands(table.app)
        await hands.press("1", "enter")
        assert isinstance(table.screen, ReturnOrderScreen)
        await hands.press("space", "1", "enter", after=0.1, every=0.1)
        assert isinstance(table.screen, ReturnOrderScreen)
        await hands.press("1")
        assert not isinstance(table.screen, ReturnOrderScreen)


async def test_what_skips_does_not_let_the_assault_go_on(at_table):
    async with at_table(WINDOW, animation="slow") as table:
        hands = Hands(table.app)
        await hands.press("space")
        assert table.board.playback.running
        await hands.press("space", "space", after=0.3, every=0.2)
        assert not table.board.playback.running
        assert "Before Ogre attacks" in table.text
        assert table.moves == ["attack"]
        await hands.press("space", after=0.5)
        assert table.moves == ["attack", "continue"]


async def test_space_held_through_a_turn_stops_where_something_can_be_cast(at_table):
    async with at_table(WINDOW, animation="slow") as table:
        hands = Hands(table.app)
        await hands.hold("space", repeats=60, first=0.4)
        assert table.moves == ["attack"]


async def test_a_turn_in_which_nothing_was_played_is_asked_about_once(at_table):
    async with at_table(TABLE, confirm_idle_attack=True) as table:
        await table.pilot.press("space")
        assert isinstance(table.screen, ConfirmScreen)
        assert "You have played nothing this turn" in " ".join(table.text.split())
        assert "▸ No" in table.text
        await table.pilot.press("enter")
        assert table.screen is table.board
        await table.pilot.press("space")
        assert isinstance(table.screen, DuelHandOver)


async def test_a_turn_in_which_something_was_played_is_not_asked_about(at_table):
    async with at_table(TABLE, confirm_idle_attack=True) as table:
        await table.pilot.press("2", "u", "space")
        assert isinstance(table.screen, DuelHandOver)


async def test_a_question_that_ends_something_is_not_answered_before_it_is_seen(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press("m", *["down"] * 5, "enter")
        assert "do you give the game up?" in table.text
        await hands.press("y", after=0.1)
        assert isinstance(table.screen, ConfirmScreen)
        await hands.press("y", after=0.4)
        assert isinstance(table.screen, ResultScreen)


async def test_a_draw_is_not_agreed_by_who_offers_it(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.press("m", *["down"] * 4)
        await hands.press_at_once("enter", "enter", "y")
        assert "do you agree?" in table.text
        await hands.press("y", after=0.3)
        assert "do you agree?" in table.text
        assert table.moves == ["draw A"]
        await hands.press("enter", after=1)
        assert table.moves == ["draw A", "decline"]


async def test_a_paste_goes_no_further_than_the_screen_it_was_meant_for(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "tab", "tab", "tab")
        hands = Hands(app)
        screen = app.screen
        assert isinstance(screen, NewDuelScreen)
        before = frame_text(app)
        app.screen_came = hands.clock.time + 10
        await hands.paste("Ann")
        assert frame_text(app) == before


async def test_who_types_fast_loses_no_key(make_app):
    """Ten keys a second lead through the forms to the board, each as soon as its screen came."""
    app = make_app()
    async with app.run_test(size=(80, 24)):
        hands = Hands(app)
        await hands.press("d", "f2", "enter", "down", "enter", "space", every=0.1)
        assert isinstance(app.screen, BoardScreen | DuelHandOver), frame_text(app)


async def test_a_key_that_comes_before_a_hand_over_is_drawn_is_no_fault(at_table):
    async with at_table(TABLE) as table:
        hands = Hands(table.app)
        await hands.wait(1)
        table.app.push_screen(hand_over())
        # It is on top, and nothing of it is composed yet.
        await table.app.on_event(hands.pressed("enter"))
        await hands.wait(1)
        assert table.app.crash is None
        assert isinstance(table.screen, DuelHandOver)
