"""What is asked over the board: a yes, a draw, an order, whether the next player is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from textual.screen import Screen

from clash_tui.base.i18n import _
from clash_tui.games.clash.rules import Move
from clash_tui.games.clash.rules.view import PendingView, View
from clash_tui.ui.clash.play.hand_over import DuelHandOver
from clash_tui.ui.shell.confirm import ConfirmScreen


class Pushes(Protocol):
    """Puts a screen on top, and calls back with its result if anybody asks for it."""

    def __call__(
        self, screen: Screen[Any], answered: Callable[[Any], None] | None = None, /
    ) -> object:
        """Show the screen."""


class Dialogs:
    """The questions of a game; each is answered once.

    Args:
        push: Puts a screen on top.
        names: Both players' names.
    """

    def __init__(self, push: Pushes, names: tuple[str, str]) -> None:
        self._push = push
        self._names = names

    def if_sure(self, question: str | None, then: Callable[[], None]) -> None:
        """Do something at once, or after a question that was answered with yes."""
        if question is None:
            then()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                then()

        self._push(ConfirmScreen(question, danger=True), answered)

    def draw(self, player: int, answered: Callable[[bool | None], None]) -> None:
        """Ask a player whether they agree to the draw that the other one offers (R91)."""
        question = _("{offerer} offers a draw.\n\n{name}, do you agree?").format(
            offerer=self._names[1 - player], name=self._names[player]
        )
        confirm = ConfirmScreen(
            question, yes=_("Agree"), no=_("Play on"), danger=True, another=True
        )
        self._push(confirm, answered)

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
        self._push(screen, answered)

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
        self._push(screen, answered)
