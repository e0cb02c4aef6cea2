"""From the title to a duel, by keyboard alone and by mouse alone."""

import pytest
from textual.widgets import Input

from clash_tui.ui.app import ClashApp
from clash_tui.ui.duel_plan import DuelPlan
from clash_tui.ui.screens.deck_choice import DeckChoiceScreen
from clash_tui.ui.screens.new_duel import NewDuelScreen
from clash_tui.ui.screens.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[DuelPlan]:
    """Collect the duels that would begin."""
    begun: list[DuelPlan] = []
    monkeypatch.setattr(ClashApp, "start_duel", lambda _app, plan: begun.append(plan))
    return begun


async def test_by_keyboard(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "enter", "down", "H", "a", "l")
        await pilot.press("enter", "enter", "enter")
        assert isinstance(app.screen, DeckChoiceScreen)
        await pilot.press("enter")
        assert "Player B picks a deck" in frame_text(app)
        await pilot.press("down", "enter")
    assert plans == [
        DuelPlan("starter-kit", ("Hal", "Player B"), ("deck-1", "deck-3"), seed=7),
    ]


async def test_by_mouse(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Menu, offset=(6, 0))
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)
        await pilot.click(Menu, offset=(6, 1))
        await pilot.click("#start")
        await pilot.pause()
        for deck in (3, 0):
            await pilot.click(Menu, offset=(6, deck))
            await pilot.pause()
            await pilot.click(Menu, offset=(6, deck))
            await pilot.pause()
    assert plans == [
        DuelPlan("starter-kit", ("Player A", "Player B"), ("deck-4", "deck-1"), seed=7),
    ]


async def test_the_second_player_cannot_take_the_deck_that_is_taken(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(DeckChoiceScreen("initiation-pack", ("Ann", "Ben")))
        await pilot.press("enter", "up", "enter")
        assert "Ann has taken this one" in frame_text(app)
        assert plans == []


async def test_going_back_takes_the_first_pick_back_before_it_leaves(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(DeckChoiceScreen("initiation-pack", ("Ann", "Ben")))
        await pilot.press("down", "enter", "q")
        assert "Ann picks a deck" in frame_text(app)
        assert app.screen.query_one(Menu).cursor == "deck-2"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_a_card_is_read_and_looked_at(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(DeckChoiceScreen("initiation-pack", ("Ann", "Ben")))
        await pilot.press("right", "right", "right")
        assert "CARAPACE" in frame_text(app)
        await pilot.press("i", "r")
        await pilot.pause()
        assert "Protection  R39" in frame_text(app)


async def test_the_last_duel_is_offered_again(make_app):
    app = make_app(
        last_duel={"edition": "starter-kit", "name_a": "Ann", "name_b": "Ben"},
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert [field.value for field in app.screen.query(Input)] == ["Ann", "Ben"]
        assert app.screen.query_one(Menu).cursor == "starter-kit"
        await pilot.press("down", "down", "down", "enter")
        assert app.settings.last_duel.edition == "starter-kit"


async def test_two_players_of_one_name_are_told(make_app):
    app = make_app(last_duel={"name_a": "Ann", "name_b": "ann"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "down", "down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)
        assert app.focused is app.screen.query_one("#name-b")


async def test_a_duel_begins_with_the_toss_and_ends_at_the_title(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.start_duel(DuelPlan("initiation-pack", ("Ann", "Ben"), ("deck-1", "deck-2"), 7))
        await pilot.pause()
        assert "begins" in frame_text(app)
        await pilot.press("x")
        await pilot.pause()
        assert "Pass the keyboard to" in frame_text(app)
        app.go_title()
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
