"""Telling on the table what a move has brought, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clash_tui.base.first_look import Animation
from clash_tui.games.protocol import Told
from clash_tui.games.stak.words.telling import Teller
from clash_tui.ui.shell.playback import SECONDS, Playback
from clash_tui.ui.stak.play.moments import Moment, moments_of
from clash_tui.ui.stak.play.sight import Sight


class Retelling:
    """Tells what has happened at the speed that is set.

    Args:
        playback: Shows the moments.
        teller: Finds the words.
        sight: What may be seen.
        pace: Returns the speed.
    """

    def __init__(
        self,
        playback: Playback[Moment],
        teller: Teller,
        sight: Sight,
        pace: Callable[[], Animation],
    ) -> None:
        self._playback = playback
        self._teller = teller
        self._sight = sight
        self._pace = pace
        self.moment: Moment | None = None
        """What is shown now; None while nothing is told."""

    def tell(self, told: Sequence[Told], done: Callable[[], None]) -> None:
        """Tell what has happened, as whoever looks may know it."""

        def all_told() -> None:
            self.moment = None
            done()

        moments = moments_of(told, self._teller, self._sight.eyes)
        self._playback.play(moments, SECONDS.get(self._pace(), 0.0), all_told)

    def keep_pace(self, pace: Animation) -> None:
        """Go on at another speed."""
        self._playback.keep_pace(SECONDS.get(pace, 0.0))
