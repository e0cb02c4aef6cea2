"""What is asked over a game before something is done: whether it is meant, whether it is a draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from textual.screen import Screen

from clash_tui.base.i18n import _
from clash_tui.ui.shell.confirm import ConfirmScreen


class Pushes(Protocol):
    """Puts a screen on top, and calls back with its result if anybody asks for it."""

    def __call__(
        self, screen: Screen[Any], answered: Callable[[Any], None] | None = None, /
    ) -> object:
        """Show the screen."""


class Dialogs:
    """The questions that any game has; each is answered once.

    Args:
        push: Puts a screen on top.
    """

    def __init__(self, push: Pushes) -> None:
        self.push = push

    def if_sure(self, question: str | None, then: Callable[[], None]) -> None:
        """Do something at once, or after a question that was answered with yes."""
        if question is None:
            then()
            return

        def answered(sure: bool | None) -> None:
            if sure:
                then()

        self.push(ConfirmScreen(question, danger=True), answered)

    def draw(self, offerer: str, name: str, answered: Callable[[bool | None], None]) -> None:
        """Ask a player whether they agree to the draw that another one offers.

        Args:
            offerer: Who offers it.
            name: Who is asked.
            answered: Is told the answer.
        """
        question = _("{offerer} offers a draw.\n\n{name}, do you agree?").format(
            offerer=offerer, name=name
        )
        confirm = ConfirmScreen(
            question, yes=_("Agree"), no=_("Play on"), danger=True, another=True
        )
        self.push(confirm, answered)
