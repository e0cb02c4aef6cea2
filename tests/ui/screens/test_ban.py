"""The four bans (R70) on the screen, by keyboard and by mouse."""

import pytest

from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_grid import CardGrid
from clash_tui.ui.clash.setup.ban import BanScreen
from tests.ui.frames import frame_text
from tests.ui.screens.constructed_samples import NAMES, built


@pytest.fixture
async def banning(make_app):
    """The app, its pilot, and what the screen is dismissed with."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results = []
        app.push_screen(BanScreen(built(), NAMES), results.append)
        await pilot.pause()
        yield app, pilot, results


ORDER = (
    "Ben bans a card Ann's deck, 10 cards ban 1 of 4",
    "Ann bans a card Ben's deck, 10 cards ban 2 of 4",
    "Ann bans a card Ben's deck, 9 cards ban 3 of 4",
    "Ben bans a card Ann's deck, 9 cards ban 4 of 4",
)


def words(app):
    return " ".join(frame_text(app).split())


async def test_r70_the_bans_by_keyboard_in_their_order(banning):
    app, pilot, results = banning
    for said in ORDER:
        assert said in words(app)
        await pilot.press("enter")
    assert "Eight cards are left to each side." in words(app)
    assert results == []
    await pilot.press("enter")
    await pilot.pause()
    assert results[0].making.bans == ("zombie", "boom", "vortex", "assassin")
    assert results[0].done


async def test_r70_the_bans_by_mouse(banning):
    app, pilot, results = banning
    for said in ORDER:
        assert said in words(app)
        for _ in range(2):
            await pilot.click(CardGrid, offset=(16, 2))
            await pilot.pause()
    await pilot.click(CardGrid, offset=(16, 2))
    await pilot.click(CardGrid, offset=(16, 2))
    assert results == []
    bar = app.screen.query_one("KeyBar")
    x = next(x for x, hint in bar._places if hint.label == "go on")
    await pilot.click(bar, offset=(x, 0))
    await pilot.pause()
    assert results[0].making.bans == ("assassin", "vortex", "combustion", "grrr")


async def test_the_deck_not_in_question_is_shown_to_nobody_before_its_turn(banning):
    app, pilot, _results = banning
    await pilot.press("tab")
    assert "Ann's deck, 10 cards" in words(app)
    assert not any(card in frame_text(app) for card in ("Boom!", "Cyclone", "Scribe"))
    await pilot.press("enter")
    assert "Boom!" in frame_text(app)
    await pilot.press("tab")
    assert "Ann's deck, 9 cards Ann is to ban from the other deck" in words(app)
    await pilot.press("enter")
    assert "× Assassin" not in frame_text(app)
    await pilot.press("tab")
    assert ORDER[1] in words(app)


@pytest.mark.parametrize("key", ["z", "q"])
async def test_the_last_ban_is_taken_back(banning, key):
    app, pilot, results = banning
    await pilot.press("right", "enter", "enter")
    assert "× Assassin" in frame_text(app)
    assert "× Boom!" in frame_text(app)
    await pilot.press(key)
    assert ORDER[1] in words(app)
    assert "×" not in frame_text(app).replace("× Assassin", "")
    await pilot.press(key)
    assert ORDER[0] in words(app)
    await pilot.press("z")
    assert results == []
    await pilot.press("q")
    await pilot.pause()
    assert results == [None]


async def test_after_the_last_ban_it_can_still_be_taken_back(banning):
    app, pilot, _results = banning
    await pilot.press(*["enter"] * 4, "tab")
    assert "Ben's deck, 8 cards" in words(app)
    await pilot.press("z")
    assert ORDER[3] in words(app)


async def test_going_back_from_the_champions_takes_the_last_ban_back(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results = []
        before = built("zombie", "boom", "vortex", "assassin", champions=True).undo()
        app.push_screen(BanScreen(before, NAMES), results.append)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert results[0].champion_picks is not None


async def test_a_card_is_looked_at(banning):
    app, pilot, _results = banning
    await pilot.press("down", "right", "i")
    assert isinstance(app.screen, CardScreen)
    assert "CARAPACE" in frame_text(app) or "GNOME" in frame_text(app)


async def test_the_cursor_stays_among_the_cards(banning):
    app, pilot, _results = banning
    await pilot.press("left", "up", *["down"] * 5)
    text = frame_text(app)
    await pilot.press("down", "left")
    assert frame_text(app) == text
