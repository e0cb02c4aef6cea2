"""The hand-over of a duel: lanes and Strongholds stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult

from clash_tui.base.i18n import N_, _
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.clash.play.strongholds import Strongholds
from clash_tui.ui.clash.play.summary import side_facts
from clash_tui.ui.shell.hand_over import LEAVE, READY, UNDO, HandOverScreen
from clash_tui.ui.widgets.heading import Heading

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.view import View

__all__ = ["LEAVE", "READY", "UNDO", "DuelHandOver"]


class DuelHandOver(HandOverScreen):
    """Says whose turn it is and shows only what both may know: lanes, Strongholds, what happened.

    Args:
        name: Who is to play now.
        table: What everyone at the table may see.
        names: Both players' names.
        happened: What happened since ``name`` last saw the board, one line each, oldest first.
        may_undo: Whether the player before may still take the last move back.
        back: Whether the keyboard goes back to a player in the middle of their turn.
        why: One sentence on why it does, "" where what happened tells it.
    """

    TOPIC: ClassVar[str | None] = "hand"
    HIDDEN: ClassVar[str] = N_("Both hands are hidden until you are ready.")
    DEFAULT_CSS = """
    DuelHandOver {
        & Battlefield { height: 1fr; }
        &.-large Strongholds, &.-huge Strongholds { height: 3; }
    }
    """

    def __init__(
        self,
        name: str,
        table: View,
        *,
        names: tuple[str, str],
        happened: Sequence[str] = (),
        may_undo: bool = False,
        back: bool = False,
        why: str = "",
    ) -> None:
        super().__init__(name, happened=happened, may_undo=may_undo, back=back, why=why)
        self._table = table
        self._names = names

    def compose_heading(self) -> ComposeResult:
        """Compose the turn, and both Strongholds."""
        yield Heading(_("Duel"), _("turn {turn}").format(turn=self._table.turn))
        yield Strongholds(side_facts(self._table, self._names))

    def compose_table(self) -> ComposeResult:
        """Compose the lanes."""
        yield Battlefield()

    def on_mount(self) -> None:
        """Show the lanes; the mouse tells nothing on them."""
        field = self.query_one(Battlefield)
        field.quiet = True
        field.show(BattlefieldScene(view=self._table))
