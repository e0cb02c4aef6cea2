"""Screens that are asked something and answer: confirm, hand-over, coin toss, result."""

import pytest

from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from tests.ui.frames import frame_text
from tests.ui.screens.samples import PLAN, hand_over, show


@pytest.mark.parametrize(
    ("keys", "danger", "answer"),
    [
        (["y"], True, True),
        (["n"], False, False),
        (["escape"], False, False),
        (["q"], False, False),
        (["enter"], False, True),
        (["enter"], True, False),
        (["right", "enter"], False, False),
        (["x", "d", "f1", "tab", "space"], True, True),
    ],
)
async def test_confirm_by_keyboard(make_app, keys, danger, answer):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        answers: list[bool | None] = []
        app.push_screen(ConfirmScreen("Sure?", danger=danger), answers.append)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        assert answers == [answer]
        assert len(app.screen_stack) == 1


async def test_confirm_by_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        answers: list[bool | None] = []
        for button in ("#yes", "#no"):
            app.push_screen(ConfirmScreen("Sure?"), answers.append)
            await pilot.pause()
            await pilot.click("#dialog", offset=(2, 1))
            await pilot.click(button)
            await pilot.pause()
        assert answers == [True, False]


@pytest.mark.parametrize(
    ("key", "result"), [("enter", "ready"), ("z", "undo"), ("escape", "leave")]
)
async def test_hand_over(make_app, key, result):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[str | None] = []
        app.push_screen(hand_over(), results.append)
        await pilot.pause()
        await pilot.press("x", "space", "y", "1")
        assert results == []
        assert "Both hands are hidden" in frame_text(app) or "press enter" in frame_text(app)
        await pilot.press(key)
        await pilot.pause()
        assert results == [result]


async def test_hand_over_by_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[str | None] = []
        app.push_screen(hand_over(), results.append)
        await pilot.pause()
        await pilot.click("#ready")
        await pilot.pause()
        assert results == ["ready"]


async def test_a_key_lets_the_coin_fall_and_the_next_goes_on(make_app):
    app = make_app(animation="slow")
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[None] = []
        toss = CoinTossScreen(("Ann", "Ben"), 1)
        app.push_screen(toss, results.append)
        await pilot.pause()
        assert "begins" not in frame_text(app)
        await pilot.press("space")
        assert "Ben begins" in frame_text(app)
        assert results == []
        await pilot.press("w")
        await pilot.pause()
        assert results == [None]


async def test_a_click_goes_on_from_the_coin(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[None] = []
        app.push_screen(CoinTossScreen(("Ann", "Ben"), 0), results.append)
        await pilot.pause()
        await pilot.click(offset=(40, 8))
        await pilot.pause()
        assert results == [None]


async def test_a_rematch_has_the_same_decks_and_another_seed(make_app, monkeypatch):
    begun: list[DuelPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_duel", lambda _ways, plan: begun.append(plan))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.session.new_seed()
        show(app, "result")
        await pilot.press("enter")
        await pilot.pause()
    (plan,) = begun
    assert plan.setup == PLAN.setup.model_copy(update={"seed": 8})
    assert (plan.names, plan.preparation) == (PLAN.names, PLAN.preparation)


async def test_looking_at_the_board_uncovers_it(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        below = app.screen
        show(app, "result")
        await pilot.press("b")
        await pilot.pause()
        assert app.screen is below


async def test_the_help_of_a_screen_lists_its_keys(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        show(app, "deck-choice")
        await pilot.press("question_mark")
        await pilot.pause()
        text = frame_text(app)
        origin: HouseScreen = app.screen_stack[-2]
        words = " ".join(text.split())
        for action in origin.ACTIONS:
            assert action.help.split()[0] in words
        assert "Take the deck that is shown." in words
