"""The widgets of the table, and what they show: the position, or one moment of what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.base.paragraphs import paragraph
from clash_tui.base.wording import in_row
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.telling import Teller
from clash_tui.match.match import Match
from clash_tui.ui.shell.base import Tier
from clash_tui.ui.stak.play.below import Below
from clash_tui.ui.stak.play.look import unseen_lines
from clash_tui.ui.stak.play.modes import AIMS, PICKS, Mode
from clash_tui.ui.stak.play.moments import Moment, waiting_of
from clash_tui.ui.stak.play.overlays import Overlays
from clash_tui.ui.stak.play.picture import Marks, falls_of, hand_of, table_of
from clash_tui.ui.stak.play.said import fed_words, head_right, round_of
from clash_tui.ui.stak.play.sight import Sight
from clash_tui.ui.stak.play.stak_hand import StakHand
from clash_tui.ui.stak.play.stak_table import StakTable
from clash_tui.ui.stak.play.table_log import TableLog
from clash_tui.ui.stak.play.turn import Turn
from clash_tui.ui.widgets.caption import Caption
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.prose import Prose
from clash_tui.ui.widgets.status_lines import TitleLine

TABLE_CSS = """
StakScreen {
    & #middle { height: 1fr; }
    & #play { width: 1fr; height: 100%; }
    & #side { display: none; width: 37; height: 100%; }
    & #side InspectPanel { height: 12; }
    & #side #unseen { height: 8; }
    & #side LogPanel { height: 1fr; }
    & #forecast { height: 3; }
    & StakHand { height: 5; }
    &.-large StakHand, &.-huge StakHand { height: 7; }
    &.-large #forecast, &.-huge #forecast { height: 5; }
    &.-large #side, &.-huge #side { display: block; }
    &.-many #side { display: none; }
    &.-huge.-many #side { display: block; }
    &.-many #forecast { height: 5; }
    &.-large.-many #forecast, &.-huge.-many #forecast { height: 7; }
}
"""


def compose_table() -> ComposeResult:
    """Compose the head line, the Staks, what would follow, and the hand."""
    yield TitleLine()
    with Horizontal(id="middle"):
        with Vertical(id="play"):
            yield StakTable()
            yield Caption(id="asked")
            yield Prose(id="forecast")
            yield Caption(id="owner")
            yield StakHand()
        with Vertical(id="side"):
            yield InspectPanel()
            yield Prose(ground="panel", id="unseen")
            yield LogPanel()


class Display:
    """Shows the table on its widgets.

    Args:
        screen: Where they are.
        match: The game.
        sight: What may be seen.
        turn: What is about to be done.
        below: Finds the words below the Staks.
        overlays: Explains the card under the cursor.
        log: What has happened, in words.
        teller: Finds the words for events.
        glyphs: Returns the signs to write with.
        tier: Returns how much room there is.
    """

    def __init__(
        self,
        screen: Widget,
        match: Match[Any, Any, Any],
        *,
        sight: Sight,
        turn: Turn,
        below: Below,
        overlays: Overlays,
        log: TableLog,
        teller: Teller,
        glyphs: Callable[[], Glyphs],
        tier: Callable[[], Tier],
    ) -> None:
        self._find = screen.query_one
        self._match = match
        self._sight = sight
        self._turn = turn
        self._below = below
        self._overlays = overlays
        self._log = log
        self._teller = teller
        self._glyphs = glyphs
        self._tier = tier

    def show_now(self) -> None:
        """Show the position, the cursor, and what would follow."""
        view = self._sight.view()
        mode = self._turn.mode
        acting = mode is not Mode.NOTHING
        marks = Marks(
            targets=frozenset(self._turn.targets),
            cursor=self._turn.cursor.spot if acting else None,
            falls=self._falls(view) if acting else frozenset(),
            letters=mode in AIMS,
        )
        self._show_table(view, marks, covered=self._sight.covered)
        self._find("#asked", Caption).show(self._below.asked(view))
        self._find("#forecast", Prose).show(self._below.lines(view, self._rows))
        if self._find("#side").display:
            self._find(InspectPanel).show(self._overlays.about_card())
            self._find("#unseen", Prose).show(unseen_lines(view))
            self._find(LogPanel).show(self._log.lines(self._sight.eyes))

    def show_moment(self, moment: Moment) -> None:
        """Show one thing that has just happened."""
        view = self._sight.view_of(moment.state)
        self._show_table(view, Marks(), covered=self._sight.eyes is None)
        self._find("#asked", Caption).show(moment.text, "danger" if moment.lost else "gold")
        waiting = waiting_of(moment.state, self._teller)
        said = _("waiting: {cards}").format(cards=in_row(waiting)) if waiting else ""
        self._find("#forecast", Prose).show([paragraph((said, "muted"))])

    @property
    def _rows(self) -> int:
        """How many rows the forecast has, as the style sheet gives them."""
        return (5 if self._tier() >= Tier.LARGE else 3) + (2 if self._below.many else 0)

    def _show_table(self, view: View, marks: Marks, *, covered: bool) -> None:
        self._show_head(view)
        self._find(StakTable).show(table_of(view, self._match.names, marks))
        bottom, turn = self._sight.bottom, self._turn
        in_hand = turn.cursor.spot is None and turn.mode is not Mode.NOTHING
        picks = turn.mode is Mode.ACT or turn.mode in PICKS
        self._find(StakHand).show(
            hand_of(
                view,
                bottom,
                covered=covered,
                cursor=turn.cursor.hand if in_hand and not covered else None,
                offered=turn.offered if picks and not covered else None,
            )
        )
        text = _("{name}'s hand, covered") if covered else _("{name}'s hand")
        owner = text.format(name=self._match.names[bottom])
        self._find("#owner", Caption).show(owner, "muted")

    def _show_head(self, view: View) -> None:
        """Tell whose turn it is, which one, and whether the heap is fed."""
        glyphs = self._glyphs()
        text = _("{name} to decide") if view.to_move != view.active else _("{name} to play")
        name = self._match.names[view.to_move]
        player = "" if view.outcome is not None else text.format(name=name)
        dot = f" {glyphs.dot} "
        count = dot.join(
            (_("round {n}").format(n=round_of(view)), _("turn {turn}").format(turn=view.turn))
        )
        fed = fed_words(view, glyphs)
        right = dot.join(each for each in (head_right(view, glyphs), fed) if each)
        self._find(TitleLine).show(
            _("STAK BOTS"), f"{count}{dot}{player}", right, "", (player, count)
        )

    def _falls(self, view: View) -> frozenset[tuple[int, int]]:
        """Return the cards that the attack under the cursor would scrap."""
        spot = self._turn.cursor.spot
        if spot is None or self._turn.mode not in (Mode.ACT, Mode.ATTACK):
            return frozenset()
        attacks = self._turn.attacks(view)
        return falls_of(next((each for each in attacks if each.player == spot[0]), None))
