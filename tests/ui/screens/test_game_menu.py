"""The menu of a game offers what can be done now, and nothing else."""

import pytest

from clash_tui.ui.after.sharing import code_entry
from clash_tui.ui.clash.after.result import ResultScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.shell.game_menu import GameMenu
from clash_tui.ui.widgets.menu import Entry, Menu
from tests.ui.board.duels import PLAN
from tests.ui.frames import frame_text
from tests.ui.positions import TABLE

CODE = Entry("copy_code", "Code")
ALWAYS = ["on", "rules", "help", "settings", "title"]


def offered(**given):
    """Return the ids of what a menu offers."""
    return [entry.id for entry in GameMenu(**{"code": None, **given})._entries()]


@pytest.mark.parametrize(
    ("given", "more"),
    [
        ({"playing": True}, {"draw", "resign"}),
        ({"playing": True, "turn": True}, {"turn", "resign"}),
        ({"playing": True, "turn": False}, {"resign"}),
        ({"playing": False}, set()),
        ({"playing": False, "turn": True}, set()),
        ({"playing": True, "turn": True, "over": True}, {"result"}),
        ({"playing": False, "over": True, "code": CODE}, {"result", "copy_code"}),
    ],
)
def test_it_offers_what_can_be_done(given, more):
    assert {*offered(**given)} == {*ALWAYS} | more


async def test_after_the_end_the_board_offers_the_result_and_no_move(at_table):
    async with at_table(TABLE) as table:
        await table.pilot.press("m", *["down"] * 5, "enter", "y")
        assert isinstance(table.screen, ResultScreen)
        await table.pilot.press("b")
        assert isinstance(table.screen, BoardScreen)
        await table.pilot.press("m")
        entries = table.screen.query_one(Menu).entries
        assert all(entry.enabled for entry in entries)
        text = frame_text(table.app)
        for over in ("Play on", "Offer a draw", "Resign", "kept"):
            assert over not in text
        await table.pilot.press("down", "enter")
        assert isinstance(table.screen, ResultScreen)


def test_a_deal_with_own_cards_has_no_line_for_its_code(monkeypatch):
    assert code_entry(PLAN) is not None
    monkeypatch.setattr("clash_tui.ui.after.sharing.code_of", lambda _plan: None)
    assert code_entry(PLAN) is None
