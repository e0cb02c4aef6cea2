"""The decks on the title: built, changed, copied, renamed, deleted, taken in and given away."""

import tomllib

import pytest
from textual.widgets import Input

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import LONGEST_DECK_NAME, DeckShelf
from clash_tui.ui.clash.collection.own_deck import OwnDeckScreen
from clash_tui.ui.clash.collection.own_decks import OwnDecksScreen
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.prose import Prose
from tests.ui.frames import frame_text
from tests.ui.screens.constructed_samples import ANNS, FILES, shelf
from tests.ui.screens.playing import click_key, click_text


@pytest.fixture
def decks(tmp_path) -> DeckShelf:
    """A shelf with decks and broken files."""
    return shelf(tmp_path / "decks")


@pytest.fixture
async def opened(make_app, decks):
    """The app and its pilot, at the decks."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(OwnDecksScreen(decks))
        await pilot.pause()
        yield app, pilot


def words(app):
    return " ".join(frame_text(app).split())


def about(app):
    """Return what is said of the deck under its cards."""
    return [line.text for line in app.screen.query_one("#about", Prose)._text]


def names(decks):
    return [deck.name for deck in decks.list() if deck.problem is None]


def point(app, decks, stem):
    app.screen.query_one(Menu).point(str(decks.folder / f"{stem}.toml"))


async def name_it(pilot, app, name):
    """Answer the question for a name."""
    await pilot.pause()
    assert isinstance(app.screen, AskLineScreen)
    app.screen.query_one(Input).value = name
    await pilot.press("enter")
    await pilot.pause()


async def test_an_empty_shelf_says_what_it_is_for_and_offers_to_build(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, OwnDecksScreen)
        assert "It is for Constructed duels" in words(app)
        assert "No deck of your own is saved yet." in words(app)
        for key in ("n", "c", "minus", "delete", "x"):
            await pilot.press(key)
            assert isinstance(app.screen, OwnDecksScreen)
        await click_text(pilot, app, "[▸ Build a deck")
        assert isinstance(app.screen, OwnDeckScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, OwnDecksScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_a_deck_is_built_named_and_found_on_the_shelf(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("b", "enter")
        await pilot.pause()
        await pilot.press("r", "f")
        await name_it(pilot, app, "Sea dogs")
        assert isinstance(app.screen, OwnDecksScreen)
        assert "Ready for Constructed." in about(app)
        (deck,) = DeckShelf().list()
        assert (deck.name, len(deck.cards)) == ("Sea dogs", 10)
        assert app.screen.query_one(Menu).cursor == str(deck.file)


async def test_a_deck_is_changed_and_saved_without_a_question(opened, decks):
    app, pilot = opened
    point(app, decks, "short")
    await pilot.press("enter")
    await pilot.pause()
    assert app.screen._deck == ("troll", "ogre", "boom")
    await pilot.press("enter", "f")
    await pilot.pause()
    assert isinstance(app.screen, OwnDecksScreen)
    saved = tomllib.loads((decks.folder / "short.toml").read_text(encoding="utf-8"))
    assert len(saved["cards"]) == 4
    assert set(saved["cards"]) > {"troll", "ogre", "boom"}
    assert {file.name for file in decks.folder.iterdir()} == set(FILES)


async def test_what_is_not_saved_is_left_only_after_a_question(opened, decks):
    app, pilot = opened
    point(app, decks, "short")
    before = (decks.folder / "short.toml").read_bytes()
    await pilot.press("enter")
    await pilot.pause()
    await pilot.press("enter", "q")
    await pilot.pause()
    assert isinstance(app.screen, ConfirmScreen)
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, OwnDeckScreen)
    await pilot.press("z", "q")
    await pilot.pause()
    assert isinstance(app.screen, OwnDecksScreen)
    assert (decks.folder / "short.toml").read_bytes() == before


async def test_a_deck_whose_file_changed_meanwhile_is_not_overwritten(opened, decks):
    app, pilot = opened
    point(app, decks, "short")
    await pilot.press("enter")
    await pilot.pause()
    file = decks.folder / "short.toml"
    file.write_text('name = "Mine"\ncards = ["troll"]\n')
    await pilot.press("enter", "f")
    await pilot.pause()
    assert isinstance(app.screen, OwnDeckScreen)
    assert ["was changed meanwhile" in each.message for each in app._notifications] == [True]
    assert file.read_text() == 'name = "Mine"\ncards = ["troll"]\n'


async def test_a_deck_is_copied_under_a_name_that_is_free(opened, decks):
    app, pilot = opened
    point(app, decks, "sea-dogs")
    await pilot.pause()
    await click_key(pilot, app, "copy")
    assert app.screen.query_one(Input).value == "Sea dogs 2"
    await pilot.press("enter")
    await pilot.pause()
    copies = {deck.name: deck.cards for deck in decks.list() if deck.name.startswith("Sea dogs")}
    assert copies == {"Sea dogs": tuple(ANNS), "Sea dogs 2": tuple(ANNS)}
    assert "SEA DOGS 2" in frame_text(app)


async def test_a_deck_is_renamed_and_deleted_after_a_question(opened, decks):
    app, pilot = opened
    point(app, decks, "short")
    await pilot.press("n")
    await name_it(pilot, app, "Longer")
    assert names(decks) == ["Longer", "Sea dogs"]
    await pilot.press("minus")
    await pilot.pause()
    assert isinstance(app.screen, ConfirmScreen)
    await pilot.press("enter")
    assert names(decks) == ["Longer", "Sea dogs"]
    await pilot.press("delete", "y")
    await pilot.pause()
    assert names(decks) == ["Sea dogs"]


async def test_a_line_is_taken_in_and_a_deck_given_away_as_one(opened, decks):
    app, pilot = opened
    await pilot.press("p")
    await pilot.pause()
    app.screen.query_one(Input).value = "Krakens: troll, kraken"
    await pilot.press("enter")
    assert "There is no card called" in words(app)
    app.screen.query_one(Input).value = "Sea dogs: troll, ogre"
    await pilot.press("enter")
    await pilot.pause()
    assert app.screen.query_one(Input).value == "Sea dogs 2", "no deck is lost by it"
    await pilot.press("enter")
    await pilot.pause()
    assert "SEA DOGS 2" in frame_text(app)
    await pilot.press("x")
    await pilot.pause()
    assert isinstance(app.screen, ShowLineScreen)
    assert app.screen._line == "Sea dogs 2: troll, ogre"


async def test_a_ready_deck_has_advice_is_never_changed_and_can_be_built_on(opened, decks):
    app, pilot = opened
    deck = default_catalog().decks[2]
    app.screen.query_one(Menu).point(deck.id)
    await pilot.pause()
    assert deck.advice in about(app)
    below = app.screen.query_one("#about", Prose)
    assert below.rows <= below.size.height, "all of it is in sight"
    assert not {"rename", "delete"} & app.screen.available_actions()
    await pilot.press("n", "minus", "delete")
    assert isinstance(app.screen, OwnDecksScreen)
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, OwnDeckScreen)
    assert app.screen._deck == deck.cards
    await pilot.press("f")
    await name_it(pilot, app, "Mine")
    assert "Mine" in names(decks)
    assert default_catalog().decks[2] == deck


@pytest.mark.parametrize("stem", ["half", "kraken", "nowhere", "too-many", "twins"])
async def test_a_file_that_is_no_deck_is_told_and_left_alone(opened, decks, stem):
    app, pilot = opened
    point(app, decks, stem)
    await pilot.pause()
    assert "This deck cannot be taken." in words(app)
    await pilot.press("enter", "n", "c", "minus", "delete", "x")
    assert isinstance(app.screen, OwnDecksScreen)
    assert {file.name: file.read_text() for file in decks.folder.iterdir()} == FILES


async def test_home_and_end_lead_to_the_ends_of_the_list(opened):
    app, pilot = opened
    await pilot.press("end")
    assert app.screen.query_one(Menu).cursor == default_catalog().decks[-1].id
    await pilot.press("home")
    assert "BUILD A NEW DECK" in frame_text(app)


async def test_the_keys_fit_into_the_bottom_row(opened, decks):
    app, pilot = opened
    point(app, decks, "sea-dogs")
    await pilot.pause()
    keys = frame_text(app).splitlines()[-1]
    for word in ("edit", "build", "name", "copy", "delete", "paste", "line", "back", "help"):
        assert word in keys


def test_a_free_name_is_one_that_can_be_kept(decks):
    decks.save("A" * LONGEST_DECK_NAME, ["troll"])
    free = decks.free_name("a" * LONGEST_DECK_NAME)
    assert len(free) == LONGEST_DECK_NAME
    assert free.endswith(" 2")
    assert decks.save(free, ["troll"]).name == free
    assert decks.free_name("New") == "New"
