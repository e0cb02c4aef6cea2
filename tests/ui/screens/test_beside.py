"""A click beside a dialog closes it as Esc would: with the safe answer, and not at once."""

import pytest

from clash_tui.base.paragraphs import paragraph
from clash_tui.games.clash.cards import default_catalog
from clash_tui.ui.clash.collection.card_detail import CardScreen
from clash_tui.ui.shell.ask_line import AskLineScreen
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.shell.pick import PickScreen
from clash_tui.ui.shell.show_line import ShowLineScreen
from clash_tui.ui.shell.text_overlay import TextOverlay
from clash_tui.ui.widgets.menu import Entry

DIALOGS = {
    "ask": lambda: AskLineScreen("A name"),
    "confirm": lambda: ConfirmScreen("Sure?"),
    "menu": lambda: GameMenu(playing=True, code=Entry("copy_code", "Code")),
    "pick": lambda: PickScreen("Pick", [Entry("a", "A")]),
    "line": lambda: ShowLineScreen("A line", "a line"),
    "text": lambda: TextOverlay((paragraph("words"),)),
}


@pytest.mark.parametrize("name", DIALOGS)
async def test_a_click_beside_it_is_the_safe_answer(make_app, monkeypatch, name):
    monkeypatch.setattr(HouseModal, "TOO_SOON", 3600.0)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        answers = []
        dialog = DIALOGS[name]()
        app.push_screen(dialog, answers.append)
        await pilot.pause()
        await pilot.click(offset=(1, 1))
        assert app.screen is dialog  # it has only just come
        monkeypatch.setattr(HouseModal, "TOO_SOON", 0.0)
        box = dialog.query_one("#dialog").region
        await pilot.click(offset=(box.x + 1, box.y))
        assert app.screen is dialog
        await pilot.click(offset=(1, 1))
        await pilot.pause()
        assert app.screen is not dialog
        assert answers == [False if name == "confirm" else None]


async def test_a_card_up_close_is_closed_by_any_click_but_the_second_of_two(make_app, monkeypatch):
    monkeypatch.setattr(HouseModal, "TOO_SOON", 3600.0)
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        card = CardScreen(default_catalog().card("troll"))
        app.push_screen(card)
        await pilot.pause()
        await pilot.click("#dialog")
        assert app.screen is card
        monkeypatch.setattr(HouseModal, "TOO_SOON", 0.0)
        await pilot.click("#dialog")
        await pilot.pause()
        assert app.screen is not card
