"""What is typed or clicked on a board, and whether it was meant for what stands there now."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.ui.shell.gestures import Gesture

_AFTER_SHOWING = 0.4
"""Seconds after which a key is no longer meant for what was shown."""


class Meant:
    """When the board last showed something, and since when the player decides.

    Args:
        now: Returns the time in seconds.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._shown_until = self._decides_since = float("-inf")
        self._decides_in: object = None
        """Which turn that is, and which moment of an Assault."""

    def showed(self) -> None:
        """Note that the board stops showing something now."""
        self._shown_until = self._now()

    def decides(self, moment: object) -> None:
        """Note which moment a player decides in; what is known of the same one stays."""
        if moment != self._decides_in:
            self._decides_in, self._decides_since = moment, self._now()

    def commits(self, gesture: Gesture, *, in_summoning: bool) -> bool:
        """Say whether something may be committed by this.

        Space attacks and enter plays; both skip, too, and so does a click. For a moment after
        something was shown they do nothing, nor do they while they are held since then.

        Args:
            gesture: What was typed or clicked.
            in_summoning: Whether space would end a Summoning.
        """
        if gesture.key is None:
            return gesture.began >= self._shown_until
        if gesture.key not in ("space", "enter"):
            return True
        if gesture.time < self._shown_until + _AFTER_SHOWING:
            return False
        # A turn is never ended by a key that may have been held since before it.
        ends_turn = gesture.key == "space" and in_summoning
        began = gesture.may_have_begun if ends_turn else gesture.began
        return began >= max(self._decides_since, self._shown_until)
