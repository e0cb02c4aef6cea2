"""A game of Stak Bots looked at again: the table at any moment of it, and the Staks by turn."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import N_, _, ngettext
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.view import View, view
from clash_tui.games.stak.words.move_words import move_words
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.match.replay import Replay
from clash_tui.match.replay_lines import ReplayLines, a_line_each
from clash_tui.ui.after.replay import ReplayScreen, Story
from clash_tui.ui.after.turn_graph import Bar
from clash_tui.ui.stak.play.picture import Marks, hand_of, table_of
from clash_tui.ui.stak.play.said import head_right, round_of
from clash_tui.ui.stak.play.stak_hand import StakHand
from clash_tui.ui.stak.play.stak_table import StakTable
from clash_tui.ui.widgets.status_lines import TitleLine
from clash_tui.ui.widgets.step_bar import StepBar


class StakReplayScreen(ReplayScreen):
    """Shows a game at any moment of it, by the eyes of any seat."""

    NAME: ClassVar[str] = N_("Replay of Stak Bots")
    HELP: ClassVar[str] = N_(
        "The game stands still until you go on: by event, by move or by turn, or by itself. "
        "Beside or below the table stand its moves; choose one to see what it brought.\n\n"
        "The graph shows how many cards each Stak had after each turn. From any moment you can "
        "play on as a new game."
    )
    GAME: ClassVar[str] = "stak-bots"
    DEFAULT_CSS = """
    StakReplayScreen {
        & StakHand { display: none; }
        &.-medium StakHand, &.-large StakHand, &.-huge StakHand { display: block; }
    }
    """

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        super().__init__(story_of(match))

    def compose_heading(self) -> ComposeResult:
        """Compose the line of the title."""
        yield TitleLine()

    def compose_board(self) -> ComposeResult:
        """Compose the Staks, and the hand of whose eyes it is."""
        yield StakTable()
        yield StepBar()
        yield StakHand()

    def show_board(self) -> None:
        """Show the position as it was seen."""
        step = self._replay.steps[self.step]
        seen = _seen(step.state, self._seat)
        names = self._match.names
        glyphs = self.house.glyphs
        told = _("round {n}").format(n=round_of(seen))
        self.query_one(TitleLine).show(_("STAK BOTS"), told, head_right(seen, glyphs))
        self.query_one(StakTable).show(table_of(seen, names, Marks()))
        seat = seen.active if self._seat is None else self._seat
        covered = self._seat is None
        self.query_one(StakHand).show(
            hand_of(seen, seat, covered=covered, cursor=None, offered=None)
        )

    @property
    def _seat(self) -> int | None:
        names = self._match.names
        return names.index(self.eyes) if self.eyes in names else None


def _seen(state: State, seat: int | None) -> View:
    return view(state, seat)


def story_of(match: Match[Any, Any, Any]) -> Story:
    """Return a game as it is looked at again."""
    replay: Replay[Any, Any] = Replay(match)
    teller = Teller(match.names)
    words = [
        "" if step.told is None else teller.tell(step.told.event) or "" for step in replay.steps
    ]
    lines = ReplayLines(
        a_line_each(replay, lambda number: move_words(match.moves[number - 1], match.names))
    )
    eyes = (_("the table"), *match.names)
    return Story(match, replay, lines, words, eyes, _bars, _LEAST)


_LEAST = 9


def _bars(state: State) -> tuple[Bar, ...]:
    return tuple(
        Bar(len(stak), ngettext("{n} card", "{n} cards", len(stak)).format(n=len(stak)))
        for stak in state.staks
    )
