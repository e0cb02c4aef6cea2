"""The course of a game: moves, what they bring, who decides next, taking back, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from clash_tui.base.i18n import _
from clash_tui.games.protocol import Told
from clash_tui.games.stak.rules.moves import Move
from clash_tui.games.table_moves import ACCEPT_DRAW, DECLINE_DRAW
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.dialogs import StakDialogs
from clash_tui.ui.stak.play.keyboard import Keyboard
from clash_tui.ui.stak.play.retelling import Retelling
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.thinking import Thinking
from clash_tui.ui.stak.play.turn import Turn


class Stage(Protocol):
    """Where a game is played: what its course needs of the screen."""

    def show(self) -> None:
        """Show the position and all that stands out in it."""

    def say(self, style: str, text: str) -> None:
        """Say a sentence in place of the forecast."""

    def refresh_keys(self) -> None:
        """Show again what can be done."""

    def show_result(self) -> None:
        """Show how the game ended, and remember that it did."""

    def leave(self) -> None:
        """Leave the game; it is kept."""


class Course:
    """Leads from one decision to the next.

    Args:
        match: The game; it may have begun already.
        stage: Where it is played.
        keep: Saves the game as it stands.
        now: Returns the time in seconds.
        sight: What may be seen.
        turn: What is about to be done.
        retelling: Tells on the table what has happened.
        thinking: Lets programs think.
        keyboard: Gives the keyboard to whoever must decide.
        dialogs: Asks for a draw.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        stage: Stage,
        keep: Callable[[], None],
        now: Callable[[], float],
        *,
        sight: Sight,
        turn: Turn,
        retelling: Retelling,
        thinking: Thinking,
        keyboard: Keyboard,
        dialogs: StakDialogs,
    ) -> None:
        self._match = match
        self._stage = stage
        self._now = now
        self._sight = sight
        self._turn = turn
        self._retelling = retelling
        self._thinking = thinking
        self._keyboard = keyboard
        self._dialogs = dialogs
        self.keep = keep
        self.leave = stage.leave
        self.asked_since = float("-inf")
        """When what is asked now was shown, in seconds."""

    # moves

    def play(self, move: Move) -> None:
        """Play a move, save it, and tell what it brings."""
        turn = self._match.state.turn
        told = self._match.play(move)
        self._turn.played(move, turn)
        self._tell(told)

    def play_again(self) -> None:
        """Play again what was taken back."""
        told = self._match.redo()
        if told is None:
            self._stage.say("muted", _("There is nothing to play again."))
            return
        self._tell(told)

    def take_back(self) -> None:
        """Take the last move back; a program that thinks about it is not waited for."""
        if not self._match.can_undo:
            self._stage.say("muted", _("There is nothing to take back."))
            return
        stopped = self._thinking.running
        self._thinking.stop()
        self._match.undo()
        self.keep()
        self._turn.rest()
        self.settle()
        if self._sight.over:
            return
        said = _("Taken back.")
        if stopped:
            said = _("Taken back: the program thinks about it no more.")
        self._stage.say("muted", said)

    def _tell(self, told: Sequence[Told]) -> None:
        self._thinking.stop()
        self.keep()
        self._turn.rest()
        self._retelling.tell(told, self.settle)
        self._stage.refresh_keys()

    # who decides

    def settle(self) -> None:
        """See who must decide, and let them."""
        if self._sight.over:
            self._turn.rest()
            self._stage.show()
            self._stage.show_result()
        elif (scripted := self._match.answer()) is not None:
            self.play(scripted)
        elif not self._sight.is_person_asked:
            self._let_think()
        elif self._sight.view().to_agree:
            self._ask_draw()
        elif self._sight.has_keyboard:
            self.ask()
        elif self._match.alone is not None:
            self._sight.open(self._sight.asked)
            self.ask()
        else:
            self._sight.hide()
            self._turn.rest()
            self._stage.show()
            self._keyboard.give(self)

    def ask(self) -> None:
        """Let whoever must decide do so from now on."""
        self._turn.begin()
        self.asked_since = self._now()
        self._stage.show()

    def _ask_draw(self) -> None:
        """Ask whoever must decide whether the game is a draw (SB70)."""
        self._turn.rest()
        self._stage.show()

        def answered(agreed: bool | None) -> None:
            self.play(ACCEPT_DRAW if agreed else DECLINE_DRAW)

        view, names = self._sight.view(), self._match.names
        self._dialogs.draw(names[view.offered], names[view.to_move], answered)

    # programs

    def _let_think(self) -> None:
        """Let the program that must decide choose its move, beside the screen."""
        self._turn.rest()
        if not self._thinking.paused:
            self._thinking.begin(self.play)
        self._stage.show()

    def pause(self) -> None:
        """Let programs wait, or play on."""
        self._thinking.paused = not self._thinking.paused
        if self._thinking.paused:
            self._thinking.stop()
            self._stage.say("gold", _("The programs wait; p lets them play on."))
        elif self._sight.is_program_asked:
            self.settle()
        else:
            self._stage.say("gold", _("The programs play on."))
