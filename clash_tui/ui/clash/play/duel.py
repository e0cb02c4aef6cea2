"""Playing a duel through: moves, what they bring, who decides next, taking back, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import (
    ACCEPT_DRAW,
    CONTINUE,
    DECLINE_DRAW,
    Forecast,
    IllegalMove,
    Move,
    OfferDraw,
    Resign,
    State,
    view,
)
from clash_tui.games.clash.rules.view import PendingKind, View
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.games.clash.words.stop_words import stop_words
from clash_tui.games.clash.words.telling import Teller
from clash_tui.games.protocol import Told
from clash_tui.ui.clash.play.beats import Beat, beats_of
from clash_tui.ui.clash.play.game_log import GameLog
from clash_tui.ui.clash.play.hand_over import LEAVE, UNDO, DuelHandOver
from clash_tui.ui.clash.play.meant import Meant
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.clash.play.summary import summary_of
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.playback import SECONDS, Playback

if TYPE_CHECKING:
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan


class DuelScreen(HouseScreen[None]):
    """A screen on which people play a duel at one keyboard, or one person with a program.

    It knows whose hand may be seen, and leads from one decision to the next. What is shown and
    how a move is chosen is for the board to say.

    Args:
        match: The duel; it may have begun already.
        plan: What was agreed on before it, for a rematch.
    """

    def __init__(self, match: Duel | SoloGame, plan: DuelPlan | SoloPlan) -> None:
        super().__init__()
        self.match = match
        self.plan = plan
        self.sight = Sight(match)
        """What may be seen now."""
        self.bottom = match.to_move if match.alone is None else match.alone
        """The player whose hand lies at the bottom."""
        self.hint: tuple[Span, ...] = ()
        self.beat: Beat | None = None
        """The moment that is being told; None while nothing is."""
        self.meant = Meant()
        """Which keys and clicks were meant for what stands there now."""
        self._open_last: tuple[int, int] | None = None
        """In which turn whose hand was open last; None before any was."""
        self.playback: Playback[Beat] = Playback(self, self.show_beat)
        self._teller = Teller(match.names, match.catalog, solo=isinstance(match, SoloGame))
        self._log = GameLog(match, self._teller)

    # -- for the board to fill in

    def show(self) -> None:
        """Show the position and all that stands out in it."""
        raise NotImplementedError

    def show_beat(self, beat: Beat) -> None:
        """Show one moment of what has just happened."""
        raise NotImplementedError

    def stopped_in_assault(self) -> None:
        """Let the player begin where something can be cast (R37)."""

    def forget_choice(self) -> None:
        """Put down what was in hand: the position is another one now."""
        raise NotImplementedError

    # -- what is known

    @property
    def state(self) -> State:
        """The position of the duel."""
        return self.match.state

    @property
    def names(self) -> tuple[str, str]:
        """The players' names."""
        return self.match.names

    @property
    def two_players(self) -> bool:
        """Whether two people share the keyboard."""
        return self.match.alone is None

    @property
    def over(self) -> bool:
        """Whether the duel has ended."""
        return self.match.outcome is not None

    @property
    def eyes(self) -> int | None:
        """The player whose hand is open; None while none is."""
        return self.sight.eyes

    @property
    def hidden(self) -> bool:
        """Whether no hand may be seen: the keyboard is between two players."""
        return self.sight.hidden

    @property
    def deciding(self) -> bool:
        """Whether the player whose hand is open has the move."""
        return not self.playback.running and self.sight.decides

    def view_now(self) -> View:
        """Return what may be seen now; after the end every card is open."""
        return self.sight.view()

    def forecast_of(self, move: Move | None) -> Forecast | None:
        """Return what a move and the attack after it would bring, while there is one to choose."""
        return self.sight.forecast(move) if self.deciding else None

    def lines(self, told: int | None = None) -> list[str]:
        """Return the log; of the last move only its first ``told`` events."""
        return self._log.lines(told)

    def say(self, style: str, text: str) -> None:
        """Show a sentence below the forecast."""
        self.hint = ((style, text),)
        self.show()

    # -- playing

    def play(self, move: Move) -> None:
        """Play a move, tell what happens, then see who must decide."""
        try:
            told = self.match.play(move)
        except IllegalMove as illegal:
            self.say("danger", str(illegal))
            return
        self.tell(told)

    def tell(self, told: tuple[Told, ...]) -> None:
        """Save the game, then tell what a move has brought."""
        self.session.keep_game(self.match)
        self._log.catch_up()
        self._leave_position()
        waits = self.house.settings.assault_stops == "always"
        self.play_back(told, waits)

    def play_back(self, told: tuple[Told, ...], waits: bool = False) -> None:
        """Tell what has happened, moment by moment, then see who must decide."""
        beats = beats_of(
            told,
            self.house.glyphs.minus,
            stop_at_windows=waits,
            beyond_the_turn=not self.two_players,
        )
        self.playback.play(beats, SECONDS.get(self.house.animation, 0.0), self._told_all)
        self.refresh_keys()

    def take_back(self) -> None:
        """Take the last move back."""
        undone = self.match.undo()
        # A moment that passed by itself is not what anybody wants to go back to.
        while undone == CONTINUE and self._never_stops and self.match.can_undo:
            undone = self.match.undo()
        if undone is None:
            self.say("muted", _("There is nothing to take back."))
            return
        self.went_back(_("Taken back."))

    def went_back(self, said: str) -> None:
        """Save the game as it stands again, say what was taken back, and see who must decide."""
        self._log.catch_up()
        self.session.keep_game(self.match)
        self._leave_position()
        self.hint = (("muted", said),)
        self.settle()

    def resign(self) -> None:
        """Give the game up for the player whose turn it is (R91)."""
        player = self.bottom
        question = None
        if self.house.settings.confirm_resign:
            question = _("{name}, do you give the game up?").format(name=self.names[player])
        self.if_sure(question, lambda: self.play(Resign(player)))

    def offer_draw(self) -> None:
        """Offer the other player a draw (R91)."""
        self.play(OfferDraw(self.match.to_move))

    def if_sure(self, question: str | None, then: Callable[[], None]) -> None:
        """Do something at once, or after a question that was answered with yes."""
        if question is None:
            then()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                then()

        self.app.push_screen(ConfirmScreen(question, danger=True), answered)

    # -- who decides

    def settle(self) -> None:
        """See who must decide now, and let them."""
        table = view(self.state, None)
        pending = table.pending
        if self.over:
            self.hide_hands()
            self.show()
            self.show_result()
        elif (answer := self.match.answer()) is not None:
            self.play(answer)
        elif pending is not None and pending.kind is PendingKind.DRAW:
            self._ask_draw(pending.player)
        elif pending is not None and pending.kind is PendingKind.RETURN_ORDER:
            self._ask_order(table)
        elif pending is not None and self._never_stops:
            self.play(CONTINUE)
        elif self.match.to_move != self.eyes:
            self.next_player(table)
        else:
            moment = (table.turn, pending and pending.next_creature)
            self.meant.decides(moment, self.house.clock.now())
            if pending is not None:
                self.hint = (("gold", stop_words(table)),)
                self.stopped_in_assault()
            self.show()

    @property
    def _never_stops(self) -> bool:
        return self.house.settings.assault_stops == "never"

    def begin(self) -> None:
        """Begin with whoever must decide."""
        if self.match.alone is not None:
            self.uncover(self.match.alone)
        self.settle()

    def kind(self) -> tuple[str, ...]:
        """Name what is played, for the title line."""
        return (_("Duel"), _(FORMATS[self.plan.preparation.format].name))

    def next_player(self, table: View) -> None:
        """Hide both hands until the person who must decide has the keyboard.

        That is so at the end of a turn, and whenever a move was taken back over it, or the other
        player was asked something in between.
        """
        player = table.to_move
        if self.match.alone is not None:
            # Nobody else looks on. Where a script is at its end, its seat falls to them too.
            self.bottom = player
            self.uncover(player)
            self.forget_choice()
            self.settle()
            return
        opened = (table.turn, player)
        # Whoever goes on in the middle of the own turn sees nothing they had not seen.
        back = opened == self._open_last
        continued = self._open_last is None and self.state.played > 0
        reveals = not back and not continued
        self.hide_hands()
        self.show()

        def answered(result: str | None) -> None:
            if result == LEAVE:
                self.app.call_next(self.navigation.go_title)
                return
            if result == UNDO and self.match.can_undo:
                # No hand is open now: it is handed back first.
                self.take_back()
                return
            if reveals:
                self.match.reveal()
                self.session.keep_game(self.match)
            self.bottom = player
            self._open_last = opened
            self.meant.showed(self.house.clock.now())
            self.uncover(player)
            self.forget_choice()
            self.settle()

        screen = DuelHandOver(
            self.names[player],
            table,
            names=self.names,
            happened=self._log.of_last_turn(),
            may_undo=self._open_last is not None and self.match.can_undo,
            back=back,
            why=self.hint[0][1] if back and self.hint else "",
        )
        self.app.push_screen(screen, answered)

    def _ask_draw(self, player: int) -> None:
        """Ask the other player whether they agree to a draw (R91)."""
        self.hide_hands()
        self.show()
        question = _("{offerer} offers a draw.\n\n{name}, do you agree?").format(
            offerer=self.names[1 - player], name=self.names[player]
        )

        def answered(agreed: bool | None) -> None:
            self.play(ACCEPT_DRAW if agreed else DECLINE_DRAW)

        confirm = ConfirmScreen(
            question, yes=_("Agree"), no=_("Play on"), danger=True, another=True
        )
        self.app.push_screen(confirm, answered)

    def _ask_order(self, table: View) -> None:
        """Ask the owner in which order their creatures return (R33)."""
        from clash_tui.ui.clash.play.return_order import ReturnOrderScreen

        pending = table.pending
        assert pending is not None
        if pending.player != self.eyes:
            # The other player has the keyboard now: they see no hand, and hand it back after it.
            self.hide_hands()
        self.show()

        def answered(move: Move | None) -> None:
            if move is None:
                self.take_back()
            else:
                self.play(move)

        name = self.names[pending.player]
        by_number = {each.number: each for each in table.fallen}
        fallen = tuple(by_number[number] for number in pending.numbers)
        screen = ReturnOrderScreen(name, fallen, pending.names, self.match.can_undo)
        self.app.push_screen(screen, answered)

    def show_result(self) -> None:
        """Show how the duel ended."""
        from clash_tui.ui.clash.after.result import ResultScreen

        assert isinstance(self.match, Duel)
        assert isinstance(self.plan, DuelPlan)
        self.app.push_screen(ResultScreen(summary_of(self.match), self.plan, self.match))

    # -- behind it

    def _told_all(self) -> None:
        self.beat = None
        if self.playback.showed:
            self.meant.showed(self.house.clock.now())
        self.settle()

    def _leave_position(self) -> None:
        """Forget what was worked out for the position before."""
        self.hint = ()
        self.sight.forget()
        self.forget_choice()

    def hide_hands(self) -> None:
        """Turn the open hand face down."""
        self.uncover(None)

    def uncover(self, player: int | None) -> None:
        """Open the hand of a player, or of none."""
        self.sight.uncover(player)
