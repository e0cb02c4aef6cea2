"""The board of a duel in which a program plays: against a person, or against another one."""

from __future__ import annotations

from typing import ClassVar

from clash_tui.base.i18n import N_
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.words.telling import Teller
from clash_tui.match.seats import Program
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS, with_programs
from clash_tui.ui.clash.play.duel_parts import duel_parts
from clash_tui.ui.clash.play.news import LoneNews
from clash_tui.ui.clash.play.turn_back import TurnBack, with_turn_back
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.shell.actions import Action


class ProgramBoardScreen(BoardScreen):
    """Plays a duel with programs: they think beside the board, and what they play is told.

    Args:
        match: The duel; it may have begun already.
        plan: What was agreed on before it, for a rematch.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = with_programs(with_turn_back(BOARD_ACTIONS))
    NAME: ClassVar[str] = N_("The board, with programs")
    HELP: ClassVar[str] = N_(
        "You play as in a duel of two people, but no keyboard changes hands. The title line says "
        "when a program thinks; what it plays is told move by move, at the speed that + and - "
        "change. The line above your hand sums up its turn.\n\n"
        "p lets programs wait after the move that is told, and play on; while they wait, n lets "
        "one move be played. Where two programs play, both hands lie open, and you can leave at "
        "any time: the duel is kept.\n\n"
        "Undo goes back to your own last decision, up to where a card of the other hand was shown. "
        "Beyond that you can take your whole last turn back with t; a win then counts apart."
    )

    def __init__(self, match: Duel, plan: DuelPlan) -> None:
        lone = match.alone is not None
        teller = Teller(match.names, match.catalog)
        parts = duel_parts(
            match,
            plan,
            lambda screen: self.app.push_screen(screen),
            LoneNews(match, teller, lambda: self.glyphs, lambda: self.app.size.width - 2)
            if lone
            else None,
            TurnBack(match, lambda: self.settings) if lone else None,
        )
        super().__init__(match, plan, parts)


def board_of(match: Duel, plan: DuelPlan) -> BoardScreen:
    """Return the board of a duel, by who plays it."""
    if any(isinstance(seat.sits, Program) for seat in match.seats):
        return ProgramBoardScreen(match, plan)
    return BoardScreen(match, plan)
