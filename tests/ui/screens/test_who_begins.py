"""Who begins a duel (R10): agreed on in its setup, kept, told before the board, and again."""

import pytest

from clash_tui.base.settings import LastDuel
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparation, replay
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.rules import Resign
from clash_tui.records import RecordStore
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.play.coin_toss import CoinTossScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.who_begins import loser_of_last, why_first, why_tossed
from tests.records.samples import duel as on_record
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_text

ANN_AND_BEN = {"name_a": "Ann", "name_b": "Ben"}


def words(app):
    return " ".join(frame_text(app).split())


async def agree(pilot, *keys):
    """Open the new duel, choose in the row of who begins, and pick the first two decks."""
    await pilot.press("d", *["tab"] * 6, *keys, "f2")
    await pilot.pause()
    await pilot.press("enter", "enter")
    await pilot.pause()


async def test_r10_a_player_is_chosen_and_no_coin_is_tossed(make_app):
    app = make_app(last_duel=ANN_AND_BEN, animation="slow")
    async with app.run_test(size=(80, 24)) as pilot:
        await agree(pilot, "right", "right")
        assert isinstance(app.screen, CoinTossScreen)
        assert app.screen.landed
        assert "Ben begins: chosen" in frame_text(app)
        assert "coin toss" not in frame_text(app)
        match, plan = app.session.game
        assert match.setup.first == match.state.active == 1
        assert plan.preparation.begins == "B"
    assert app.settings.last_duel == LastDuel(name_a="Ann", name_b="Ben", begins="B")


async def test_r10_it_is_offered_again_and_explained_by_name(make_app):
    app = make_app(last_duel={**ANN_AND_BEN, "begins": "B"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", *["tab"] * 6)
        assert "• right" in frame_text(app)
        assert "Who begins: Ben, right of the Bridges, goes first." in words(app)
        await click_text(pilot, app, "who lost last")
        assert "• who lost last" in frame_text(app)
        await pilot.press("left", "left", "left", "left")
        assert "• coin" in frame_text(app)


async def test_r69_a_draft_says_that_its_own_toss_stays(make_app):
    app = make_app(last_duel={"format": "draft"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", *["tab"] * 6)
        assert "Who picks first in the draft is tossed all the same." in words(app)


@pytest.mark.parametrize(("how", "told"), [("won", "Ben"), ("lost", "Ann")])
async def test_r10_who_lost_last_comes_from_the_record(make_app, how, told):
    RecordStore().add(on_record(1, how))
    app = make_app(last_duel={**ANN_AND_BEN, "begins": "loser"})
    async with app.run_test(size=(80, 24)) as pilot:
        await agree(pilot)
        assert f"{told} begins: lost the last duel" in frame_text(app)


async def test_r10_before_the_first_duel_a_coin_is_tossed_and_the_reason_told(make_app):
    app = make_app(last_duel={**ANN_AND_BEN, "begins": "loser"})
    async with app.run_test(size=(80, 24)) as pilot:
        await agree(pilot)
        assert "coin toss" in frame_text(app)
        assert "Neither of the two lost their last duel" in words(app)
        assert app.session.game[0].setup.first is None


async def test_r10_the_loser_of_this_window_goes_first_in_the_rematch(make_app):
    app = make_app(last_duel={**ANN_AND_BEN, "begins": "loser"})
    async with app.run_test(size=(80, 24)) as pilot:
        await agree(pilot)
        match, plan = app.session.game
        assert isinstance(plan, DuelPlan)
        assert loser_of_last(app.session, ("Ann", "Ben")) is None
        match.play(Resign(0))
        assert loser_of_last(app.session, ("Ann", "Ben")) == 0


def plan_with(catalog, begins, loser=None):
    """Return a duel of Ann and Ben about to begin."""
    agreed = Preparation(seed=7, moves=("deck deck-1", "deck deck-2"), begins=begins)
    now = replay(agreed, catalog)
    return DuelPlan(("Ann", "Ben"), now.setup(loser), now.preparation)


@pytest.mark.parametrize(
    ("begins", "loser", "first"),
    [("coin", 1, None), ("A", 1, 0), ("B", 0, 1), ("loser", 0, 0), ("loser", None, None)],
)
def test_r10_a_rematch_keeps_what_was_agreed_on(make_app, begins, loser, first):
    catalog = default_catalog()
    again = plan_with(catalog, begins, loser=1).rematch(8, loser)
    assert (again.setup.first, again.setup.seed) == (first, 8)
    assert Duel(catalog, again.setup, again.names).setup.first == first
    assert (why_first(again) is None) == (first is None)
    assert bool(why_tossed(again)) == (begins == "loser" and first is None)


def test_r10_the_code_of_a_deal_says_who_went_first(make_app):
    catalog = default_catalog()
    lost = plan_with(catalog, "loser", loser=1)
    assert lost.code == plan_with(catalog, "B").code != plan_with(catalog, "coin").code
    assert plan_with(catalog, "loser").code == plan_with(catalog, "coin").code


async def test_r10_a_code_that_says_who_begins_is_shown_and_played(make_app):
    from clash_tui.games.clash.formats import read_code

    app = ClashApp(make_app().settings, seed=7, deal=read_code("1Z10-800-000-77G"))
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        assert "• right" in frame_text(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "Player B begins: chosen" in frame_text(app)
