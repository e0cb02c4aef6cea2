"""The board of a solo game: one player against the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from clash_tui.game import A
from clash_tui.game.view import View
from clash_tui.i18n import N_, _
from clash_tui.match import SoloGame
from clash_tui.ui.screens.board import BoardScreen
from clash_tui.ui.widgets.opponent_strip import OpponentStrip
from clash_tui.ui.widgets.pile_strip import PileStrip

if TYPE_CHECKING:
    from clash_tui.ui.solo_plan import SoloPlan


class SoloBoardScreen(BoardScreen):
    """Plays a solo game: the opponent's turns happen by themselves and are told in between.

    Args:
        match: The game; it may have begun already.
        plan: What was agreed on before it.
    """

    NAME: ClassVar[str] = N_("The board, solo")
    HELP: ClassVar[str] = N_(
        "You play as in a duel. The other side plays by itself: its mana is a fixed amount and "
        "more for each of your creatures, and until that is spent it reveals card after card and "
        "lays them in the two lanes by turns.\n\n"
        "Each damage puts a card of its pile on the discard. When the pile is empty its Bastion "
        "falls and the discard becomes a new pile; when that is empty too you have won, or the "
        "next turn it begins is its last, as the edition says.\n\n"
        "A turn cannot be taken back once cards of the pile were shown."
    )
    TOPIC: ClassVar[str | None] = "solo"
    two_players: ClassVar[bool] = False

    def __init__(self, match: SoloGame, plan: SoloPlan) -> None:
        super().__init__(match, plan)
        self._solo_plan = plan
        self._game = match
        self._recorded = False
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

    def next_player(self, table: View) -> None:
        """Go on with the one player there is."""
        self.uncover(A)
        self.settle()

    def kind(self) -> tuple[str, ...]:
        """Name what is played, for the title line."""
        preparation = self._solo_plan.preparation
        if preparation.level is None:
            return (_("Solo"), _("Quick game"))
        return (_("Solo"), _("Custom game"), _(preparation.level.capitalize()))

    def show_result(self) -> None:
        """Show how the game ended, and keep it on record the first time."""
        if not self._recorded:
            self._recorded = True
            self.house.solo_finished(self._game, self._solo_plan)
        self.house.show_solo_result(self._game, self._solo_plan)
