"""How a game of Stak Bots ended, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.widget import Widget

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.words.names import ending_words
from clash_tui.match.match import Match
from clash_tui.ui.after.end import AFTER_GAME, CHOOSE, LOOK, REPLAY, TITLE, EndScreen
from clash_tui.ui.after.sharing import COPY
from clash_tui.ui.shell.actions import HELP, MOVE_UP_DOWN, Action
from clash_tui.ui.stak.setup.stak_plan import StakPlan
from clash_tui.ui.widgets.menu import Entry
from clash_tui.ui.widgets.prose import Prose


class StakResultScreen(EndScreen):
    """Tells who won, and how long the others were in.

    Args:
        match: The finished game.
        plan: What it was played with.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        MOVE_UP_DOWN,
        CHOOSE,
        Action(
            "rematch",
            ("m",),
            N_("rematch"),
            N_("Play again by the same options, everyone one seat further on."),
            group=AFTER_GAME,
        ),
        Action(
            "new_game",
            ("n",),
            N_("new game"),
            N_("Choose players and options again."),
            group=AFTER_GAME,
        ),
        REPLAY,
        LOOK,
        COPY,
        TITLE,
        HELP,
    )
    NAME: ClassVar[str] = N_("Result of Stak Bots")
    HELP: ClassVar[str] = N_(
        "In a rematch everyone moves one seat further on, so that nobody always begins beside "
        "the same neighbour."
    )
    TOPIC: ClassVar[str | None] = "winning"
    GAME: ClassVar[str] = "stak-bots"

    def __init__(self, match: Match[Any, Any, Any], plan: StakPlan) -> None:
        super().__init__(match, plan)
        self._plan = plan

    def heading(self) -> tuple[str, str]:
        """Return who won, and after how many turns."""
        state = self.match.state
        turns = ngettext("{n} turn", "{n} turns", state.turn).format(n=state.turn)
        winner = state.outcome.winner
        if winner is None:
            return _("A draw"), turns
        return _("{name} wins").format(name=self.match.names[winner]), turns

    def story(self) -> Sequence[Widget]:
        """Return how it ended, and each seat from the first to the last."""
        outcome = self.match.state.outcome
        why = paragraph((ending_words(outcome.ending), "chosen"), centred=True)
        return (
            Prose([why], id="ending", ground="panel"),
            Prose(self._seats(), id="seats", ground="panel"),
        )

    def _seats(self) -> list[Paragraph]:
        state = self.match.state
        lines = []
        order = sorted(
            range(state.seats), key=lambda seat: (-(state.out[seat] or state.turn + 1), seat)
        )
        for seat in order:
            result = state.outcome.results[seat]
            told = {
                "won": _("won, with {n} in the Stak"),
                "drawn": _("a draw, with {n} in the Stak"),
                "lost": _("out in turn {turn}"),
            }[result].format(n=len(state.staks[seat]), turn=state.out[seat])
            style = "chosen" if result == "won" else "text"
            lines.append(paragraph((self.match.names[seat], style), "  ", (told, "muted")))
        return lines

    def entries(self) -> Sequence[Entry]:
        """Return what may come next."""
        return [
            Entry("rematch", _("Rematch"), "m"),
            Entry("new_game", _("New game"), "n"),
            Entry("replay", _("Watch the replay"), "w"),
            Entry("look", _("Look at the table"), "b"),
            Entry("title", _("Title"), "q"),
        ]

    def action_rematch(self) -> None:
        """Begin the same game again, with seats moved on."""
        plan = self._plan.rematch(self.session.new_seed())
        self.navigation.begin(StakMatch(plan.setup, plan.seats), plan)

    def action_new_game(self) -> None:
        """Begin anew."""
        self.navigation.start_new_game("stak")
