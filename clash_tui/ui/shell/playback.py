"""Playing back what happened moment by moment, until it is over or somebody skips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from textual.timer import Timer
from textual.widget import Widget

from clash_tui.base.first_look import Animation

SECONDS = {"fast": 0.16, "normal": 0.42, "slow": 0.9}
"""How long a moment of length 1 lasts at each speed."""


PACES: tuple[Animation, ...] = ("slow", "normal", "fast", "off")
"""The speeds there are, the slowest first."""


def other_pace(pace: Animation, wish: str) -> Animation:
    """Return the speed beside one, "faster" or "slower"; at an end the same."""
    place = PACES.index(pace) + (1 if wish == "faster" else -1)
    return PACES[max(0, min(place, len(PACES) - 1))]


class Shown(Protocol):
    """One moment that is shown."""

    @property
    def length(self) -> float:
        """How long it stands, in beats; a fraction for what needs little time."""

    @property
    def waits(self) -> bool:
        """Whether it stays until a key is pressed."""

    @property
    def other_turn(self) -> bool:
        """Whether it is the first of another turn: who skips one has not skipped the next."""


BeatT = TypeVar("BeatT", bound=Shown)


class Playback(Generic[BeatT]):
    """Shows beats on a screen at a speed; the end is reported once, however it is reached.

    Args:
        owner: Whose timers are used.
        show: Shows one beat.
    """

    def __init__(self, owner: Widget, show: Callable[[BeatT], None]) -> None:
        self._owner = owner
        self._show = show
        self._beats: list[BeatT] = []
        self._done: Callable[[], None] | None = None
        self._seconds = 0.0
        self._timer: Timer | None = None
        self.showed = False
        """Whether anything was shown of what was told last."""

    @property
    def running(self) -> bool:
        """Whether something is still being told."""
        return self._done is not None

    @property
    def waiting(self) -> bool:
        """Whether it stands still until a key is pressed."""
        return self.running and self._timer is None

    def play(self, beats: Sequence[BeatT], seconds: float, done: Callable[[], None]) -> None:
        """Show the beats, each for its length times ``seconds``; none at all for 0 seconds."""
        self._beats = list(beats) if seconds > 0 else [beat for beat in beats if beat.waits]
        self._seconds = seconds
        self._done = done
        self.showed = False
        self._next()

    def go_on(self) -> None:
        """Go on from where it waits for a key; else skip to that, to another turn or to the end."""
        if self.waiting:
            self._next()
            return
        while self._beats and not (self._beats[0].waits or self._beats[0].other_turn):
            self._beats.pop(0)
        self._next()

    def keep_pace(self, seconds: float) -> None:
        """Go on at another speed; for 0 seconds skip to where it waits for a key, or to the end."""
        self._seconds = seconds
        if self.running and not self.waiting and seconds <= 0:
            self._beats = [beat for beat in self._beats if beat.waits]
            self._next()

    def _next(self) -> None:
        self._stop_timer()
        if not self._beats:
            done, self._done = self._done, None
            if done is not None:
                done()
            return
        beat = self._beats.pop(0)
        self.showed = True
        self._show(beat)
        if not beat.waits:
            self._timer = self._owner.set_timer(beat.length * self._seconds, self._next)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
