"""From the title to a duel, by keyboard alone and by mouse alone."""

import pytest
from textual.widgets import Input

from clash_tui.base.player_names import PLAYER_A, PLAYER_B
from clash_tui.base.settings import LastDuel
from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparing
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_grid import CardGrid
from clash_tui.ui.clash.navigation import ClashNavigation
from clash_tui.ui.clash.setup.deck_choice import DeckChoiceScreen
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.session import Session
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.prose import Prose
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text
from tests.ui.screens.samples import sample, show


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[DuelPlan]:
    """Collect the duels that would begin."""
    begun: list[DuelPlan] = []
    monkeypatch.setattr(ClashNavigation, "start_duel", lambda _ways, plan: begun.append(plan))
    return begun


async def test_by_keyboard(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "tab", "tab", "down", "enter", *["tab"] * 5, *"Hal")
        await pilot.press("enter", "enter", "enter")
        assert isinstance(app.screen, DeckChoiceScreen)
        await pilot.press("enter")
        assert "Player B picks a deck" in frame_text(app)
        await pilot.press("down", "enter")
    assert_decks(plans, ("Hal", PLAYER_B), ("deck-1", "deck-3"))


async def test_by_mouse(make_app, plans):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Menu, offset=(6, 0))
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)
        await pilot.click("#edition", offset=(6, 1))
        await pilot.click("#start")
        await pilot.pause()
        for deck in (3, 0):
            await pilot.click(Menu, offset=(6, deck))
            await pilot.pause()
            await pilot.click(Menu, offset=(6, deck))
            await pilot.pause()
    assert_decks(plans, (PLAYER_A, PLAYER_B), ("deck-4", "deck-1"))


def assert_decks(plans, names, decks):
    """Check that one duel begins: with the starter-kit edition and two of the decks."""
    (plan,) = plans
    assert plan.names == names
    assert plan.setup.edition == "starter-kit"
    assert plan.setup.seed == 7
    assert plan.setup.decks == tuple(default_catalog().deck(deck).cards for deck in decks)
    assert plan.preparation.moves == tuple(f"deck {deck}" for deck in decks)


async def test_the_second_player_cannot_take_the_deck_that_is_taken(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        answers: list[Preparing | None] = []
        app.push_screen(sample("deck-choice"), answers.append)
        await pilot.press("enter", "up", "enter")
        assert "Ann has taken this one" in frame_text(app)
        assert answers == []


async def test_going_back_takes_the_first_pick_back_before_it_leaves(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "deck-choice")
        await pilot.press("down", "enter", "q")
        assert "Ann picks a deck" in frame_text(app)
        assert app.screen.query_one(Menu).cursor == "deck-2"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_a_card_is_read_and_looked_at(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "deck-choice")
        await pilot.press("right", "right", "right")
        assert "CARAPACE" in frame_text(app)
        await pilot.press("i", "r")
        await pilot.pause()
        assert "Protection  R39" in frame_text(app)


async def test_the_last_duel_is_offered_again(make_app):
    last = {
        "format": "draft",
        "sets": ["initiation-pack"],
        "champions": True,
        "edition": "starter-kit",
        "name_a": "Ann",
        "name_b": "Ben",
    }
    app = make_app(last_duel=last)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert [field.value for field in app.screen.query(Input)] == ["Ann", "Ben"]
        cursors = {menu.id: menu.cursor for menu in app.screen.query(Menu)}
        assert cursors == {
            "format": "draft",
            "sets": "initiation-pack",
            "edition": "starter-kit",
            "champions": "on",
        }
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, DraftScreen)
    assert app.settings.last_duel == LastDuel.model_validate(last)


async def test_what_is_chosen_is_remembered(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "enter", "tab", "tab", "tab", "down", "enter", "f2")
        await pilot.pause()
    assert app.settings.last_duel == LastDuel(format="draft", champions=True)


async def test_a_set_of_the_last_duel_that_is_not_there_any_more_is_passed_over(make_app):
    app = make_app(last_duel={"format": "draft", "sets": ["lost-set"]})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "f2")
        await pilot.pause()
        assert isinstance(app.screen, DraftScreen)


async def test_the_last_set_in_use_stays(make_app):
    app = make_app(last_duel={"format": "draft"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "right", "space")
        assert "At least one set must be in use." in " ".join(frame_text(app).split())
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, DraftScreen)


async def test_sets_are_put_in_use_and_out_of_it(make_app):
    app = make_app(last_duel={"format": "constructed"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "right", "down", "enter", "up", "space")
        menu = app.screen.query_one("#sets", Menu)
        chosen = [entry.id for entry in menu.entries if entry.note == "chosen"]
        assert chosen == ["breaching-in"]
        await pilot.press("left", "space", "right", "space", "left", "up", "up", "enter")
        chosen = [entry.id for entry in menu.entries if entry.note == "chosen"]
        assert chosen == ["initiation-pack"], "Preconstructed has its own cards"


async def test_champions_go_with_draft_and_constructed_only(make_app, plans):
    app = make_app(last_duel={"champions": True})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "tab", "tab", "tab", "down", "enter")
        assert "Only with Draft and Constructed." in " ".join(frame_text(app).split())
        await pilot.press("f2", "enter", "enter")
        await pilot.pause()
    (plan,) = plans
    assert plan.setup.champions == (None, None)
    assert app.settings.last_duel.champions


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ((), "four ready decks"),
        (("down",), "In each of four rounds"),
        (("down", "down"), "secretly builds a deck of 10"),
        (("tab", "tab"), "during your Summoning only"),
        (("tab", "tab", "down"), "also be cast during your Assault"),
        (("tab", "tab", "tab", "down"), "It waits beside the Bridges"),
        (("tab",) * 7, "this player is called Player A"),
        (("tab",) * 9, "Next, each of you picks one of the four decks"),
        (("tab", "shift+tab", "down", "down", "down"), "during your Summoning only"),
    ],
)
async def test_what_the_cursor_is_on_is_explained(make_app, keys, words):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", *keys)
        assert words in " ".join(frame_text(app).split())


async def test_two_players_of_one_name_are_told(make_app):
    app = make_app(last_duel={"name_a": "Ann", "name_b": "ann"})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "f2")
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)
        assert app.focused is app.screen.query_one("#name-b")


async def test_a_duel_begins_with_the_toss_and_ends_at_the_title(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        assert "begins" in frame_text(app)
        await pilot.press("x")
        await pilot.pause()
        assert "Pass the keyboard to" in frame_text(app)
        app.navigation.go_title()
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("name", ["deck-choice", "solo-deck"])
async def test_a_deck_is_shown_with_all_its_cards_and_all_its_advice(make_app, name, place):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, name)
        await pilot.press(*["down"] * place)
        await pilot.pause()
        deck = default_catalog().decks[place]
        text = " ".join(frame_text(app).split())
        below = app.screen.query_one("#card", Prose)
        assert deck.title in text
        assert below.rows <= below.size.height, "all of it is in sight"
        assert deck.advice in [line.text for line in below._text]
        grid = app.screen.query_one(CardGrid)
        assert set(grid._scene[0]) == set(deck.cards)
        assert grid.size.height == 12, "the advice takes no room from the cards"
        await pilot.press("i")
        assert isinstance(app.screen, TextOverlay)
        await pilot.press("enter", "right", "i")
        assert isinstance(app.screen, CardScreen)


async def test_the_title_has_room_for_all_its_entries_at_80x24(make_app, monkeypatch):
    monkeypatch.setattr(Session, "can_continue", property(lambda _session: True))
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.loaded.wait()
        app.screen.offer_to_continue()
        await pilot.pause()
        lines = frame_text(app).splitlines()
        entries = app.screen.query_one(Menu).entries
        shown = [line for line in lines if any(f" {entry.label} " in line for entry in entries)]
        assert len(shown) == len(entries) >= 11
        assert "═════" in lines[lines.index(shown[-1]) + 1], "the Bridge stands right below"
        keys = [entry.note for entry in entries]
        assert len(set(keys)) == len(keys)
