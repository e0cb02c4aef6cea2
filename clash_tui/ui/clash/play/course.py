"""The course of a game: moves, what they bring, who decides next, taking back, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from clash_tui.base.i18n import _
from clash_tui.base.settings import Settings
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    CONTINUE,
    DECLINE_DRAW,
    IllegalMove,
    Move,
    view,
)
from clash_tui.games.clash.rules.view import PendingKind, PendingView, View
from clash_tui.games.clash.words.stop_words import stop_words
from clash_tui.games.protocol import Told
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.dialogs import Dialogs
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.keyboard import Keyboard
from clash_tui.ui.clash.play.meant import Meant
from clash_tui.ui.clash.play.news import News
from clash_tui.ui.clash.play.programs import Programs
from clash_tui.ui.clash.play.retelling import Retelling
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight


class Stage(Protocol):
    """Where a game is played: what its course needs of the screen."""

    def show(self) -> None:
        """Show the position and all that stands out in it."""

    def refresh_keys(self) -> None:
        """Show again what can be done."""

    def show_result(self) -> None:
        """Show how the game ended."""

    def leave(self) -> None:
        """Leave the game; it is kept."""


class Course:
    """Leads from one decision to the next.

    Args:
        match: The game; it may have begun already.
        stage: Where it is played.
        keep: Saves the game as it stands.
        settings: Returns the settings of now.
        sight: What may be seen.
        choice: What is about to be played.
        said: What is said below the forecast.
        log: What has happened, in words.
        retelling: Tells on the board what has happened.
        meant: Is told when something was shown, and since when a player decides.
        keyboard: Gives the keyboard to whoever must decide.
        dialogs: Asks for a draw and for an order.
        news: Sums up what has happened since the player decided last.
        programs: The programs that play.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        stage: Stage,
        keep: Callable[[], None],
        settings: Callable[[], Settings],
        *,
        sight: Sight,
        choice: Choice,
        said: Said,
        log: GameLog,
        retelling: Retelling,
        meant: Meant,
        keyboard: Keyboard,
        dialogs: Dialogs,
        news: News,
        programs: Programs,
    ) -> None:
        self._match = match
        self._stage = stage
        self._settings = settings
        self._sight = sight
        self._choice = choice
        self._said = said
        self._log = log
        self._retelling = retelling
        self._meant = meant
        self._keyboard = keyboard
        self._dialogs = dialogs
        self._news = news
        self._programs = programs
        self._owes_result = False
        """Whether the game has ended while something else lay over the board."""
        self.keep = keep
        self.show = stage.show
        self.leave = stage.leave

    # moves

    def begin(self) -> None:
        """Begin with whoever must decide; where there is news of how it began, tell that first."""
        self._choice.forget()
        if self._programs.alone and self._retelling.at_once:
            self._programs.pause()
        if self._match.alone is not None:
            self._sight.uncover(self._match.alone)
        if self._news.of_the_opening and not self._match.moves:
            self._tell(self._match.opening)
        else:
            self.settle()

    def play(self, move: Move) -> None:
        """Play a move, tell what happens, then see who must decide."""
        try:
            told = self._match.play(move)
        except IllegalMove as illegal:
            self._said.say("danger", str(illegal))
            self.show()
            return
        self.tell(told)

    def tell(self, told: Sequence[Told], *, slowly: bool = False) -> None:
        """Save the game, then tell what a move has brought; slowly what a program has played."""
        self.keep()
        self._log.catch_up()
        self._leave_position()
        # In the Assault of a program nobody here could cast anything.
        stops = self._settings().assault_stops == "always" and not slowly
        self._tell(told, stops=stops, slowly=slowly)

    def take_back(self) -> None:
        """Take the last move back."""
        undone = self._match.undo()
        # A moment that passed by itself is not what anybody wants to go back to.
        while undone == CONTINUE and self._never_stops and self._match.can_undo:
            undone = self._match.undo()
        if undone is None:
            self._said.say("muted", _("There is nothing to take back."))
            self.show()
            return
        self.went_back(_("Taken back."))

    def play_again(self) -> None:
        """Play the move that was taken back last again."""
        told = self._match.redo()
        if told is not None:
            self.tell(told)

    def went_back(self, said: str) -> None:
        """Save the game as it stands again, say what was taken back, and see who must decide."""
        self._programs.stop()
        self._log.catch_up()
        self.keep()
        self._leave_position()
        self._said.say("muted", said)
        self.settle()

    # who decides

    def settle(self) -> None:
        """See who must decide now, and let them."""
        if not self._said.spans and not self._sight.over:
            self._said.spans = self._news.words()
        # What is pending is known to everybody.
        pending = self._sight.view().pending
        if self._sight.over:
            self._sight.uncover(None)
            self.show()
            self._show_result()
        elif self._programs.asked:
            self._let_think()
        elif (answer := self._match.answer()) is not None:
            self.play(answer)
        elif pending is not None and pending.kind is PendingKind.DRAW:
            self._ask_draw(pending.player)
        elif pending is not None and pending.kind is PendingKind.RETURN_ORDER:
            self._ask_order(pending)
        elif pending is not None and self._never_stops:
            self.play(CONTINUE)
        elif self._match.to_move != self._sight.eyes:
            self._keyboard.give(self._table(), self)
        else:
            self._decide(pending)

    def go_on(self) -> None:
        """Let whoever has the keyboard now decide."""
        self._choice.forget()
        self.settle()

    # programs

    def _let_think(self) -> None:
        """Let the program think that must decide; where programs are paused, say so."""
        self._programs.decide(self._play_of_program)
        if self._programs.waits:
            self._said.say("gold", _("The programs wait: p lets them play on, n for one move."))
        self.show()

    def _play_of_program(self, move: Move) -> None:
        self.tell(self._match.play(move), slowly=True)

    def pause(self) -> None:
        """Let programs wait after what is being told, or play on."""
        programs = self._programs
        if programs.paused:
            programs.go_on()
            said = _("The programs play on.")
        else:
            programs.pause()
            said = _("The programs wait; p lets them play on.")
        if self._retelling.beat is not None:
            self._retelling.pace_words = (("gold", said),)
            self.show()
            return
        self._said.say("gold", said)
        if programs.asked:
            self._said.clear()
            self.settle()
        else:
            self.show()

    def step(self) -> None:
        """Let a program that waits play one move."""
        self._said.clear()
        self._programs.step()
        self.settle()

    def in_sight_again(self) -> None:
        """Go on with what waited while something else lay over the board."""
        if self._owes_result:
            self._show_result()
        else:
            self._programs.in_sight_again(self._play_of_program)

    def _show_result(self) -> None:
        # What somebody reads is not torn from under their eyes.
        self._owes_result = self._programs.alone and not self._programs.in_sight
        if not self._owes_result:
            self._stage.show_result()

    def _table(self) -> View:
        """Return what everyone at the table may know."""
        return view(self._match.state, None)

    def _decide(self, pending: PendingView | None) -> None:
        now = self._sight.view()
        self._meant.decides((now.turn, pending and pending.next_creature))
        if pending is not None:
            self._said.say("gold", stop_words(now))
            self._choice.begin_at_castable()
        self.show()

    def _ask_draw(self, player: int) -> None:
        """Ask the other player whether they agree to a draw (R91)."""
        self._sight.uncover(None)
        self.show()

        def answered(agreed: bool | None) -> None:
            self.play(ACCEPT_DRAW if agreed else DECLINE_DRAW)

        self._dialogs.draw(player, answered)

    def _ask_order(self, pending: PendingView) -> None:
        """Ask the owner in which order their creatures return (R33)."""
        if pending.player != self._sight.eyes:
            # The other player has the keyboard now: they see no hand, and hand it back after it.
            self._sight.uncover(None)
        self.show()

        def answered(move: Move | None) -> None:
            if move is None:
                self.take_back()
            else:
                self.play(move)

        self._dialogs.order(self._table(), pending, answered, may_undo=self._match.can_undo)

    @property
    def _never_stops(self) -> bool:
        return self._settings().assault_stops == "never"

    def _tell(self, told: Sequence[Told], *, stops: bool = False, slowly: bool = False) -> None:
        self._retelling.tell(told, self._told_all, stops=stops, slowly=slowly)
        self._stage.refresh_keys()

    def _told_all(self, showed: bool) -> None:
        if showed:
            self._meant.showed()
        self.settle()

    def _leave_position(self) -> None:
        """Forget what was worked out for the position before."""
        self._said.clear()
        self._choice.forget()
