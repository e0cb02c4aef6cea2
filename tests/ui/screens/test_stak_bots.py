"""Looking through the bots of Stak Bots and the cards of a deck."""

import pytest

from clash_tui.base.paths import data_dir
from clash_tui.games.stak.cards import Bot, house_deck
from clash_tui.ui.clash.collection.cards import CardsScreen
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.stak.collection.bot_rows import COLUMNS, rows_of
from clash_tui.ui.stak.collection.bots import BotsScreen
from clash_tui.ui.stak.collection.decks_shown import THIS_GAME, deck_of, decks_to_show
from clash_tui.ui.stak.play.table_screen import StakScreen
from clash_tui.ui.stak.rules import StakRulesScreen
from clash_tui.ui.stak.setup.new_stak import NewStakScreen
from clash_tui.ui.widgets.menu import Menu
from clash_tui.ui.widgets.record_table import RecordTable
from tests.ui.frames import frame_text
from tests.ui.screens.samples import show, stak

OWN = 'name = "Twelve Cores"\n' + "\n".join(
    f"[cards.core-{n}]\nrank = {1 + (n - 1) // 2}\ncopies = 5" for n in range(1, 13)
)
"""A deck of cores alone, ten of each rank (SB9)."""


@pytest.fixture
def own_deck():
    folder = data_dir() / "stak" / "decks"
    folder.mkdir(parents=True)
    (folder / "cores.toml").write_text(OWN, encoding="utf-8")


def test_all_sixteen_bots_are_listed_even_those_a_deck_has_not():
    rows = rows_of(house_deck())
    assert {row.bot for row in rows} == {*Bot}
    assert sum(row.copies for row in rows) == 60
    few = house_deck().lines[:1]
    rows = rows_of(type(house_deck())("few", "Few", few))
    assert [row.bot for row in rows] == [*Bot]
    assert [row.copies for row in rows[1:]] == [0] * 15
    assert {row.power for row in rows[1:]} == {"-"}


def test_sb60_a_leader_is_sorted_below_all_printed_powers():
    power = next(each for each in COLUMNS if each.id == "power")
    rows = sorted(rows_of(house_deck()), key=power.value)
    assert rows[0].bot is Bot.LEADER
    assert rows[0].power == "X"
    assert rows[-1].bot is Bot.STOMP


def test_sb83_the_deck_of_a_game_is_found_by_its_cards_alone():
    house = house_deck()
    assert deck_of(decks_to_show(()), house.counts[::-1]) == ""
    gone = (("core-1", 60),)
    decks = decks_to_show((), gone)
    assert deck_of(decks, gone) == THIS_GAME
    assert [line.rank for line in decks[THIS_GAME].lines] == [0]


async def test_the_cards_of_both_games_are_one_key_apart(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        assert isinstance(app.screen, CardsScreen)
        await pilot.press("g")
        assert isinstance(app.screen, BotsScreen)
        await pilot.press("g")
        assert isinstance(app.screen, CardsScreen)
        await pilot.press("g", "q")
        assert isinstance(app.screen, TitleScreen)


async def test_enter_reads_the_rules_of_the_bot_under_the_cursor(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = show(app, "stak-bots")
        await pilot.pause()
        assert screen.table.cursor.version.id == "shot-v4"
        assert "house" in frame_text(app)
        await pilot.press("down", "down", "enter")
        assert isinstance(app.screen, StakRulesScreen)
        assert app.screen.query_one(Menu).cursor == "SB57"
        await pilot.press("q")
        assert app.screen is screen


async def test_sb83_an_own_deck_is_looked_through_too(make_app, own_deck):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = show(app, "stak-bots")
        await pilot.pause()
        await pilot.press("f", "down", "enter")
        assert "Twelve Cores: 60 cards" in frame_text(app)
        assert screen.table.cursor.bot is Bot.SHOT
        assert "Twelve Cores has no card of" in frame_text(app)
        assert "house data" not in frame_text(app)


async def test_the_table_opens_the_deck_that_is_played_with(make_app, own_deck):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        match, plan = stak(2, 0, deck=(("core-9", 1), *house_deck().counts[1:]))
        app.push_screen(board := StakScreen(match, plan))
        await pilot.pause()
        held = board.turn.held
        await pilot.press("k")
        assert isinstance(app.screen, BotsScreen)
        assert "The deck of this game" in frame_text(app)
        assert app.screen.query_one(RecordTable).cursor.version.id == held
        await pilot.press("q", "m")
        assert isinstance(app.screen, GameMenu)
        assert "cards" in [entry.id for entry in app.screen.query_one(Menu).entries]


async def test_the_form_of_a_new_game_opens_the_deck_that_is_chosen(make_app, own_deck):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.navigation.start_new_game("stak")
        await pilot.pause()
        assert isinstance(app.screen, NewStakScreen)
        app.screen.deck = "cores"
        await pilot.press("c")
        assert "Twelve Cores: 60 cards" in frame_text(app)
