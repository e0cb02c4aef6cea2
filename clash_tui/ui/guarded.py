"""The program as what hands keys, clicks and pasted text on, to the screen they were meant for."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.screen import Screen

from clash_tui.ui.clock import Clock
from clash_tui.ui.gestures import Gesture, Gestures
from clash_tui.ui.screens.base import HouseScreen


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

    def on_mount(self) -> None:
        """Note from now on when a screen comes."""
        self.screen_change_signal.subscribe(self, self._screen_comes, immediate=True)

    def _screen_comes(self, _screen: Screen[Any]) -> None:
        self.screen_came = self.clock.now()

    async def on_event(self, event: events.Event) -> None:
        """Hand input on that was meant for the screen that is there."""
        typed = isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded
        if typed and not isinstance(event, events.MouseMove):
            gesture = self._gesture(event)
            screen = self.screen
            if isinstance(screen, HouseScreen) and not screen.admits(gesture):
                screen.turned_away(gesture)
                return
        await super().on_event(event)

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
