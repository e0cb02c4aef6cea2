"""Two hands at a keyboard and a mouse, by a clock of their own: quick, slow, and held down."""

import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from textual import events
from textual.app import App

from tests.ui.clocks import HandClock
from tests.ui.settling import settle

FASTEST = 0.03
"""Seconds between two keys that come in one packet, or of one that is held."""


class Hands:
    """Types and clicks in a running app the way a terminal tells of it.

    Args:
        app: The app; its clock becomes the hands'.
    """

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        # Whatever was typed before lies behind.
        self.clock = HandClock(app.clock.now() + 10)  # type: ignore[attr-defined]
        app.clock = self.clock  # type: ignore[attr-defined]

    async def wait(self, seconds: float) -> None:
        """Let time pass; timers of the board go off in it."""
        self.clock.time += seconds
        await settle()

    async def press(self, *keys: str, after: float = 1.0, every: float = 1.0) -> None:
        """Press keys one after the other, each when the one before has done all it does."""
        for number, key in enumerate(keys):
            await self.wait(every if number else after)
            self._send(_key(key))
            await settle()

    def pressed(self, key: str) -> events.Event:
        """Return a key as it would come now, to be handed to the app."""
        return self._stamped(_key(key))

    async def press_at_once(self, *keys: str, after: float = 1.0) -> None:
        """Press keys so fast that the app finds all of them waiting."""
        await self.wait(after)
        made = []
        for key in keys:
            self.clock.time += FASTEST
            made.append(self._stamped(_key(key)))
        self.clock.time += FASTEST
        for event in made:
            self._app.post_message(event)
        await settle()

    async def hold(self, key: str, repeats: int, after: float = 1.0, first: float = 0.5) -> None:
        """Hold a key down: it comes once, after a while again, and then again and again."""
        await self.press(key, after=after)
        await self.press(*[key] * repeats, after=first, every=FASTEST)

    async def click(self, x: int, y: int, after: float = 1.0) -> None:
        """Click on a cell."""
        await self.wait(after)
        for kind in (events.MouseDown, events.MouseUp):
            self._send(_mouse(kind, x, y))
            await settle()

    async def paste(self, text: str, after: float = 1.0) -> None:
        """Paste a text."""
        await self.wait(after)
        self._send(events.Paste(text))
        await settle()

    def _send(self, event: events.Event) -> None:
        self._app.post_message(self._stamped(event))
        # Nothing is done in no time.
        self.clock.time += 0.001

    def _stamped(self, event: events.Event) -> events.Event:
        event.time = self.clock.time
        event.set_sender(self._app)
        return event


def _key(key: str) -> events.Key:
    names = {"space": " ", "enter": "\r", "tab": "\t"}
    character = names.get(key, key if len(key) == 1 else None)
    if character is not None and unicodedata.category(character) == "Cc" and key not in names:
        character = None
    return events.Key(key, character)


def _mouse(kind: type[events.MouseEvent], x: int, y: int) -> events.MouseEvent:
    return kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)


class BoardTimers:
    """The timers of the board's animations, by the hands' clock."""

    def __init__(self, patch: pytest.MonkeyPatch, clock: HandClock) -> None:
        from clash_tui.ui.shell.playback import Playback

        self._clock = clock
        self._waiting: list[_Timer] = []
        timers = self

        class Owner:
            def set_timer(self, delay: float, callback: Callable[[], None]) -> "_Timer":
                timer = _Timer(clock.time + delay, callback)
                timers._waiting.append(timer)
                return timer

        before = Playback.__init__

        def owned(playback: Playback, _owner: object, show: Any) -> None:
            before(playback, Owner(), show)  # type: ignore[arg-type]

        patch.setattr(Playback, "__init__", owned)

    async def go_off(self) -> None:
        """Let all timers go off whose time has come."""
        while due := [timer for timer in self._waiting if timer.due <= self._clock.time]:
            first = min(due, key=lambda timer: timer.due)
            self._waiting.remove(first)
            if not first.stopped:
                first.callback()
                await settle()


class _Timer:
    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due, self.callback, self.stopped = due, callback, False

    def stop(self) -> None:
        self.stopped = True
