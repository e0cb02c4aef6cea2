"""A game that has ended leaves nothing in memory once the title is shown again."""

import gc
import weakref
from collections import Counter

import pytest
from textual._styles_cache import StylesCache
from textual.strip import Strip

from clash_tui.games.clash.rules import Resign
from clash_tui.games.clash.rules.state import State
from clash_tui.ui.after.end import EndScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.ways import ways_of
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.board.duels import PLAN
from tests.ui.screens.samples import WON

KINDS = (StylesCache, Strip, State)
"""What there was most of: the pictures of widgets that were gone, and positions."""
SLACK = 60
"""So many strips of the title may be made at one time and not at another."""


def counts() -> Counter[type]:
    """Count what is alive."""
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    return Counter(kind for kind in kinds if kind in KINDS)


def left(gone: dict[str, weakref.ref[object]]) -> list[str]:
    """Return the names of what is still there."""
    gc.collect()
    return [name for name, each in gone.items() if each() is not None]


async def play_one(app, pilot, solo: bool) -> dict[str, weakref.ref[object]]:
    """Play a few moves, give up, and go to the title; return what must be gone then."""
    if solo:
        ways_of(app.navigation).start_solo(WON)
        await pilot.pause()
    else:
        ways_of(app.navigation).start_duel(PLAN)
        await pilot.pause()
        await pilot.press("enter", "enter")
    board = app.screen
    assert isinstance(board, BoardScreen)
    board.course.play(board.match.legal_moves()[0])
    await pilot.pause()
    board.course.play(Resign(board.match.to_move))
    await pilot.pause()
    assert isinstance(app.screen, EndScreen)
    games = {"the board": board, "the match": board.match, "the result": app.screen}
    gone: dict[str, weakref.ref[object]] = {name: weakref.ref(each) for name, each in games.items()}
    await pilot.press("q")
    await pilot.pause()
    assert isinstance(app.screen, TitleScreen)
    return gone


@pytest.mark.parametrize("solo", [False, True], ids=["duel", "solo"])
async def test_a_game_that_has_ended_is_gone(make_app, solo):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await play_one(app, pilot, solo)
        before = counts()
        gone = await play_one(app, pilot, solo)
        # Screens that were left are taken down one message after the other.
        for _message in range(100):
            if not left(gone):
                break
            await pilot.pause()
        assert left(gone) == []
        after = counts()
        assert after[State] <= before[State]
        assert after[StylesCache] <= before[StylesCache]
        assert after[Strip] <= before[Strip] + SLACK
