"""The title: what there is to continue stands there from the first picture, and nothing moves."""

from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.menu import Menu
from tests.match.test_saves import duel
from tests.ui.frames import frame_text
from tests.ui.screens.test_saves import WHEN, games, leave, still  # noqa: F401 - fixtures


class Unloaded(ClashApp):
    """The program whose games are read only when the test says so."""

    def _load_behind(self) -> None:
        return


def load(app):
    """Let the games be read."""
    from clash_tui.ui import app as module

    loaded = module._load()
    module._warm_up()
    app._take_all(loaded)


async def test_the_row_is_there_before_games_can_be_read(games):  # noqa: F811
    leave(games, "left.json", duel(3, 7))
    app = Unloaded(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        first = frame_text(app)
        menu = app.screen.query_one(Menu)
        assert menu.cursor == "continue_game"
        await pilot.press("down", "c")
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("up")
        assert frame_text(app) == first
        load(app)
        await pilot.pause()
        assert isinstance(app.screen, DuelHandOver)


async def test_nothing_moves_when_games_have_been_read(games):  # noqa: F811
    leave(games, "left.json", duel(3, 7))
    app = Unloaded(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "down")
        before = frame_text(app)
        load(app)
        await pilot.pause()
        assert frame_text(app) == before


async def test_a_game_that_is_gone_when_games_are_read_leaves_its_row(games):  # noqa: F811
    leave(games, "left.json", duel(3, 7))
    app = Unloaded(seed=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = frame_text(app)
        (games / "left.json").unlink()
        load(app)
        await pilot.press("c", "enter")
        assert frame_text(app) == before
        assert "continue_game" not in app.screen.available_actions()
        # Who comes back to the title finds it as it is by now.
        await pilot.press("s", "q")
        assert "Continue" not in frame_text(app)
