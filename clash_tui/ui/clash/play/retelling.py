"""Telling on the board what has happened, and how fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clash_tui.base.first_look import Animation
from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Span
from clash_tui.games.protocol import Told
from clash_tui.ui.clash.play.beats import Beat, beats_of
from clash_tui.ui.shell.playback import SECONDS, Playback, other_pace

_PACE_WORDS = {
    "slow": N_("Animation: slow. + makes it faster."),
    "normal": N_("Animation: normal."),
    "fast": N_("Animation: fast."),
    "off": N_("Animation: off, the end is shown at once. - brings it back."),
}


class Retelling:
    """Cuts what has happened into moments and has them shown one after the other.

    Args:
        playback: Shows the moments.
        minus: Returns the sign before lost points.
        pace: Returns how fast it is told now.
        beyond_the_turn: Whether the turn that begins then is told too, which nobody else plays.
    """

    def __init__(
        self,
        playback: Playback,
        minus: Callable[[], str],
        pace: Callable[[], Animation],
        *,
        beyond_the_turn: bool,
    ) -> None:
        self._playback = playback
        self._minus = minus
        self._pace = pace
        self._beyond_the_turn = beyond_the_turn
        self.beat: Beat | None = None
        """The moment that is being told; None while nothing is."""
        self.pace_words: tuple[Span, ...] = ()
        """What was said of the speed while something is told."""

    @property
    def at_once(self) -> bool:
        """Whether nothing is told moment by moment, so that a whole game would pass unseen."""
        return self._pace() not in SECONDS

    @property
    def hint(self) -> tuple[Span, ...]:
        """What stands below the moment that is told."""
        if self.beat is not None and self.beat.waits:
            return (("muted", _("No incantation can be cast here. Any key goes on.")),)
        return self.pace_words

    def tell(
        self,
        told: Sequence[Told],
        done: Callable[[bool], None],
        *,
        stops: bool = False,
        slowly: bool = False,
    ) -> None:
        """Tell what has happened, then report whether anything was shown of it.

        Args:
            told: The events with their positions.
            done: Called at the end, however it is reached.
            stops: Whether to wait for a key at moments at which nothing can be cast (R37).
            slowly: Whether what is played stands longer: nobody at the keyboard has played it.
        """

        def told_all() -> None:
            self.beat = None
            done(self._playback.showed)

        beats = beats_of(
            told,
            self._minus(),
            stop_at_windows=stops,
            beyond_the_turn=self._beyond_the_turn,
            slowly=slowly,
        )
        self._playback.play(beats, SECONDS.get(self._pace(), 0.0), told_all)

    def other_pace(self, wish: str) -> Animation:
        """Return the next speed, "faster" or "slower"."""
        return other_pace(self._pace(), wish)

    def keep_pace(self, pace: Animation) -> tuple[Span, ...]:
        """Go on at another speed; return what is said of it where nothing is being told."""
        said = (("muted", _(_PACE_WORDS[pace])),)
        if not self._playback.running:
            return said
        self.pace_words = said
        self._playback.keep_pace(SECONDS.get(pace, 0.0))
        return ()
