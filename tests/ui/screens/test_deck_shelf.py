"""The saved decks on the screen: taken, renamed, deleted, and broken files left alone."""

import pytest

from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.ui.clash.collection.deck_shelf import DeckShelfScreen
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.constructed_samples import ANNS, FILES, SETS, shelf

BROKEN = {
    "half": "is not valid TOML",
    "kraken": "there is no card called 'kraken'",
    "nowhere": "there is no set called 'atlantis'",
    "too-many": "at most 10 cards",
    "twins": "listed twice",
}


@pytest.fixture
async def opened(make_app, tmp_path):
    """The app, its pilot, the shelf, and what the screen is dismissed with."""
    decks = shelf(tmp_path / "decks")
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results = []
        app.push_screen(DeckShelfScreen(decks, SETS), results.append)
        await pilot.pause()
        yield app, pilot, decks, results


def point(app, decks, stem):
    app.screen.query_one(Menu).point(str(decks.folder / f"{stem}.toml"))


def words(app):
    return " ".join(frame_text(app).split())


@pytest.mark.parametrize(("stem", "reason"), BROKEN.items())
async def test_a_broken_file_is_listed_with_the_reason_and_left_alone(opened, stem, reason):
    app, pilot, decks, results = opened
    point(app, decks, stem)
    await pilot.pause()
    text = words(app).replace("- ", "-")
    assert reason in text
    assert "This deck cannot be taken." in text
    await pilot.press("enter", "n", "delete", "minus", "x", "space")
    await pilot.click(Menu, offset=(5, 0))
    await pilot.click(Menu, offset=(5, 0))
    await pilot.pause()
    assert isinstance(app.screen, DeckShelfScreen)
    assert results == []
    assert {file.name: file.read_text() for file in decks.folder.iterdir()} == FILES


async def test_a_deck_is_taken(opened):
    app, pilot, decks, results = opened
    point(app, decks, "sea-dogs")
    await pilot.pause()
    assert "Legal in this duel." in frame_text(app)
    await pilot.press("enter")
    await pilot.pause()
    assert [list(deck.cards) for deck in results] == [ANNS]


async def test_a_deck_that_lacks_cards_can_be_taken_and_says_so(opened):
    app, pilot, decks, results = opened
    point(app, decks, "short")
    await pilot.pause()
    assert "7 cards are missing" in words(app)
    await pilot.click(Menu, offset=(5, 4))
    await pilot.pause()
    assert [deck.name for deck in results] == ["Short one"]


async def test_a_deck_is_renamed(opened):
    app, pilot, decks, _results = opened
    point(app, decks, "short")
    await pilot.press("n")
    app.screen.query_one("#line").value = "Sea dogs"
    await pilot.press("enter")
    assert isinstance(app.screen, AskLineScreen)
    assert "There is a deck called Sea dogs already." in words(app)
    app.screen.query_one("#line").value = "Longer"
    await pilot.press("enter")
    await pilot.pause()
    assert "LONGER" in frame_text(app)
    assert not (decks.folder / "short.toml").exists()
    assert {file.name for file in decks.folder.iterdir()} == {
        *(set(FILES) - {"short.toml"}),
        "longer.toml",
    }


async def test_a_deck_is_deleted_only_after_a_question(opened):
    app, pilot, decks, _results = opened
    point(app, decks, "short")
    await pilot.press("delete")
    assert isinstance(app.screen, ConfirmScreen)
    await pilot.press("enter")
    assert (decks.folder / "short.toml").exists()
    await pilot.press("minus", "y")
    await pilot.pause()
    assert {file.name for file in decks.folder.iterdir()} == set(FILES) - {"short.toml"}
    assert "Short one" not in frame_text(app)


async def test_a_file_that_changed_meanwhile_is_not_deleted(opened):
    app, pilot, decks, _results = opened
    point(app, decks, "short")
    file = decks.folder / "short.toml"
    file.write_text('name = "Mine"\ncards = ["troll"]\n')
    await pilot.press("delete", "y")
    await pilot.pause()
    assert ["was changed meanwhile" in each.message for each in app._notifications] == [True]
    assert file.exists()


async def test_a_deck_is_shown_as_a_line(opened):
    app, pilot, decks, _results = opened
    point(app, decks, "short")
    await pilot.press("x")
    assert isinstance(app.screen, ShowLineScreen)
    assert "Short one: troll, ogre, boom" in words(app)


async def test_an_empty_shelf_says_so(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(DeckShelfScreen(DeckShelf(), SETS))
        await pilot.press("enter", "n", "delete", "x")
        assert "No deck is saved yet." in frame_text(app)
