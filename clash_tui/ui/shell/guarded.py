"""The program as what hands keys, clicks and pasted text on, to the screen they were meant for."""

from __future__ import annotations

from collections import deque
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.screen import Screen

from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.clock import Clock
from clash_tui.ui.shell.gestures import Gesture, Gestures

_UNDER_WAY = 64
"""How many keys can wait at most that are looked at twice."""


class Guarded(App[None]):
    """Lets each screen say which input counts there, before any of it reaches the screen."""

    CLOCK: ClassVar[Clock] = Clock()

    def __init__(self) -> None:
        super().__init__()
        self.clock = self.CLOCK
        """What screens and input are timed by."""
        self.screen_came = float("-inf")
        """When the screen on top came there."""
        self._gestures = Gestures()
        self._handed_on: deque[tuple[events.Event, Gesture]] = deque(maxlen=_UNDER_WAY)
        """The keys that were handed on last: a screen that has no use for one gives it back."""

    def on_mount(self) -> None:
        """Note from now on when a screen comes."""
        self.screen_change_signal.subscribe(self, self._screen_comes, immediate=True)

    def _screen_comes(self, _screen: Screen[Any]) -> None:
        self.screen_came = self.clock.now()

    async def on_event(self, event: events.Event) -> None:
        """Hand input on that was meant for the screen that is there."""
        if not self._is_turned_away(event):
            await super().on_event(event)

    def _is_turned_away(self, event: events.Event) -> bool:
        """Whether input does not count on the screen that is there now, which then hears so.

        A key is looked at twice: as it comes, and when the screen it was handed to had no binding
        of its own to stop it. Textual then looks for one on the screen on top, and that may be
        another one by now: the key before has led there.
        """
        typed = isinstance(event, events.InputEvent | events.Paste)
        if not typed or isinstance(event, events.MouseMove):
            return False
        if event.is_forwarded:
            gesture = next((gesture for each, gesture in self._handed_on if each is event), None)
        else:
            gesture = self._gesture(event)
            self._handed_on.append((event, gesture))
        screen = self.screen
        if gesture is None or not isinstance(screen, HouseScreen) or screen.admits(gesture):
            return False
        if screen.is_mounted:
            # Before that it has nothing yet to say it with.
            screen.turned_away(gesture)
        return True

    def _gesture(self, event: events.Event) -> Gesture:
        time = self.clock.time_of(event)
        match event:
            case events.Key(key=key):
                return self._gestures.key(key, time)
            case events.MouseDown(x=x, y=y):
                return self._gestures.button_down(x, y, time)
            case events.MouseUp():
                return self._gestures.button_up(time)
        return self._gestures.other(time)
