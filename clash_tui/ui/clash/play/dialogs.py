"""What is asked over the board alone: an order, whether the next player is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clash_tui.games.clash.rules import Move
from clash_tui.games.clash.rules.view import PendingView, View
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.shell.dialogs import Dialogs, Pushes


class DuelDialogs(Dialogs):
    """The questions of a game; each is answered once.

    Args:
        push: Puts a screen on top.
        names: Both players' names.
    """

    def __init__(self, push: Pushes, names: tuple[str, str]) -> None:
        super().__init__(push)
        self._names = names

    def order(
        self,
        table: View,
        pending: PendingView,
        answered: Callable[[Move | None], None],
        *,
        may_undo: bool,
    ) -> None:
        """Ask an owner in which order their creatures return (R33)."""
        from clash_tui.ui.clash.play.return_order import ReturnOrderScreen

        by_number = {each.number: each for each in table.fallen}
        fallen = tuple(by_number[number] for number in pending.numbers)
        name = self._names[pending.player]
        solo = any(side.pile is not None for side in table.sides)
        screen = ReturnOrderScreen(name, fallen, pending.names, may_undo, solo=solo)
        self.push(screen, answered)

    def hand_over(
        self,
        table: View,
        answered: Callable[[str | None], None],
        *,
        happened: Sequence[str],
        may_undo: bool,
        back: bool,
        why: str,
    ) -> None:
        """Wait until the player who must decide has the keyboard."""
        screen = DuelHandOver(
            self._names[table.to_move],
            table,
            names=self._names,
            happened=happened,
            may_undo=may_undo,
            back=back,
            why=why,
        )
        self.push(screen, answered)
