"""A deal by its code, and the deal of the day: entered, shown, played and remembered."""

from datetime import date

import pytest
from textual import events
from textual.widgets import Input

from clash_tui.base.settings import LastDuel, LastSolo, Settings
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import deal_of_the_day, read_code, read_options, write_code
from clash_tui.records import RecordStore
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.setup.new_solo import NewSoloScreen
from clash_tui.ui.clash.setup.solo_draft import SoloDraftScreen
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from tests.records.samples import solo
from tests.ui.frames import frame_text
from tests.ui.screens.conftest import TODAY
from tests.ui.screens.playing import click_key, click_text
from tests.ui.screens.samples import played, solo_preparing

DUEL_DECKS, DUEL_DRAFT = "11PX-DWT5-HNV", "1203-NQK8-N9B"
SOLO_DECK = "1AAZ-ZZZZ-ZTH"


async def press(pilot, *keys):
    """Press keys, one after the other, each when the one before has done what it does."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def paste(pilot, app, text):
    """Paste a text into the line that is asked for."""
    assert isinstance(app.screen, AskLineScreen)
    app.screen.query_one(Input).value = ""
    app.screen.query_one(Input).post_message(events.Paste(text))
    await pilot.pause()
    await press(pilot, "enter")


async def test_a_code_is_entered_by_keyboard(make_app, monkeypatch):
    begun: list[DuelPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_duel", lambda _ways, plan: begun.append(plan))
    app = make_app(last_duel={"champions": True, "format": "constructed"})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "c")
        await paste(pilot, app, DUEL_DRAFT[:-1] + "C")
        assert "The code has a typing error, or a part of it is missing." in frame_text(app)
        await paste(pilot, app, f" {DUEL_DRAFT.lower()}\n")
        assert isinstance(app.screen, NewDuelScreen)
        assert f"code {DUEL_DRAFT}" in frame_text(app).split("\n")[0]
        await press(pilot, *["shift+tab"] * 2, *"Ann")
        await press(pilot, "tab", "tab", "enter")
        assert isinstance(app.screen, DraftScreen)
        begins = app.screen._preparing.preparation
        assert begins == read_code(DUEL_DRAFT)
        assert app.screen._names == ("Ann", "Player B")
        assert app.settings.last_duel == LastDuel(
            champions=True, format="constructed", name_a="Ann"
        ), "what a code says is nobody's choice"
        await press(pilot, "q", "f3")
        await paste(pilot, app, DUEL_DECKS)
        assert "Both decks are in the code" in frame_text(app)
        await press(pilot, "f2")
        (plan,) = begun
        assert write_code(plan.preparation, plan.setup.seed) == plan.code == DUEL_DECKS
        # Another choice is another deal, and brings back what was chosen before.
        await press(pilot, "tab", *["shift+tab"] * 11, "space")
        assert DUEL_DECKS in frame_text(app)
        await press(pilot, "down", "enter")
        assert app.screen.deal is None
        assert app.screen.chosen == {
            "format": "draft",
            "edition": "initiation-pack",
            "champions": "on",
            "begins": "coin",
            "sits-a": "person",
            "sits-b": "person",
        }
        assert "new duel" in frame_text(app).split("\n")[0]
        assert "Choose the decks" in frame_text(app)


async def test_a_code_of_a_solo_game_opens_its_form_by_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await click_text(pilot, app, "Duel")
        await click_key(pilot, app, "code")
        app.screen.query_one(Input).value = SOLO_DECK
        await click_text(pilot, app, "Take this deal")
        await pilot.pause()
        assert isinstance(app.screen, NewSoloScreen)
        assert app.screen_stack[:-1] == [app.screen_stack[0]], "it lies on the title"
        assert f"code {SOLO_DECK}" in frame_text(app)
        assert "The deck is in the code" in frame_text(app)


async def test_the_deal_of_the_day_by_mouse(make_app):
    app = make_app(last_solo={"name": "Hal"})
    today = deal_of_the_day(TODAY, default_catalog())
    async with app.run_test(size=(80, 24)) as pilot:
        await click_text(pilot, app, "Solo")
        assert "Deal of the day             30 Nov" in frame_text(app)
        await click_text(pilot, app, "Deal of the day")
        text = " ".join(frame_text(app).split())
        assert "Deal of the day: 30 Nov, Quick game, drafted from" in text
        assert "harder. Not played yet." in text
        assert f"code {write_code(today)}" in text
        await click_text(pilot, app, "Play this deal")
        assert isinstance(app.screen, SoloDraftScreen)
        assert app.screen._preparing.preparation == today
        assert app.settings.last_solo == LastSolo(name="Hal")
        RecordStore().add([solo(1, "lost", "quick", options="6+1", turns=9, day=TODAY)])
        await press(pilot, "q")
        text = " ".join(frame_text(app).split())
        assert "Lost in 9 turns; another game is a repeat." in text
        await click_text(pilot, app, "Quick game")
        assert app.screen.deal is None
        assert app.screen.format == "preconstructed"


@pytest.mark.parametrize("code", [DUEL_DRAFT, SOLO_DECK])
async def test_the_program_opens_at_a_deal(code):
    deal = read_code(code)
    app = ClashApp(Settings(animation="off"), today=date(2026, 11, 30), deal=deal)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        assert app.screen.deal == deal
        assert f"code {code}" in frame_text(app)
        await press(pilot, "q")
        assert app.screen is app.screen_stack[0]


async def test_the_code_is_shown_in_the_menu_and_under_the_result_and_is_copied(make_app):
    options = read_options("7+1 opponent-first fort-only resistance perforation")
    now = solo_preparing(seed=4, day=TODAY).with_level("heroic", options)
    plan = SoloPlan("Ann", now.setup(), now.preparation)
    code = write_code(now.preparation)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        ways_of(app.navigation).start_solo(plan)
        await pilot.pause()
        assert "Deal of the day · 30 Nov" in frame_text(app)
        await press(pilot, "m")
        await click_text(pilot, app, f"Code {code}")
        assert isinstance(app.screen, ShowLineScreen)
        await press(pilot, "c")
        assert app.clipboard == code
        game = played(plan)
        for repeats, told in enumerate(
            ("Lost in 7 turns: that stands", "a repeat; it stands: Lost")
        ):
            app.copy_to_clipboard("")
            app.session.keep_game(game)
            app.navigation.show_result(game, plan)
            await pilot.pause()
            text = frame_text(app)
            assert f"Deal of 30 Nov: {told}" in text
            assert "Title     " in text, "the longest words about the opponent leave room"
            await press(pilot, *["c"] * (1 - repeats))
            await click_text(pilot, app, f"Code {code}")
            assert app.clipboard == code
            await press(pilot, "b")
            game = played(plan)
        assert read_code(plan.rematch(5).code).game_seed == 5
        assert plan.rematch(5).preparation.day is None
