"""Waiting until an app has done all it has to do: exactly so long, and not by the clock.

Textual's pilot sleeps for a fiftieth of a second at least, several times for each key and click,
and takes an app for settled when it has used little time. Here it is settled when none of its
tasks can go on and no screen waits to be drawn, so a test waits no longer and never too short.
"""

import asyncio

import pytest
from textual import app as textual_app
from textual import pilot as textual_pilot
from textual._context import active_app
from textual._wait import wait_for_idle
from textual.app import App

MOST_ROUNDS = 100_000


async def settle(*_times: float) -> None:
    """Let the app go on until it waits for a key, a click or the time of a timer.

    What runs in a thread cannot be seen from here, so an app with workers is waited for by time.
    """
    app = active_app.get()
    if any(not worker.is_finished for worker in app.workers):
        await wait_for_idle(0)
        return
    loop = asyncio.get_running_loop()
    for _round in range(MOST_ROUNDS):
        await asyncio.sleep(0)
        if not loop._ready and not draw(app):  # type: ignore[attr-defined]
            return
    raise AssertionError("the app never settles")


def draw(app: App[object]) -> bool:
    """Do what waits for the next picture: a new size, and screens; return whether any did."""
    resized = app._resize_timer is not None
    waiting = [screen for screen in app.screen_stack if screen._update_timer._active.is_set()]
    if resized:
        app._check_resize()
    for screen in waiting:
        screen._on_timer_update()
    return resized or bool(waiting)


def use_it(patch: pytest.MonkeyPatch) -> None:
    """Let all pilots wait like this."""
    for module in (textual_app, textual_pilot):
        patch.setattr(module, "wait_for_idle", settle)
