"""Looking through all cards: one large, what is like it, what a set has brought."""

import pytest

from clash_tui.games.clash.cards import default_catalog
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.clash.collection.card_face import CardFace
from clash_tui.ui.clash.collection.card_table import CardTable
from clash_tui.ui.clash.collection.cards import CardsScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.widgets.filter_bar import FilterBar
from clash_tui.ui.widgets.key_bar import KeyBar
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.playing import click_key
from tests.ui.screens.sizes import SIZES

OWN = """
id = "mine"
name = "Mine"
year = 2026
[cards.sea-cat]
name = "Sea Cat"
type = "creature"
cost = 9
attack = 1
health = 1
abilities = ["rage"]
"""


def words(app):
    return " ".join(frame_text(app).split())


async def test_by_keyboard(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(CardScreen(default_catalog().card("troll")))
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, CardsScreen)
        table, menu = app.screen.query_one(CardTable), app.screen.query_one(Menu)
        assert table.cursor.card.id == "troll"
        assert len(table.shown) == 352
        assert "Berserk: attacks again" in words(app)
        assert "creature of Initiation Pack," in words(app)

        # What the widgets tell of a key arrives after the next one, where keys come fast.
        app.screen.action_move_cursor("up")
        app.screen.action_move_cursor("down")
        app.screen.action_switch()
        await pilot.press("down")
        assert menu.cursor == "tribe-leader"
        assert app.screen.query_one(CardFace)._scene.id == "tribe-leader"
        assert table.cursor.card.id == "troll"
        await pilot.press("enter")
        await pilot.pause()
        assert table.cursor.card.id == "tribe-leader"
        assert menu.cursor != "tribe-leader"
        await pilot.press("z")
        assert table.cursor.card.id == "troll"

        await pilot.press("enter")
        assert isinstance(app.screen, CardScreen)
        await pilot.press("a")
        assert isinstance(app.screen, CardScreen)
        await pilot.press("q", "slash", *"aerial", "enter", "s", "down", "down", "down", "enter")
        assert {card.id for card in table.shown} < {
            card.id for card in default_catalog().set("deliquescence").cards
        }
        assert "New in 2022: Aerial, Defender, Vanish," in words(app)
        # A card that is filtered out is listed again when one goes there.
        await pilot.press("tab", "end", "tab", "down", "down", "enter")
        await pilot.pause()
        assert len(table.shown) == 352

        await pilot.press("o", "enter")
        costs = [card.cost for card in table.shown]
        assert costs == sorted(costs, reverse=True)
        await pilot.press("tab", "q", "q")
        await pilot.pause()
        assert not isinstance(app.screen, CardsScreen)


async def test_by_mouse(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        app.push_screen(CardsScreen())
        await pilot.pause()
        screen = app.screen
        table, menu = screen.query_one(CardTable), screen.query_one(Menu)
        await pilot.click(CardTable, offset=(8, 0))
        names = [card.name for card in table.shown]
        assert names[0] == "Aberration"
        await pilot.click(CardTable, offset=(8, 0))
        assert [card.name for card in table.shown] == names[::-1]

        places = screen.query_one(FilterBar)._places
        start = next(start for start, _end, chip in places if chip == "ability")
        await pilot.click(FilterBar, offset=(start + 3, 0))
        await pilot.pause()
        await pilot.click(app.screen.query_one(Menu), offset=(5, 1))
        await pilot.pause()
        assert all("rage" in (*card.abilities, *card.auras) for card in table.shown)

        await pilot.click(CardTable, offset=(8, 4))
        await pilot.pause()
        before, goal = table.cursor.card, menu.entries[1].id
        await pilot.click(CardTable, offset=(8, 4))
        await pilot.pause()
        assert isinstance(app.screen, CardScreen)
        await pilot.click(offset=(1, 1))
        await pilot.click(screen.query_one("#like Menu"), offset=(8, 1))
        await pilot.pause()
        assert table.cursor.card.id == goal
        await click_key(pilot, app, "return")
        assert table.cursor.card == before
        await click_key(pilot, app, "no filter")
        assert len(table.shown) == 352
        await click_key(pilot, app, "back")
        assert not isinstance(app.screen, CardsScreen)


async def test_no_card_and_an_own_set(make_app, data_folder):
    (data_folder / "sets").mkdir(parents=True)
    (data_folder / "sets" / "mine.toml").write_text(OWN, encoding="utf-8")
    default_catalog.cache_clear()
    app = make_app()
    try:
        async with app.run_test(size=(80, 24)) as pilot:
            app.push_screen(CardsScreen())
            await pilot.press("slash", *"xyzzy", "enter")
            await pilot.pause()
            assert "No card is like that." in words(app)
            labels = [hint.label for hint in app.screen.query_one(KeyBar)._hints]
            assert labels == ["search", "no filter", "show all", "other game", "help"]
            await pilot.press("tab", "right", "enter", "i", "r", "z", "n", "s")
            await pilot.press(*["down"] * 12, "enter")
            await pilot.pause()
            assert [card.id for card in app.screen.query_one(CardTable).shown] == ["sea-cat"]
            assert "Mine (own) No ability that other sets have not." in words(app)
            assert "creature of Mine (own), 2026" in words(app)

            app.push_screen(NewDuelScreen())
            await pilot.press("right", "down")
            await pilot.pause()
            assert "Breaching In (2022): 32 cards." in words(app)
            assert "New in 2022: Aerial, Defender, Mercenary," in words(app)
            await pilot.press("up", "up")
            await pilot.pause()
            assert "Mine (own) (2026): 1 card." in words(app)
    finally:
        default_catalog.cache_clear()


async def test_at_every_size(make_app, golden):
    app = make_app()
    async with app.run_test(size=SIZES[0]) as pilot:
        app.push_screen(CardsScreen("leprechaun"))
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert frame_text(app) == golden(name=f"{width}x{height}")
        await pilot.resize_terminal(80, 24)
        await pilot.press("s", "down", "down", "down", "enter", "tab", "down")
        await pilot.pause()
        assert frame_text(app) == golden(name="80x24-also-see")


@pytest.mark.parametrize("keys", [(), ("s", "down", "down", "enter")], ids=["all", "one-set"])
async def test_plain_ascii_is_plain_ascii(keys, make_app, golden):
    app = make_app(glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a")
        assert isinstance(app.screen, CardsScreen)
        await pilot.press(*keys)
        await pilot.pause()
        text = frame_text(app)
        assert text.isascii()
        assert text == golden
