"""Building a deck for Constructed, by keyboard and by mouse, hidden from the other player."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.deck_shelf import DeckShelf
from clash_tui.games.clash.formats import read_line
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.deck_shelf import DeckShelfScreen
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.widgets.filter_bar import FilterBar
from clash_tui.ui.widgets.key_bar import KeyBar
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.constructed_samples import ANNS, BENS, NAMES, SETS, constructed, shelf

LINE = f"Sea dogs: {', '.join(ANNS)}"


class Building:
    """A builder on the screen, and what it is dismissed with."""

    def __init__(self, app, pilot, preparing=None, shelf=None):
        self.app, self.pilot = app, pilot
        self.results = []
        self.screen = BuilderScreen(preparing or constructed(), NAMES, shelf)

    async def open(self):
        self.app.push_screen(self.screen, self.results.append)
        await self.pilot.pause()
        return self

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def write(self, text):
        """Write in the field that is in focus, as a terminal pastes it."""
        self.app.focused.value = text
        await self.pilot.pause()

    @property
    def deck(self):
        return [entry.label for entry in self.screen.query_one(Menu).entries]

    @property
    def table(self):
        return self.screen.query_one(CardTable)

    @property
    def text(self):
        return frame_text(self.app)

    @property
    def words(self):
        """What is on the screen, each run of spaces and line ends as one space."""
        return " ".join(self.text.split())

    @property
    def told(self):
        """What is told in the corner of the screen."""
        return " ".join(each.message for each in self.app._notifications)


@pytest.fixture
async def building(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        yield await Building(app, pilot).open()


async def test_a_deck_is_built_by_keyboard_and_finished(building):
    for _ in range(10):
        await building.press("enter", "down")
    assert building.results == []
    first = tuple(card.id for card in building.table.shown[:10])
    await building.press("f")
    assert building.results[0].making.decks == (first,)


async def test_a_deck_is_built_by_mouse_and_finished(building):
    app, pilot = building.app, building.pilot
    await pilot.click(CardTable, offset=(8, 1))
    for row in range(2, 11):
        await pilot.click(CardTable, offset=(8, row))
        await pilot.click(CardTable, offset=(8, row))
        await pilot.pause()
    assert len(building.deck) == 10
    await pilot.click("#deck Menu", offset=(4, 9))
    await pilot.click("#deck Menu", offset=(4, 9))
    await pilot.pause()
    assert len(building.deck) == 9
    bar = app.screen.query_one(KeyBar)
    x = next(x for x, hint in bar._places if hint.label == "fill")
    await pilot.click(bar, offset=(x, 0))
    await pilot.pause()
    await pilot.click("#finish")
    await pilot.pause()
    assert len(building.results[0].making.decks[0]) == 10


async def test_a_card_is_taken_out_where_it_is_listed_and_in_the_deck(building):
    await building.press("enter", "down", "enter")
    assert building.deck == ["Boom!", "Zombie"]
    await building.press("enter")
    assert building.deck == ["Boom!"]
    await building.press("tab", "enter")
    assert building.deck == []
    await building.press("z")
    assert building.deck == ["Boom!"]
    await building.press("right", "delete")
    assert building.deck == []


async def test_an_eleventh_card_is_refused_and_told(building):
    await building.press("r")
    deck = building.deck
    missing = next(card for card in building.table.shown if card.name not in deck)
    building.table.point(missing.id)
    await building.press("enter")
    assert building.deck == deck
    assert "take one out first" in building.told


async def test_a_deck_that_is_not_legal_says_exactly_why_and_cannot_be_finished(building):
    await building.press("enter", "f", "f2")
    assert building.results == []
    assert "The deck has 1 of 10 cards: 9 cards are missing." in building.words
    await building.press("p")
    await building.write("troll, scourge-of-the-ramparts")
    await building.press("enter", "y")
    assert "9 cards" not in building.words
    assert "8 cards are missing." in building.words
    assert "Scourge of the Ramparts is from" in building.words
    await building.press("q")
    assert not building.screen.query_one("#finish").display


async def test_undo_goes_back_through_every_change(building):
    await building.press("enter", "r", "e")
    assert building.deck == []
    await building.press("z")
    assert len(building.deck) == 10
    await building.press("z")
    assert building.deck == ["Boom!"]
    await building.press("z", "z")
    assert building.deck == []


async def test_filling_up_takes_only_cards_that_are_listed(building):
    await building.press("slash", *"berserk", "enter", "r")
    listed = {card.name for card in building.table.shown}
    assert set(building.deck) == listed
    await building.press("r")
    assert "No other card is listed." in building.told


async def test_the_list_is_filtered_by_words_lists_and_clicks(building):
    await building.press("c", "down", "down", "down", "enter")
    assert {card.cost for card in building.table.shown} == {3}
    await building.press("t", "down", "down", "enter")
    assert [card.name for card in building.table.shown] == ["Combustion"]
    await building.press("n")
    assert len(building.table.shown) == 32
    bar = building.screen.query_one(FilterBar)
    start = next(start for start, _end, chip in bar._places if chip == "ability")
    await building.pilot.click(FilterBar, offset=(start + 3, 0))
    await building.pilot.pause()
    await building.press("down", "enter")
    assert all("rage" in (*card.abilities, *card.auras) for card in building.table.shown)
    await building.press("s", "q", "o", "up", "enter")
    names = [card.name for card in building.table.shown]
    assert names == sorted(names)


async def test_words_go_into_the_search_and_not_to_the_keys(building):
    await building.press("slash", *"fz", "down", "down")
    assert building.screen.query_one("#search").value == "fz"
    assert "No card is like that." in building.text
    await building.press("slash", "escape", "n")
    assert building.screen.query_one("#search").value == ""
    assert building.results == []


async def test_leaving_asks_only_where_a_deck_would_be_lost(building):
    await building.press("enter", "q")
    assert isinstance(building.app.screen, ConfirmScreen)
    await building.press("n")
    assert building.deck == ["Boom!"]
    await building.press("q", "y")
    assert building.results == [None]


async def test_an_empty_deck_is_left_without_a_question(building):
    await building.press("q")
    assert building.results == [None]


async def test_a_pasted_line_is_the_deck_and_the_deck_is_a_line(building):
    await building.press("p")
    await building.write(LINE)
    await building.press("enter")
    assert "SEA DOGS 10 of 10" in building.words
    await building.press("x")
    assert isinstance(building.app.screen, ShowLineScreen)
    line = building.app.screen._line
    assert read_line(line, default_catalog()).name == "Sea dogs"
    assert sorted(read_line(line, default_catalog()).cards) == sorted(ANNS)
    await building.press("c")
    assert building.app.clipboard == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("troll, kraken", "There is no card called 'kraken'"),
        ("troll, ogre, troll", "Troll is listed twice"),
        ("", "Nothing is written here"),
        (", ".join([*ANNS, "boom"]), "The line has 11 cards"),
    ],
)
async def test_a_bad_line_says_why_and_changes_nothing(building, line, reason):
    await building.press("enter", "p")
    await building.write(line)
    await building.press("enter")
    assert isinstance(building.app.screen, AskLineScreen)
    assert reason in building.words
    await building.press("down", "down", "enter")
    assert building.deck == ["Boom!"]


async def test_a_deck_is_saved_and_taken_again(building):
    await building.press("r", "w", *"My", "enter")
    saved = building.deck
    assert [deck.name for deck in DeckShelf().list()] == ["My"]
    await building.press("e", "d")
    assert isinstance(building.app.screen, DeckShelfScreen)
    await building.press("enter")
    assert building.deck == saved
    assert "MY 10 of 10" in building.words


async def test_a_saved_deck_is_replaced_only_after_a_question(building):
    await building.press("enter", "w", *"My", "enter", "down", "enter", "w", "enter")
    assert isinstance(building.app.screen, ConfirmScreen)
    await building.press("n")
    assert DeckShelf().list()[0].cards == ("boom",)
    await building.press("w", "enter", "y")
    assert DeckShelf().list()[0].cards == ("boom", "zombie")


async def test_what_cannot_be_saved_says_why(building, data_folder):
    data_folder.write_text("a file where the folder should be")
    await building.press("enter", "w", *"My", "enter")
    assert isinstance(building.app.screen, AskLineScreen)
    assert "cannot be saved" in building.words


async def test_a_deck_with_cards_of_sets_not_in_use_can_be_mended(make_app, tmp_path):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        building = Building(app, pilot, shelf=DeckShelf(tmp_path))
        building.screen._saved.save("Mixed", [*ANNS[:9], "scourge-of-the-ramparts"])
        await building.open()
        await building.press("d", "enter", "f")
        assert building.results == []
        assert "not in use" in building.text
        await building.press("tab", *["down"] * 9)
        while "Scourge of the Ramparts" in building.deck:
            menu = building.screen.query_one(Menu)
            menu.point("scourge-of-the-ramparts")
            await building.press("delete")
        await building.press("r", "f")
        assert len(building.results[0].making.decks[0]) == 10


class TestTheOtherDeckIsHidden:
    """Whatever deck Ann has built, Ben's builder shows the same."""

    async def frames(self, make_app, deck):
        """Return all that Ben can see while he builds."""
        app = make_app()
        frames = []
        async with app.run_test(size=(120, 36)) as pilot:
            after_ann = constructed(f"deck {' '.join(deck)}")
            building = await Building(app, pilot, after_ann).open()
            ways = ([], ["r"], ["tab"], ["y"], ["q"], ["x"], ["q"], ["i"], ["q"], ["d"], ["q"])
            for keys in ways:
                await building.press(*keys)
                frames.append(building.text)
            await building.press("question_mark")
            frames.append(building.text)
        return frames

    async def test_on_every_screen_of_the_builder(self, make_app):
        seen = await self.frames(make_app, ANNS)
        assert seen == await self.frames(make_app, BENS)
        assert "Ben builds a deck" in seen[0]
        assert "Ann" not in seen[0].replace("Annihilation", "")
        assert "• " not in seen[0]

    async def test_what_was_told_of_it_is_gone(self, building):
        await building.press("r", "w", *"Secret", "enter")
        assert "Secret" in building.told
        await building.press("f")
        building.app.push_screen(BuilderScreen(building.results[0], NAMES))
        await building.pilot.pause()
        assert "Secret" not in building.text
        assert building.told == ""


async def test_the_shelf_in_the_builder_offers_broken_files_to_nobody(make_app, tmp_path):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        building = await Building(app, pilot, shelf=shelf(tmp_path / "decks")).open()
        await building.press("d", "enter")
        assert isinstance(app.screen, DeckShelfScreen)
        assert SETS == ("initiation-pack",)
        await building.press("q")
        assert building.deck == []
