"""The draft: what both players see, pick and take back, by keyboard and mouse (R69)."""

from contextlib import asynccontextmanager

import pytest

from clash_tui.games.clash.formats import Preparing
from clash_tui.ui.clash.setup.deck_list import DeckList
from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.offer_row import OfferRow
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_key, middle
from tests.ui.screens.samples import NAMES, preparing

ROUND = ("1", "2", "3", "enter")


@pytest.fixture
def drafting(make_app):
    """Sit down at a draft: ``async with drafting(moves=3) as table``."""

    @asynccontextmanager
    async def sit_down(moves=0, **changes):
        app = make_app()
        async with app.run_test(size=(80, 24)) as pilot:
            table = Table(app, pilot, preparing("draft", moves, **changes))
            app.push_screen(table.screen, table.answers.append)
            await pilot.pause()
            yield table

    return sit_down


class Table:
    """Ann and Ben before a draft."""

    def __init__(self, app, pilot, start):
        self.app, self.pilot = app, pilot
        self.screen = DraftScreen(start, NAMES)
        self.answers: list[Preparing | None] = []

    @property
    def text(self):
        return " ".join(frame_text(self.app).split())

    @property
    def picks(self):
        return self.screen._preparing.preparation.moves

    def deck(self, player):
        return self.screen.query_one(f"#deck-{player}", DeckList)._deck.cards

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()


async def test_the_screen_always_says_who_picks_how_many_and_what_is_left(drafting):
    async with drafting() as table:
        assert "round 1 of 4 · 12 cards to come" in table.text
        for keys, words in (
            ((), "Ann takes 1 of the 4 by the coin; then Ben takes 2"),
            (("1",), "Ben takes 2 of the 3 left the last goes to Ann"),
            (("2",), "Ben takes 1 more the last goes to Ann"),
            (("3",), "The round is over Partisan, the last one, goes to Ann"),
            (("enter",), "Ben takes 1 of the 4 then Ann takes 2, and the last goes to Ben"),
        ):
            await table.press(*keys)
            assert words in table.text
        assert "round 2 of 4 · 8 cards to come" in table.text
        await table.press(*ROUND, *ROUND)
        assert "round 4 of 4 · the last cards" in table.text
        await table.press("1", "2", "3")
        assert "Both decks are complete Vortex, the last one, goes to Ben" in table.text


async def test_it_ends_with_two_decks_of_eight(drafting):
    async with drafting() as table:
        await table.press(*ROUND, *ROUND, *ROUND, *ROUND)
        (answer,) = table.answers
        assert answer.done
        assert [len(deck) for deck in answer.setup().decks] == [8, 8]
        assert isinstance(table.app.screen, TitleScreen)


async def test_both_decks_grow_before_both_players(drafting):
    async with drafting() as table:
        await table.press("1")
        assert [card.name for card in table.deck(0)] == ["Zombie"]
        assert "Ann 1/8" in table.text
        assert "Ben 0/8" in table.text
        await table.press("2", "3")
        assert [card.name for card in table.deck(0)] == ["Zombie", "Partisan"]
        assert [card.name for card in table.deck(1)] == ["Assassin", "Shaman"]


async def test_picks_are_taken_back_until_new_cards_are_revealed(drafting):
    async with drafting() as table:
        before = table.text
        await table.press("1", "2", "3", "z")
        assert "Ben takes 1 more" in table.text
        await table.press("z", "z", "left", "left", "left")
        assert table.text == before
        await table.press("z")
        assert table.text == before
        await table.press(*ROUND)
        assert len(table.picks) == 3
        await table.press("z")
        assert len(table.picks) == 3
        assert "take back" not in table.text


async def test_the_last_pick_of_all_is_taken_back_too(drafting):
    async with drafting(moves=11) as table:
        await table.press("enter")
        assert "Both decks are complete" in table.text
        await table.press("z")
        assert "Ann takes 1 more" in table.text
        assert table.answers == []


async def test_a_card_that_is_taken_cannot_be_taken_again(drafting):
    async with drafting() as table:
        await table.press("1", "1", "left", "enter")
        assert len(table.picks) == 1
        assert "take card" not in table.text


async def test_the_cards_of_the_decks_are_read(drafting):
    async with drafting(moves=6) as table:
        await table.press("down")
        assert "ZOMBIE creature" in table.text
        await table.press("right", "down")
        assert table.deck(1)[1].name.upper() + " creature" in table.text
        await table.press("i")
        assert table.app.screen is not table.screen
        await table.press("q", "up", "up")
        await table.press("enter")
        assert len(table.picks) == 7


async def test_by_mouse(drafting):
    async with drafting() as table:
        offer = table.screen.query_one(OfferRow)
        for place in (3, 0):
            for _click in range(2):
                await table.pilot.click(offer, offset=middle(offer.where(place)))
                await table.pilot.pause()
        assert [table.deck(player)[0].name for player in (0, 1)] == ["Partisan", "Zombie"]
        await click_key(table.pilot, table.app, "take back")
        assert len(table.picks) == 1
        await table.pilot.click("#deck-0", offset=(6, 1))
        await table.pilot.pause()
        assert "PARTISAN creature" in table.text


async def test_leaving_asks_first_when_picks_would_be_lost(drafting):
    async with drafting() as table:
        await table.press("1", "q")
        assert isinstance(table.app.screen, ConfirmScreen)
        await table.press("n")
        assert table.app.screen is table.screen
        await table.press("q", "y")
        assert table.answers == [None]


async def test_leaving_before_the_first_pick_asks_nothing(drafting):
    async with drafting() as table:
        await table.press("q")
        assert table.answers == [None]
