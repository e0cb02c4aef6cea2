"""What the mouse is on is told about wherever cards or games are listed, at every size."""

import pytest

from clash_tui.ui.after.replays import ReplaysScreen
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.collection.card_grid import CardGrid
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.cards import CardsScreen
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.clash.setup.deck_list import DeckList
from clash_tui.ui.clash.setup.drafting import OFFER
from clash_tui.ui.clash.setup.offer_row import OfferRow
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.record_table import RecordTable
from tests.match.test_saves import duel, solo
from tests.ui.app_with_games import GamesApp
from tests.ui.screens.constructed_samples import built
from tests.ui.screens.playing import middle
from tests.ui.screens.samples import NAMES, preparing, show

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 36)])


def told(screen, id):
    """Return what a text says."""
    return " ".join(each.text for each in screen.query_one(f"#{id}", Prose)._text)


@SIZES
@pytest.mark.parametrize("name", ["draft", "solo-draft"])
async def test_in_a_draft(make_app, name, size):
    app = make_app()
    async with app.run_test(size=size) as pilot:
        screen = show(app, name)
        await pilot.pause()
        at_cursor = told(screen, "words")
        offer = screen.query_one(OfferRow)
        await pilot.hover(offer, offset=middle(offer.where(3)))
        assert screen.words((OFFER, 3)) == list(screen.query_one("#words", Prose)._text)
        assert told(screen, "words") != at_cursor
        deck = screen.query(DeckList).first()
        await pilot.hover(deck, offset=(5, 1))
        assert screen.lists[0][0].name.upper() in told(screen, "words")
        # A key tells about the card under the cursor again.
        await pilot.press("right", "left")
        assert told(screen, "words") == at_cursor


@SIZES
async def test_over_ready_decks(make_app, size):
    app = make_app()
    async with app.run_test(size=size) as pilot:
        screen = show(app, "deck-choice")
        await pilot.pause()
        before = told(screen, "card")
        grid = screen.query_one(CardGrid)
        x, y, _wide, _high = grid._rectangle(5)
        await pilot.hover(grid, offset=(x + 2, y + 1))
        assert screen._cards[5].name.upper() in told(screen, "card")
        await pilot.hover(screen.query_one("#ask"))
        assert told(screen, "card") == before


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (CardsScreen, "words"),
        (lambda: BuilderScreen(preparing("constructed"), NAMES), "card"),
        (lambda: ChampionScreen(preparing("draft", 12, champions=True), NAMES), "words"),
    ],
    ids=["cards", "builder", "champion"],
)
async def test_over_a_table_of_cards(make_app, make, words):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = make()
        app.push_screen(screen)
        await pilot.pause()
        before, cursor = told(screen, words), screen.table.cursor
        for row in range(2, 9):
            await pilot.hover(CardTable, offset=(8, row))
            await pilot.pause()
            if told(screen, words) != before:
                break
        assert told(screen, words) != before
        assert screen.table.cursor is cursor
        await pilot.press("down", "up")
        assert told(screen, words) == before


async def test_over_the_cards_that_are_alike(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        screen = CardsScreen()
        app.push_screen(screen)
        await pilot.press("slash", *"troll", "enter")
        await pilot.pause()
        before = told(screen, "words")
        menu = screen.query_one(Menu)
        await pilot.hover(menu, offset=(5, 2))
        card = screen.card_told(None)
        assert card is not None
        assert card.id == menu.entries[2].id
        await pilot.hover(screen.query_one("#looking"))
        assert told(screen, "words") == before


async def test_over_games(make_app):
    app = GamesApp([duel(3, 1000), solo(4, 1000)])
    async with app.run_test(size=(80, 24)) as pilot:
        screen = ReplaysScreen()
        app.push_screen(screen)
        await pilot.pause()
        before = told(screen, "about")
        await pilot.hover(RecordTable, offset=(8, 2))
        assert told(screen, "about").startswith("Ann  Ann lost")
        assert told(screen, "about") != before
        await pilot.press("down", "up")
        assert told(screen, "about") == before


async def test_over_a_deck_to_ban_from(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = BanScreen(built(), NAMES)
        app.push_screen(screen)
        await pilot.pause()
        grid = screen.query_one(CardGrid)
        x, y, _wide, _high = grid._rectangle(6)
        await pilot.hover(grid, offset=(x + 2, y + 1))
        assert screen._cards[6].name.upper() in told(screen, "card")
