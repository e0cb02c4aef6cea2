"""What the player whose hand is open does: taking cards up, aiming, playing, attacking."""

from __future__ import annotations

from collections.abc import Callable

from clash_tui.base.i18n import _
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.games.clash.rules import CONTINUE, END_SUMMONING, OfferDraw, Phase, Resign
from clash_tui.games.clash.words.explain_champion import champion_refusal
from clash_tui.games.clash.words.explain_held import refusal
from clash_tui.ui.clash.play.choice import Choice
from clash_tui.ui.clash.play.course import Course
from clash_tui.ui.clash.play.doubts import Doubts
from clash_tui.ui.clash.play.said import Said
from clash_tui.ui.clash.play.sight import Sight
from clash_tui.ui.clash.play.stops import Area, Stop
from clash_tui.ui.clash.play.turn_back import TurnBack
from clash_tui.ui.shell.dialogs import Dialogs


class Turn:
    """Turns what a player does into choices and moves.

    Args:
        match: The game.
        course: Plays the moves.
        sight: What may be seen.
        choice: What is about to be played.
        said: What is said below the forecast.
        doubts: What is asked before a move.
        dialogs: Asks it.
        show: Shows the board as it is now.
        look_closer: Explains what the cursor is on.
        turn_back: Takes whole turns back, where that is part of the game.
    """

    def __init__(
        self,
        match: Duel | SoloGame,
        course: Course,
        *,
        sight: Sight,
        choice: Choice,
        said: Said,
        doubts: Doubts,
        dialogs: Dialogs,
        show: Callable[[], None],
        look_closer: Callable[[], None],
        turn_back: TurnBack | None = None,
    ) -> None:
        self._match = match
        self._course = course
        self._sight = sight
        self._choice = choice
        self._said = said
        self._doubts = doubts
        self._dialogs = dialogs
        self._show = show
        self._look_closer = look_closer
        self._turn_back = turn_back

    def say(self, style: str, text: str) -> None:
        """Show a sentence below the forecast."""
        self._said.say(style, text)
        self._show()

    def take(self, place: int) -> None:
        """Take one of the available cards up, or turn the one in hand."""
        side = self._sight.view().sides[self._sight.bottom]
        if place >= len(side.hand):
            self.say("muted", _("There is no card at this place."))
            return
        held, aim = side.hand[place], self._choice.aim
        if aim is not None and aim.number == held.number:
            self._choice.turn()
            self._show()
            return
        looked_at = self._choice.looked_at
        self._choice.put_cursor(Stop(Area.HAND, place))
        if held.playable:
            self._choice.take(held, looked_at)
            self._show()
        else:
            self.say("danger", refusal(held, side))

    def champion(self) -> None:
        """Take the Champion up, or turn it to the other lane (R88)."""
        champion, aim = self._sight.champion, self._choice.aim
        if champion is None:
            return
        if aim is not None and aim.champion:
            self._choice.turn()
            self._show()
            return
        self._choice.put_cursor(Stop(Area.CHAMPIONS, self._sight.bottom))
        if champion.playable:
            self._choice.take_champion(champion)
            self._show()
        else:
            self.say("danger", champion_refusal(champion))

    def lane(self, lane: int) -> None:
        """Play the creature in hand to a lane."""
        if self._choice.aim is not None:
            self._choice.aim = self._choice.aim.into(lane)
            self.commit()

    def choose(self) -> None:
        """Play the card in hand, take the one under the cursor, or look closer."""
        choice = self._choice
        if choice.aim is not None:
            self.commit()
        elif choice.place is not None and self._sight.deciding:
            self.take(choice.place)
        elif choice.at_champion and self._sight.deciding:
            self.champion()
        else:
            self._look_closer()

    def commit(self) -> None:
        """Play the card in hand, after a warning if that would lose the game (R22, R23)."""
        aim, move = self._choice.aim, self._choice.move()
        if aim is None or move is None:
            self.say("danger", _("There is no target there."))
            return
        question = self._doubts.of_play(aim)
        self._choice.remember_lane(aim)
        self._dialogs.if_sure(question, lambda: self._course.play(move))

    def attack(self) -> None:
        """Attack, or let the Assault go on."""
        state = self._match.state
        if state.phase is Phase.ASSAULT:
            self._course.play(CONTINUE)
            return
        question = self._doubts.of_attack(state)
        self._dialogs.if_sure(question, lambda: self._course.play(END_SUMMONING))

    def put_back(self) -> None:
        """Put the card in hand back."""
        self._choice.put_back()
        self._show()

    def move_cursor(self, direction: str) -> None:
        """Move the cursor, the lane that is chosen, or the target."""
        self._choice.move_cursor(direction)
        self._show()

    def next_area(self) -> None:
        """Move the cursor to the next part of the board that has anything."""
        self._choice.next_area()
        self._show()

    def resign(self) -> None:
        """Give the game up (R91)."""
        player = self._sight.bottom
        question = self._doubts.of_resigning(self._match.names[player])
        self._dialogs.if_sure(question, lambda: self._course.play(Resign(player)))

    def offer_draw(self) -> None:
        """Offer the other player a draw (R91)."""
        self._course.play(OfferDraw(self._match.to_move))

    @property
    def can_take_turn_back(self) -> bool:
        """Whether the last turn can be taken back now, with no card in hand."""
        idle = self._sight.deciding and self._choice.aim is None
        return self._turn_back is not None and idle and self._turn_back.possible

    def take_turn_back(self) -> None:
        """Take the last turn back, the first time after a question if anything was shown in it."""
        back = self._turn_back
        if back is None or not self.can_take_turn_back:
            return

        def take() -> None:
            if back.take():
                self._course.went_back(_("Your turn is taken back."))

        self._dialogs.if_sure(back.question(), take)
