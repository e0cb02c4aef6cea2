"""What can be done at the table now, and what it is called."""

from __future__ import annotations

from typing import Any

from clash_tui.base.i18n import _
from clash_tui.match.match import Match
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.playback import Playback
from clash_tui.ui.stak.play.modes import AIMS, PICKS, Mode
from clash_tui.ui.stak.play.moments import Moment
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.turn import Turn

_LOOKING = {"log", "heap", "menu", "help", "rules", "cards", "speed", "inspect"}


class Offers:
    """Which actions work while something is told, chosen or decided, and after the game.

    Args:
        match: The game.
        sight: What may be seen.
        turn: What is about to be done.
        playback: Shows what has happened.
    """

    def __init__(
        self, match: Match[Any, Any, Any], sight: Sight, turn: Turn, playback: Playback[Moment]
    ) -> None:
        self._match = match
        self._sight = sight
        self._turn = turn
        self._playback = playback

    def available(self) -> set[str]:
        """Return the ids of what works now."""
        if self._playback.running:
            return {"skip", "speed", "log", "help"}
        looking = set(_LOOKING)
        if any(not seat.is_person for seat in self._match.seats):
            looking.add("pause")
        if self._sight.over:
            return looking | {"result", "move_cursor"}
        undo = {"undo"} if self._match.can_undo else set()
        if self._turn.mode is Mode.NOTHING:
            # Where a program thinks, it need not be waited for.
            return looking | undo
        redo = {"redo"} if self._match.can_redo else set()
        return looking | undo | redo | self._playing()

    def _playing(self) -> set[str]:
        """Return what works for whoever decides."""
        mode = self._turn.mode
        found = {"choose", "move_cursor", "take", "seat" if mode in AIMS else "forecast"}
        if mode is Mode.ACT:
            found |= {"attack", "scrap", "end"}
            if not self._match.state.fed:
                found.add("discard")
            if self._match.state.options.recycling:
                found.add("recycle")
        if mode is Mode.REACT:
            found.add("pass")
        if self._turn.can_be_left:
            found.add("cancel")
        return found

    def title_of(self, action: Action) -> str | None:
        """Name an action by what it would do now; None where its own name says that."""
        if action.id == "take" and self._turn.mode in PICKS:
            return _("card")
        if action.id == "take" and self._turn.mode in AIMS:
            return _("place")
        return None
