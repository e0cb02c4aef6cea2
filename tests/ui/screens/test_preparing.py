"""The way to a duel, from the new duel to the coin, and back again."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Constructed, Draft, pool
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.pass_on import PassOnScreen
from tests.ui.frames import frame_text

ROUND = ("1", "2", "3", "enter")


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[DuelPlan]:
    """Collect the duels that would begin."""
    begun: list[DuelPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_duel", lambda _ways, plan: begun.append(plan))
    return begun


async def press(pilot, *keys):
    """Press keys one by one, each time letting the next screen come."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def begun(make_app, format_id, champions=False):
    """Make an app whose last duel had that format."""
    last = {"format": format_id, "champions": champions, "name_a": "Ann", "name_b": "Ben"}
    return make_app(last_duel=last)


@pytest.mark.parametrize("champions", [False, True])
async def test_a_draft(make_app, plans, champions):
    app = begun(make_app, "draft", champions)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", *ROUND, *ROUND, *ROUND, *ROUND)
        if champions:
            assert isinstance(app.screen, ChampionScreen)
            await press(pilot, "enter", "enter")
        (plan,) = plans
    assert plan.preparation.format == "draft"
    assert len(plan.preparation.moves) == (14 if champions else 12)
    assert plan.setup.champions == (("assassin", "zombie") if champions else (None, None))
    assert plan.names == ("Ann", "Ben")


async def test_constructed_with_hand_overs_before_and_after_each_deck(make_app, plans):
    app = begun(make_app, "constructed")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        for name in ("Ann", "Ben"):
            assert isinstance(app.screen, PassOnScreen)
            assert f"Pass the keyboard to {name}" in frame_text(app)
            await press(pilot, "enter")
            assert isinstance(app.screen, BuilderScreen)
            await press(pilot, "r", "f")
        assert isinstance(app.screen, PassOnScreen)
        assert "Ann and Ben, now look together" in frame_text(app)
        built = app.screen_stack
        assert len(built) == 3
        await press(pilot, "enter")
        assert isinstance(app.screen, BanScreen)


async def test_going_back_from_the_champions_takes_the_last_pick_of_the_draft_back(make_app):
    app = begun(make_app, "draft", champions=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", *ROUND, *ROUND, *ROUND, *ROUND, "q")
        assert isinstance(app.screen, DraftScreen)
        stage = app.screen._preparing.stage
        assert isinstance(stage, Draft)
        assert len(stage.picks) == 11
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, ChampionScreen)


async def test_going_back_before_the_first_step_leads_to_the_new_duel(make_app):
    for format_id in ("preconstructed", "draft", "constructed"):
        app = begun(make_app, format_id)
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "d", "f2")
            assert not isinstance(app.screen, NewDuelScreen)
            await press(pilot, "q")
            assert isinstance(app.screen, NewDuelScreen)


async def test_a_secret_deck_is_given_up_only_after_a_question(make_app):
    app = begun(make_app, "constructed")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", "enter", "r", "f", "q")
        assert isinstance(app.screen, ConfirmScreen)
        await press(pilot, "n")
        assert "Pass the keyboard to Ben" in frame_text(app)
        await press(pilot, "q", "y")
        assert isinstance(app.screen, NewDuelScreen)


async def test_a_hand_over_shows_nothing_of_a_deck(make_app):
    app = begun(make_app, "constructed")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2", "enter", "r")
        deck = app.screen._deck
        assert len(deck) == 10
        await press(pilot, "f")
        text = frame_text(app)
        assert not [card for card in deck if default_catalog().card(card).name in text]
        await press(pilot, "enter")
        stage = app.screen._preparing.stage
        assert isinstance(stage, Constructed)
        assert stage.builder == 1


async def test_sets_with_too_few_cards_are_told(make_app, monkeypatch):
    monkeypatch.setattr(pool, "DRAFT_POOL_SIZE", 40)
    app = begun(make_app, "draft")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d", "f2")
        assert isinstance(app.screen, NewDuelScreen)
        assert [notice.message for notice in app._notifications] == [
            "40 cards are needed, but the sets in use have only 32 cards."
        ]
