"""What is asked over the table alone: whether a card is drawn, whether the next one is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clash_tui.base.i18n import _
from clash_tui.games.stak.rules.view import View
from clash_tui.games.stak.words.names import card_name
from clash_tui.ui.shell.confirm import ConfirmScreen
from clash_tui.ui.shell.dialogs import Dialogs
from clash_tui.ui.stak.play.hand_over import StakHandOver


class StakDialogs(Dialogs):
    """The questions of a game; each is answered once."""

    def recycle(self, card: str, answered: Callable[[bool | None], None]) -> None:
        """Ask whether a card is drawn for the two that are recycled (SB80)."""
        question = _("Your top card and {card} go to the heap. Draw a card for them?")
        self.push(
            ConfirmScreen(question.format(card=card_name(card)), yes=_("Draw"), no=_("Do not")),
            answered,
        )

    def hand_over(
        self,
        name: str,
        table: View,
        answered: Callable[[str | None], None],
        *,
        names: Sequence[str],
        happened: Sequence[str],
        may_undo: bool,
        back: bool,
        why: str,
    ) -> None:
        """Wait until the player who must decide has the keyboard."""
        screen = StakHandOver(
            name,
            table,
            names=names,
            happened=happened,
            may_undo=may_undo,
            back=back,
            why=why,
        )
        self.push(screen, answered)
