"""The hand-over of Stak Bots: all Staks stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.view import View
from clash_tui.ui.shell.hand_over import HandOverScreen
from clash_tui.ui.stak.play.picture import Marks, table_of
from clash_tui.ui.stak.play.stak_table import StakTable
from clash_tui.ui.widgets.heading import Heading


class StakHandOver(HandOverScreen):
    """Says whose turn it is, with everything on the table in sight.

    Args:
        name: Who is to play now.
        table: What everyone at the table may see.
        names: The players' names, by seat.
        happened: What happened since ``name`` last saw their hand.
        may_undo: Whether the player before may still take the last move back.
        back: Whether the keyboard goes back to a player in the middle of their turn.
        why: One sentence on why it is handed over in the middle of a turn.
    """

    GAME: ClassVar[str] = "stak-bots"
    TOPIC: ClassVar[str | None] = "hidden"

    def __init__(
        self,
        name: str,
        table: View,
        *,
        names: Sequence[str],
        happened: Sequence[str] = (),
        may_undo: bool = False,
        back: bool = False,
        why: str = "",
    ) -> None:
        super().__init__(name, happened=happened, may_undo=may_undo, back=back, why=why)
        self._table = table
        self._names = tuple(names)

    def compose_heading(self) -> ComposeResult:
        """Compose the turn."""
        yield Heading(_("Stak Bots"), _("turn {turn}").format(turn=self._table.turn))

    def compose_table(self) -> ComposeResult:
        """Compose the Staks."""
        yield StakTable()

    def on_mount(self) -> None:
        """Show the Staks; the mouse tells nothing on them."""
        table = self.query_one(StakTable)
        table.quiet = True
        table.show(table_of(self._table, self._names, Marks()))
