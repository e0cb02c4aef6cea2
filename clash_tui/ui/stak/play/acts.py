"""What whoever decides does: choosing, playing, attacking, feeding the heap, giving up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.moves import END, PASS, SCRAP, Move, Recycle
from clash_tui.games.stak.words.names import card_name
from clash_tui.games.table_moves import OfferDraw, Resign
from clash_tui.match.match import Match
from clash_tui.ui.stak.play.course import Course, Stage
from clash_tui.ui.stak.play.dialogs import StakDialogs
from clash_tui.ui.stak.play.doubts import Doubts
from clash_tui.ui.stak.play.modes import AIMS, Mode, Spot
from clash_tui.ui.stak.play.said import why_no_attack, why_not_over
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.turn import Turn


class Acts:
    """Turns what a person does into choices and moves.

    Args:
        match: The game.
        course: Plays the moves.
        stage: Shows the table, and says why something cannot be done.
        sight: What may be seen.
        turn: What is about to be done.
        doubts: What is asked before a move.
        dialogs: Asks it.
        look_closer: Explains what the cursor is on.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        course: Course,
        stage: Stage,
        *,
        sight: Sight,
        turn: Turn,
        doubts: Doubts,
        dialogs: StakDialogs,
        look_closer: Callable[[], None],
    ) -> None:
        self._match = match
        self._course = course
        self._say = stage.say
        self._show = stage.show
        self._sight = sight
        self._turn = turn
        self._doubts = doubts
        self._dialogs = dialogs
        self._look_closer = look_closer

    # choosing

    def seat(self, seat: int) -> None:
        """Choose a Stak by the letter of its seat."""
        found = self._turn.of_seat(seat)
        if found is None:
            self._say("muted", _("There is nothing to choose at this seat."))
        elif isinstance(found, tuple):
            self._turn.point(found)
            self._show()
        else:
            self._commit(found)

    def take(self, place: int) -> None:
        """Play or choose a card of the hand; while a card of the table is asked for, its place."""
        if self._turn.mode in AIMS:
            self._place(place + 1)
            return
        hand = self._sight.view().seats[self._sight.bottom].hand
        if place >= len(hand):
            self._say("muted", _("There is no card at this place."))
            return
        self._turn.hold(place)
        self._held(hand[place].card)

    def _place(self, place: int) -> None:
        """Choose a place in the Stak that the cursor is on."""
        spot = self._turn.cursor.spot
        move = self._turn.targets.get((spot[0], place)) if spot else None
        if move is None:
            self._say("muted", _("There is nothing to choose at this place."))
        else:
            self._commit(move)

    def choose(self) -> None:
        """Do what stands under the cursor."""
        spot = self._turn.cursor.spot
        if spot is None:
            if self._turn.mode not in AIMS:
                self._held(self._turn.held)
            return
        move = self._turn.of_spot(spot)
        if move is not None:
            self._commit(move)
        else:
            self._look_closer()

    def click_table(self, spot: Spot) -> None:
        """Choose a card of the table; what cannot be chosen is looked at."""
        if self._turn.mode is Mode.NOTHING:
            return
        at = self._turn.cursor.spot
        if not self._turn.point(spot):
            return
        if self._turn.mode is Mode.ACT and at != spot:
            # The first click looks, the second one attacks.
            self._show()
            return
        self.choose()

    def click_hand(self, place: int) -> None:
        """Play a card that was clicked once it is under the cursor."""
        if self._sight.covered or self._turn.mode in AIMS:
            return
        here = self._turn.cursor.spot is None and self._turn.cursor.hand == place
        self._turn.hold(place)
        if here and self._turn.mode is not Mode.NOTHING:
            self._held(self._turn.held)
        else:
            self._show()

    def cancel(self) -> None:
        """Choose nothing after all."""
        self._turn.leave()
        self._show()

    def move_cursor(self, direction: str) -> None:
        """Move the cursor."""
        self._turn.move(direction)
        self._show()

    # playing

    def _commit(self, move: Move) -> None:
        """Play a move, after a question where it is hardly meant."""
        self._dialogs.if_sure(self._doubts.before(move), lambda: self._course.play(move))

    def _held(self, card: str | None) -> None:
        """Play or choose a card of the hand."""
        if card is None:
            return
        move = self._turn.of_held(card)
        if move is None:
            self._say("danger", _("{card} cannot be chosen now.").format(card=card_name(card)))
        elif isinstance(move, Recycle):
            self._dialogs.if_sure(self._doubts.before(move), lambda: self._recycle(card))
        elif self._turn.needs_a_stak(card):
            self._turn.ask(Mode.PLAY_ON, card)
            self._show()
        else:
            self._commit(move)

    def _recycle(self, card: str) -> None:
        def answered(draws: bool | None) -> None:
            if draws is not None:
                self._course.play(Recycle(card, draw=bool(draws)))

        self._dialogs.recycle(card, answered)

    def attack(self) -> None:
        """Attack the same Stak again, the only one there is, or ask which."""
        move = self._turn.victim_again() or self._turn.lone_attack
        if move is not None:
            self._commit(move)
        elif self._turn.ask(Mode.ATTACK):
            self._show()
        else:
            state = self._match.state
            self._say("danger", why_no_attack(state.stopped, state.may_attack()))

    def scrap(self) -> None:
        """Scrap the own top card, after a question where that is seldom meant."""
        if self._turn.can_scrap:
            self._commit(SCRAP)

    def discard(self) -> None:
        """Ask which card of the hand feeds the heap."""
        self._ask_for_held(Mode.DISCARD, _("There is no card in your hand to discard."))

    def recycle(self) -> None:
        """Ask which card of the hand goes with the top card."""
        self._ask_for_held(Mode.RECYCLE, _("There is no card in your hand to recycle."))

    def _ask_for_held(self, mode: Mode, refusal: str) -> None:
        if not self._turn.ask(mode):
            self._say("muted", refusal)
            return
        self._turn.cursor.spot = None
        self._show()

    def end(self) -> None:
        """End the turn; while the heap is not fed, say why not and what would feed it."""
        if self._turn.can_end:
            self._course.play(END)
        else:
            view = self._sight.view()
            discards = bool(view.seats[self._match.state.active].hand)
            self._say("danger", why_not_over(view, discards))

    def pass_by(self) -> None:
        """Play no card against the attack."""
        if self._turn.can_pass:
            self._course.play(PASS)

    # the end of it

    def resign(self) -> None:
        """Give the game up (SB70)."""
        seat = self._match.to_move
        question = _("{name}, do you give the game up?").format(name=self._match.names[seat])
        self._dialogs.if_sure(question, lambda: self._course.play(Resign(seat)))

    def offer_draw(self) -> None:
        """Offer a draw to all others (SB70)."""
        self._course.play(OfferDraw(self._match.to_move))
