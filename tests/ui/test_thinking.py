"""Thinking beside a screen: one thing at a time, and nothing is heard that is not asked for."""

from threading import Event

import pytest
from textual.app import App

from clash_tui.bots.player import Stopped
from clash_tui.ui.shell.thinking import Thinking


class Thinker(App[None]):
    """An app that remembers what it heard."""

    def __init__(self):
        super().__init__()
        self.thinking = Thinking(self)
        self.heard = []


async def ended(app, pilot):
    await app.workers.wait_for_complete()
    await pilot.pause()


def until(go, thought):
    """Return what thinks until it is told to answer, or to stop."""

    def think(stop):
        while not go.wait(0.001):
            if stop():
                raise Stopped
        return thought

    return think


async def test_what_was_thought_out_comes_back():
    app = Thinker()
    async with app.run_test() as pilot:
        app.thinking.begin(lambda _stop: 7, app.heard.append)
        assert app.thinking.running
        await ended(app, pilot)
        assert app.heard == [7]
        assert not app.thinking.running


async def test_who_stops_it_never_hears_of_it():
    app, go = Thinker(), Event()
    async with app.run_test() as pilot:
        app.thinking.begin(until(go, 1), app.heard.append)
        app.thinking.stop()
        assert not app.thinking.running
        go.set()
        app.thinking.begin(lambda _stop: 2, app.heard.append)
        while app.thinking.running:
            await pilot.pause()
        assert app.heard == [2]


async def test_the_next_is_begun_when_the_one_before_has_ended():
    app, never, go, log = Thinker(), Event(), Event(), []

    def first(stop):
        log.append("first begins")
        try:
            return until(never, 1)(stop)
        finally:
            log.append("first ends")

    def second(_stop):
        log.append("second begins")
        return 2

    async with app.run_test() as pilot:
        app.thinking.begin(first, app.heard.append)
        while not log:
            await pilot.pause()
        app.thinking.begin(second, app.heard.append)
        go.set()
        while len(app.heard) < 1:
            await pilot.pause()
        assert app.heard == [2]
        assert log == ["first begins", "first ends", "second begins"]


@pytest.mark.parametrize("stops", [True, False])
async def test_it_ends_with_the_program(stops):
    app, never = Thinker(), Event()
    async with app.run_test():
        app.thinking.begin(until(never, 1), app.heard.append)
        if stops:
            app.thinking.stop()
    assert app.heard == []
