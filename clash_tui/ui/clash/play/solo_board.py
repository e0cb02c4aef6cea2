"""The board of a solo game: one player against the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.rules import A
from clash_tui.games.clash.rules.view import View
from clash_tui.games.clash.words.solo_words import day_name, level_name
from clash_tui.games.clash.words.turn_words import turn_words
from clash_tui.ui.after.sharing import code_entry
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS
from clash_tui.ui.clash.play.game_menu import GameMenu
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.shell.actions import Action

if TYPE_CHECKING:
    from clash_tui.ui.clash.setup.solo_plan import SoloPlan


TAKE_TURN_BACK = Action(
    "take_turn_back",
    ("t",),
    N_("undo turn"),
    N_("Go back to where your last turn began, whatever was shown since."),
    group=N_("Playing"),
)


def with_turn_back(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions of a board with taking a turn back after what else changes the past."""
    place = next(at for at, action in enumerate(actions, start=1) if action.id == "redo")
    return (*actions[:place], TAKE_TURN_BACK, *actions[place:])


class SoloBoardScreen(BoardScreen):
    """Plays a solo game: the opponent's turns happen by themselves and are told in between.

    Args:
        match: The game; it may have begun already.
        plan: What was agreed on before it.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = with_turn_back(BOARD_ACTIONS)
    NAME: ClassVar[str] = N_("The board, solo")
    HELP: ClassVar[str] = N_(
        "You play as in a duel. The opponent plays by itself: its mana is a fixed amount and "
        "more for each of your creatures, and until that is spent it reveals card after card and "
        "lays them in the two lanes by turns.\n\n"
        "Each damage puts a card of its pile on the discard. When the pile is empty its Bastion "
        "falls and the discard becomes a new pile; when that is empty too you have won, or the "
        "next turn it begins is its last, as the edition says.\n\n"
        "Undo goes back to where cards of the pile were last shown. Beyond that you can take your "
        "whole last turn back with t; the result tells how often, and a win then counts apart. A "
        "lost game can be played on from your last turn too, but then it no longer counts.\n\n"
        "The line above your hand sums up what the other side did. A skip in your own Assault ends "
        "where its turn begins; one more skips that as well."
    )
    TOPIC: ClassVar[str | None] = "solo"

    def __init__(self, match: SoloGame, plan: SoloPlan) -> None:
        super().__init__(match, plan)
        self._solo_plan = plan
        self._game = match
        self._news: tuple[Span, ...] = ()
        """What was said of the opponent's turn last."""
        self.bottom = A

    def make_strip(self) -> OpponentStrip:
        """Make what stands for the opponent: its pile."""
        return PileStrip()

    def begin(self) -> None:
        """Open the hand; where the opponent went first, tell its turn."""
        self.uncover(A)
        if self.match.moves:
            self.settle()
        else:
            self.play_back(self.match.opening)

    def settle(self) -> None:
        """Say what the opponent's turn has brought, then let the player decide."""
        if not self.hint and not self.over:
            self.hint = self._news = self._what_is_new()
        super().settle()

    def _what_is_new(self) -> tuple[Span, ...]:
        """Say what is new at this moment: the opponent's turn, or that it leads to no result."""
        if self._game.branched_at == len(self._game.moves):
            text = _("From here on it is a game of its own, and its result does not count.")
            return (("gold", text),)
        told = [each for move in (self._game.opening, *self._game.history) for each in move]
        room = self.app.size.width - 2
        return turn_words(told, self._teller, self.house.glyphs, room)

    @property
    def hint_more(self) -> str:
        """The log tells all of the opponent's turn."""
        return _("g: all of it") if self.hint == self._news else super().hint_more

    def next_player(self, table: View) -> None:
        """Go on with the one player there is."""
        self.uncover(A)
        self.settle()

    def available_actions(self) -> set[str] | None:
        """Take a turn back while there is one and no card is in hand."""
        available = super().available_actions()
        if available is not None and self._can_take_turn_back:
            available.add("take_turn_back")
        return available

    @property
    def _can_take_turn_back(self) -> bool:
        return self.deciding and self.aim is None and self._game.can_take_back_turn

    def make_menu(self) -> GameMenu:
        """Offer to take a turn back in place of a draw."""
        turn = self._can_take_turn_back
        code = code_entry(self.plan)
        return GameMenu(playing=self.deciding, code=code, turn=turn, over=self.over)

    def menu_chosen(self, choice: str | None) -> None:
        """Do what was chosen in the menu."""
        if choice == "turn":
            self.action_take_turn_back()
        else:
            super().menu_chosen(choice)

    def action_take_turn_back(self) -> None:
        """Take the last turn back, the first time after a question if anything was shown in it."""
        if not self._can_take_turn_back:
            return
        asks = self.house.settings.confirm_take_back and not self._game.taken_back
        question = None
        if asks and not self._game.turn_is_free:
            question = _(
                "Take your last turn back?\n\nCards of the pile were shown since. The result will "
                "say so, and a win will count apart."
            )
        self.if_sure(question, self._take_turn_back)

    def _take_turn_back(self) -> None:
        if self._game.take_back_turn():
            self.went_back(_("Your turn is taken back."))

    def kind(self) -> tuple[str, ...]:
        """Name what is played, for the title line."""
        preparation = self._solo_plan.preparation
        if preparation.day is not None:
            return (_("Solo"), _("Deal of the day"), day_name(preparation.day))
        if preparation.level is None:
            return (_("Solo"), _("Quick game"))
        return (_("Solo"), _("Custom game"), level_name(preparation.level))

    def show_result(self) -> None:
        """Show how the game ended."""
        self.navigation.show_result(self._game, self._solo_plan)
