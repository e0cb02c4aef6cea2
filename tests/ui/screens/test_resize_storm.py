"""A window that changes its size all the time: no crash, nothing lost, on every screen.

All screens together see more than 200 sizes; each one is slow, as it lays the screen out anew.
"""

import random

import pytest

from tests.ui.frames import frame_text
from tests.ui.screens.samples import SAMPLES, show
from tests.ui.screens.test_board import BOARDS, Table, duel_at

STORM = 6


def sizes(seed: str) -> list[tuple[int, int]]:
    rng = random.Random(seed)
    return [(rng.randint(20, 200), rng.randint(5, 60)) for _ in range(STORM)]


async def weather(pilot, app, seed):
    """Let the storm pass, and come back to the size it began with."""
    before = frame_text(app)
    stack = list(app.screen_stack)
    for width, height in sizes(seed):
        await pilot.resize_terminal(width, height)
    await pilot.resize_terminal(80, 24)
    await pilot.pause()
    assert app.screen_stack == stack
    assert frame_text(app) == before


@pytest.mark.parametrize("name", ["title", *SAMPLES])
async def test_on_a_screen(name, make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        if name != "title":
            show(app, name)
        await pilot.pause()
        await weather(pilot, app, name)


@pytest.mark.parametrize("name", BOARDS)
async def test_during_a_game(name, make_app):
    position, keys = BOARDS[name]
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        table = await Table(app, pilot, duel_at(position)).sit_down()
        await pilot.press(*keys)
        moves, hint = table.moves, table.board.hint
        await weather(pilot, app, name)
        assert table.moves == moves
        assert table.board.hint == hint
