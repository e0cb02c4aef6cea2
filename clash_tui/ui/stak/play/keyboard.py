"""Who has the keyboard: it is handed over while all hands are covered."""

from __future__ import annotations

from typing import Any, Protocol

from clash_tui.games.stak.rules.events import TurnBegan
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.rules.words import DISCARD, REACTION
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.ui.shell.hand_over import LEAVE, UNDO
from clash_tui.ui.stak.play.dialogs import StakDialogs
from clash_tui.ui.stak.play.modes import Mode
from clash_tui.ui.stak.play.moments import lines_of
from clash_tui.ui.stak.play.said import asked_words
from clash_tui.ui.stak.play.sight import Sight


class Goes(Protocol):
    """What goes on once somebody has the keyboard."""

    def keep(self) -> None:
        """Save the game as it stands."""

    def ask(self) -> None:
        """Let whoever must decide do so from now on."""

    def take_back(self) -> None:
        """Take the last move back."""

    def leave(self) -> None:
        """Leave the game; it is kept."""


class Keyboard:
    """Gives the keyboard to whoever must decide.

    Args:
        match: The game.
        sight: What may be seen; the hand of whoever takes the keyboard is opened.
        teller: Finds the words for events.
        dialogs: Asks whether the next one is ready.
    """

    def __init__(
        self, match: Match[Any, Any, Any], sight: Sight, teller: Teller, dialogs: StakDialogs
    ) -> None:
        self._match = match
        self._sight = sight
        self._teller = teller
        self._dialogs = dialogs
        self._opened: tuple[int, int] | None = None
        """In which turn whose hand was opened last."""

    def give(self, course: Goes) -> None:
        """Wait until whoever must decide has the keyboard, then let the course go on."""
        match, seat = self._match, self._sight.asked
        opened = (match.state.turn, seat)
        back, in_turn = opened == self._opened, seat != match.state.active

        def answered(result: str | None) -> None:
            if result == LEAVE:
                course.leave()
                return
            if result == UNDO and match.can_undo:
                course.take_back()
                return
            if not back:
                match.reveal()
                course.keep()
            if not in_turn:
                self._opened = opened
            self._sight.open(seat)
            course.ask()

        table: View = match.view(None)
        self._dialogs.hand_over(
            match.names[seat],
            table,
            answered,
            names=match.names,
            happened=self._of_last_turn(),
            may_undo=self._opened is not None and match.can_undo,
            back=back,
            why=self._why(table) if in_turn or back else "",
        )

    def _why(self, table: View) -> str:
        """Say why it is handed over in the middle of a turn."""
        asked = {DISCARD: Mode.EXPELLED, REACTION: Mode.REACT}.get(table.asking)
        return "" if asked is None else asked_words(asked, table, self._match.names, None)

    def _of_last_turn(self) -> list[str]:
        """Return what happened since the turn before began, as all know it."""
        lines: list[str] = []
        turns = 0
        for told in reversed((self._match.opening, *self._match.history)):
            lines[:0] = lines_of(told, self._teller, None)
            turns += any(isinstance(each.event, TurnBegan) for each in told)
            if turns > 1:
                break
        return lines
