"""Below 80x24 a screen says what it needs, does nothing, and comes back with nothing lost."""

from textual.widgets import Input

from clash_tui.ui.clash.setup.new_duel import NewDuelScreen
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.frames import frame_text
from tests.ui.screens.samples import hand_over, show


async def test_a_half_written_name_is_still_there(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        show(app, "new-duel")
        await pilot.press(*["tab"] * 7, "A", "n")
        before = frame_text(app)
        await pilot.resize_terminal(60, 20)
        assert "needs 80x24, this is 60x20" in frame_text(app)
        await pilot.press("x", "escape", "enter", "ctrl+p", "question_mark")
        assert isinstance(app.screen, NewDuelScreen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert frame_text(app) == before
        await pilot.press("n")
        assert app.screen.query_one("#name-a", Input).value == "Ann"


async def test_a_click_through_the_cover_does_nothing(make_app):
    app = make_app()
    async with app.run_test(size=(79, 24)) as pilot:
        await pilot.pause()
        await pilot.click(offset=(35, 10))
        await pilot.click(offset=(3, 23))
        await pilot.press("d", "q", "enter")
        assert isinstance(app.screen, TitleScreen)
        assert app.is_running


async def test_the_screen_below_a_modal_adapts_too(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(hand_over())
        show(app, "confirm")
        await pilot.resize_terminal(120, 36)
        await pilot.press("n")
        await pilot.pause()
        assert app.screen.has_class("-large")
        assert not app.screen.has_class("-small")


async def test_ctrl_q_quits_even_then(make_app):
    app = make_app()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running
