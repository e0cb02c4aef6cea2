"""The parts in which the board of a duel differs from others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from clash_tui.base.i18n import _
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.words.duel_options import FORMATS
from clash_tui.ui.clash.play.board_parts import BoardParts
from clash_tui.ui.clash.play.news import News
from clash_tui.ui.clash.play.summary import summary_of
from clash_tui.ui.clash.play.turn_back import TurnBack
from clash_tui.ui.clash.setup.duel_plan import DuelPlan


def duel_parts(
    match: Duel,
    plan: DuelPlan,
    push: Callable[[Screen[Any]], object],
    news: News | None = None,
    turn_back: TurnBack | None = None,
) -> BoardParts:
    """Return the parts of a duel.

    Args:
        match: The duel.
        plan: What was agreed on before it.
        push: Puts a screen on top.
        news: Sums up what happened since the player decided last; None where players see it.
        turn_back: Takes whole turns back, where one person plays alone.
    """

    def show_result() -> None:
        from clash_tui.ui.clash.after.result import ResultScreen

        push(ResultScreen(summary_of(match), plan, match))

    return BoardParts(
        kind=lambda: (_("Duel"), _(FORMATS[plan.preparation.format].name)),
        show_result=show_result,
        news=news or News(),
        turn_back=turn_back,
    )
