"""The board of a solo game: one player against the opponent."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from clash_tui.base.i18n import N_, _
from clash_tui.games.clash.matches import SoloGame
from clash_tui.games.clash.words.solo_words import day_name, level_name
from clash_tui.games.clash.words.telling import Teller
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.board_actions import BOARD_ACTIONS
from clash_tui.ui.clash.play.board_parts import BoardParts
from clash_tui.ui.clash.play.news import SoloNews
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.clash.play.turn_back import TurnBack, with_turn_back
from clash_tui.ui.clash.setup.solo_plan import SoloPlan
from clash_tui.ui.shell.actions import Action


class SoloBoardScreen(BoardScreen):
    """Plays a solo game: the opponent's turns happen by themselves and are told in between.

    Args:
        match: The game; it may have begun already.
        plan: What was agreed on before it, for another game.
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
        parts = BoardParts(
            kind=kind_of(plan),
            show_result=lambda: self.navigation.show_result(match, plan),
            strip=PileStrip,
            news=SoloNews(
                match,
                Teller(match.names, match.catalog, solo=True),
                glyphs=lambda: self.glyphs,
                room=lambda: self.app.size.width - 2,
            ),
            turn_back=TurnBack(match, lambda: self.settings),
        )
        super().__init__(match, plan, parts)


def kind_of(plan: SoloPlan) -> Callable[[], tuple[str, ...]]:
    """Return what tells which kind of solo game is played, in the language of now."""
    preparation = plan.preparation

    def kind() -> tuple[str, ...]:
        if preparation.day is not None:
            return (_("Solo"), _("Deal of the day"), day_name(preparation.day))
        if preparation.level is None:
            return (_("Solo"), _("Quick game"))
        return (_("Solo"), _("Custom game"), level_name(preparation.level))

    return kind
