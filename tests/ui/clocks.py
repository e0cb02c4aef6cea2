"""Clocks for tests: no test waits, and none depends on how fast it runs."""

from textual.events import Event

from clash_tui.ui.shell.clock import Clock


class PatientClock(Clock):
    """Whoever plays by it waits a second before each key and each click."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._last: Event | None = None

    def now(self) -> float:
        return self.time

    def time_of(self, event: Event) -> float:
        if event is not self._last:
            self._last = event
            self.time += 1
        return self.time


class HandClock(Clock):
    """Goes only as far as the test lets it, in ``time``; input has the time it is made with."""

    def __init__(self, time: float) -> None:
        self.time = time

    def now(self) -> float:
        return self.time
