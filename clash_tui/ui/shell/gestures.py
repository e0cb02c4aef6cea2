"""Keys and clicks as gestures: when each of them began, by time alone.

A terminal tells of no key that is let go. One that is held comes as a stream of equal keys, the
second of them a good while after the first; a double click comes as two. What belongs together
began with its first part.
"""

from __future__ import annotations

from dataclasses import dataclass

FIRST_REPEAT = 0.75
"""Seconds within which a held key comes for the second time; terminals take 0.25 to 0.66."""
STREAM = 0.12
"""Seconds within which it then comes again and again. Hardly a finger is that fast."""
STREAM_AT_WORST = 0.4
"""The same over a bad connection; whoever types can be that fast, too."""
DOUBLE_CLICK = 0.5
"""Seconds within which a second click at the same place belongs to the first."""
_NEAR = 1
"""How many cells a hand may move between both."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """One key, click or paste, and since when it has been going on.

    Attributes:
        time: When it came.
        began: When it surely began: a key that streams with its first stroke, a second click with
            the first one.
        may_have_begun: When it may have begun: a key that comes for the second time can be held.
        at_worst_began: When it may have begun if the connection is a bad one.
        key: Textual's name of the key; None for the mouse and for pasted text.
    """

    time: float
    began: float
    may_have_begun: float
    at_worst_began: float
    key: str | None = None


class Gestures:
    """Follows all that is typed and clicked, in the order in which it comes."""

    def __init__(self) -> None:
        self._key: str | None = None
        self._last = float("-inf")
        self._run = _Run(STREAM)
        self._run_at_worst = _Run(STREAM_AT_WORST)
        self._place = (-9, -9)
        self._clicked = float("-inf")
        self._button: Gesture | None = None

    def key(self, key: str, time: float) -> Gesture:
        """Take in a key."""
        gap = time - self._last if key == self._key else float("inf")
        self._key, self._last = key, time
        may_have_begun = self._run.went_on(time, gap)
        at_worst_began = self._run_at_worst.went_on(time, gap)
        # Its second coming alone may as well be a second stroke.
        surely = self._run.repeats > 1 or gap < STREAM
        return Gesture(
            time, may_have_begun if surely else time, may_have_begun, at_worst_began, key
        )

    def button_down(self, x: int, y: int, time: float) -> Gesture:
        """Take in a mouse button that goes down."""
        near = abs(x - self._place[0]) <= _NEAR and abs(y - self._place[1]) <= _NEAR
        again = near and self._button is not None and time - self._clicked < DOUBLE_CLICK
        began = self._button.began if again and self._button is not None else time
        self._place, self._clicked = (x, y), time
        self._button = Gesture(time, began, began, began)
        return self._button

    def button_up(self, time: float) -> Gesture:
        """Take in a mouse button that goes up: it came and began as it went down."""
        return self._button or self.other(time)

    def other(self, time: float) -> Gesture:
        """Take in what stands for itself: pasted text, a turn of the wheel."""
        return Gesture(time, time, time, time)


class _Run:
    """Equal keys that may be one that is held."""

    def __init__(self, stream: float) -> None:
        self._stream = stream
        self._began = 0.0
        self.repeats = 0

    def went_on(self, time: float, gap: float) -> float:
        """Return when the run began to which a key belongs, so long after its like."""
        if gap < (self._stream if self.repeats else FIRST_REPEAT):
            self.repeats += 1
        else:
            self._began, self.repeats = time, 0
        return self._began
