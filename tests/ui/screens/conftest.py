"""Shared by the tests of the screens."""

from collections.abc import Callable
from contextlib import asynccontextmanager
from datetime import date

import pytest

from clash_tui.base.settings import Settings
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.play.board import BoardScreen
from tests.ui.board.duels import PLAN, duel_at
from tests.ui.frames import frame_text

pytest.register_assert_rewrite("tests.ui.screens.sizes")

TODAY = date(2026, 11, 30)
MakeApp = Callable[..., ClashApp]


@pytest.fixture
def make_app() -> MakeApp:
    """Make an app with fixed settings, no files, a fixed seed and a fixed date."""

    def make(**settings: object) -> ClashApp:
        chosen = {"animation": "off", "confirm_idle_attack": False, **settings}
        return ClashApp(settings=Settings.model_validate(chosen), seed=7, today=TODAY)

    return make


class Table:
    """Ann and Ben before the board, at a position."""

    def __init__(self, app, pilot, duel):
        self.app, self.pilot, self.duel = app, pilot, duel
        self.board = BoardScreen(duel, PLAN)

    async def sit_down(self, ready=True):
        self.app.push_screen(self.board)
        await self.pilot.pause()
        if ready:
            await self.pilot.press("enter")
        return self

    @property
    def screen(self):
        return self.app.screen

    @property
    def text(self):
        return frame_text(self.app)

    @property
    def moves(self):
        return [self.duel.game.write_move(move) for move in self.duel.moves]


@pytest.fixture
def at_table(make_app):
    """Open the board at a position: ``async with at_table(TABLE) as table``."""

    @asynccontextmanager
    async def open_table(position, size=(80, 24), ready=True, **settings):
        app = make_app(**settings)
        async with app.run_test(size=size) as pilot:
            yield await Table(app, pilot, duel_at(position)).sit_down(ready)

    return open_table
