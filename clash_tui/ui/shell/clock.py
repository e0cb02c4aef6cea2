"""The one clock by which input and screens are timed; tests put another in its place."""

from __future__ import annotations

from textual.events import Event
from textual.message import Message


class Clock:
    """Tells, in seconds that only go forward, what time it is and when something was typed."""

    def now(self) -> float:
        """Return the time."""
        # A message takes the time it is made at: so both are read off the same clock.
        return Message().time

    def time_of(self, event: Event) -> float:
        """Return when a key, a click or a paste came in, however long it has waited since."""
        return event.time
