"""A whole Constructed duel with Champions, from the title to the result, by keyboard alone."""

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.formats import replay
from clash_tui.ui.clash.collection.builder import BuilderScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.setup.ban import BanScreen
from clash_tui.ui.clash.setup.champion import ChampionScreen
from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.shell.pass_on import PassOnScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from tests.ui.frames import frame_text
from tests.ui.screens.playing import play_with_the_keyboard

CONSTRUCTED = ("d", "down", "down", "enter")
CHAMPIONS = ("tab", "tab", "tab", "down", "enter")


def names_shown(app):
    """Return the names of cards that stand on the screen."""
    text = frame_text(app)
    cards = default_catalog().set("initiation-pack").cards
    return [card.name for card in cards if card.name in text]


async def build(pilot, app, *keys):
    """Take the keyboard and build a deck; return the names of its cards."""
    assert isinstance(app.screen, PassOnScreen)
    assert names_shown(app) == []
    await pilot.press("enter", *keys)
    assert isinstance(app.screen, BuilderScreen)
    deck = [entry.label for entry in app.screen.query_one(Menu).entries]
    await pilot.press("f")
    await pilot.pause()
    return deck


async def test_a_whole_constructed_duel_with_champions_by_keyboard_alone(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*CONSTRUCTED, *CHAMPIONS, "f2")
        anns = await build(pilot, app, "slash", *"rage", "enter", "r", "n", "r")
        bens = await build(pilot, app, *["enter", "down"] * 4, "r")
        assert (len(anns), len(bens)) == (10, 10)
        assert isinstance(app.screen, PassOnScreen)
        assert names_shown(app) == []
        await pilot.press("enter")
        assert isinstance(app.screen, BanScreen)
        await pilot.press("enter", "enter", "z", "enter", "down", "enter", "right", "enter")
        assert "Eight cards are left to each side." in frame_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, ChampionScreen)
        await pilot.press("enter", "down", "enter", "enter")
        champions = await play_with_the_keyboard(pilot, app)
        assert champions > 0
        assert "wins" in frame_text(app)
        duel, plan = app.session.game
        assert duel.preparation == plan.preparation
        assert replay(duel.preparation, default_catalog()).setup() == duel.setup
        assert None not in duel.setup.champions
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)


async def test_without_champions_the_bans_lead_to_the_board(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*CONSTRUCTED, "f2")
        for _ in range(2):
            await build(pilot, app, "r")
        await pilot.press(*["enter"] * 6)
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, BoardScreen)
        assert app.session.game[0].setup.champions == (None, None)


async def test_the_first_builder_can_go_back_to_the_choices(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*CONSTRUCTED, "f2", "enter", "enter", "q", "y")
        await pilot.pause()
        assert isinstance(app.screen, NewDuelScreen)


async def test_the_last_ban_is_taken_back_from_the_champions(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*CONSTRUCTED, *CHAMPIONS, "f2")
        for _ in range(2):
            await build(pilot, app, "r")
        await pilot.press(*["enter"] * 6)
        assert isinstance(app.screen, ChampionScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, BanScreen)
        assert "ban 4 of 4" in frame_text(app)
