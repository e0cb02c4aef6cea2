"""The pick of Champions: candidates, filters, and who sees what (R87)."""

from contextlib import asynccontextmanager

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import Preparing
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.widgets.filter_bar import FilterBar
from clash_tui.ui.widgets.prose import Prose
from tests.ui.frames import frame_text
from tests.ui.screens.samples import NAMES, preparing


class Table:
    """Ann and Ben before the pick of Champions."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot
        self.start = preparing("draft", 12, champions=True)
        self.screen = ChampionScreen(self.start, NAMES)
        self.answers: list[Preparing | None] = []

    @property
    def text(self):
        return " ".join(frame_text(self.app).split())

    @property
    def said(self):
        """What is said of the creature under the cursor."""
        words = self.screen.query_one("#words", Prose)._text
        return " ".join(run.text for line in words for run in line.runs)

    @property
    def listed(self):
        return self.screen.query_one(CardTable).shown

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()


@pytest.fixture
def picking(make_app):
    """Sit down at the pick: ``async with picking() as table``."""

    @asynccontextmanager
    async def sit_down():
        app = make_app()
        async with app.run_test(size=(80, 24)) as pilot:
            table = Table(app, pilot)
            app.push_screen(table.screen, table.answers.append)
            await pilot.pause()
            yield table

    return sit_down


async def test_a_picks_and_shows_then_b(picking):
    async with picking() as table:
        assert "Ann picks and shows a Champion" in table.text
        await table.press("down", "enter")
        assert "Ben picks and shows a Champion Ann's Champion is Microctopus" in table.text
        await table.press("enter")
        (answer,) = table.answers
        assert answer.setup().champions == ("microctopus", "zombie")


async def test_each_chooses_from_the_creatures_that_are_not_in_the_own_deck(picking):
    async with picking() as table:
        decks = [set(deck) for deck in table.start.champion_picks.decks]
        for player in (0, 1):
            ids = {card.id for card in table.listed}
            assert not ids & decks[player]
            assert all(card.is_creature for card in table.listed)
            own = {card for card in decks[player] if default_catalog().card(card).is_creature}
            creatures = {card.id for card in default_catalog().set("initiation-pack").cards
                         if card.is_creature}  # fmt: skip
            assert ids == creatures - own
            await table.press("enter")


async def test_going_back_takes_the_first_pick_back_before_it_leaves(picking):
    async with picking() as table:
        await table.press("down", "enter", "down", "q")
        assert "Ann picks and shows" in table.text
        assert table.screen.query_one(CardTable).cursor.card.id == "microctopus"
        await table.press("q")
        assert table.answers == [None]


@pytest.mark.parametrize(
    ("keys", "fits"),
    [
        (("c", "down", "enter"), lambda card: card.cost == 2),
        (("a", "down", "enter"), lambda card: "rage" in (*card.abilities, *card.auras)),
        (("slash", *"troll", "enter"), lambda card: card.name == "Troll"),
    ],
)
async def test_candidates_are_filtered(picking, keys, fits):
    async with picking() as table:
        expected = {card.id for card in table.listed if fits(card)}
        every = len(table.listed)
        assert 0 < len(expected) < every
        await table.press(*keys)
        assert {card.id for card in table.listed} == expected
        await table.press("n")
        assert len(table.listed) == every


async def test_where_nothing_fits_nothing_can_be_picked(picking):
    async with picking() as table:
        await table.press("slash", *"xyz", "enter", "enter")
        assert "No card is like that." in table.text
        assert "Ann picks and shows" in table.text
        await table.press("slash", "q", "down", "enter")
        assert table.answers == []


async def test_the_filter_does_not_stay_for_the_other_player(picking):
    async with picking() as table:
        await table.press("slash", *"troll", "enter", "enter")
        assert "Ann's Champion is Troll" in table.text
        assert len(table.listed) > 10


async def test_it_tells_which_cards_of_the_decks_make_it_cheaper(picking):
    async with picking() as table:
        together = "1 cheaper for each of these in play: Grrr (Ann), Assassin (Ben), Vortex (Ben)."
        assert table.said.startswith(together)
        await table.press("slash", *"alpha", "enter")
        assert table.said.startswith("No creature of the decks costs 5")


async def test_by_mouse(picking):
    async with picking() as table:
        cards = table.screen.query_one(CardTable)
        for row in (3, 3, 1):
            await table.pilot.click(cards, offset=(8, row))
            await table.pilot.pause()
        (answer,) = table.answers
        assert answer.setup().champions[0] == "vortex"


async def test_the_filters_by_mouse(picking):
    async with picking() as table:
        bar = table.screen.query_one(FilterBar)
        x = next(start for start, _end, chip in bar._places if chip == "cost")
        await table.pilot.click(bar, offset=(x, 0))
        await table.press("down", "enter")
        assert {card.cost for card in table.listed} == {2}
