"""A question with two answers, over whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, paragraph, paragraphs
from clash_tui.base.wording import small_letters
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import A_MOMENT, HouseModal
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.prose import Prose

if TYPE_CHECKING:
    from clash_tui.ui.shell.gestures import Gesture

_GROUP = N_("Answering")
_AT_ONCE = 0.25
"""Seconds in which nobody has read a question."""


class ConfirmScreen(HouseModal[bool]):
    """Asks for a yes or a no and is dismissed with it.

    Args:
        question: What is asked; a second paragraph may say what would follow.
        yes: The word for yes; "" for the usual one.
        no: The word for no; "" for the usual one.
        danger: Whether yes ends or loses something; then the cursor begins on no, and a yes must
            come after the question.
        another: Whether somebody else is asked than who was playing: what they were typing is no
            answer.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "switch",
            ("left", "right", "tab", "up", "down", "h", "l", "k", "j"),
            N_("other answer"),
            N_("Move to the other answer."),
            group=_GROUP,
            shown_keys="left right",
        ),
        Action(
            "answer",
            ("enter", "space"),
            N_("answer"),
            N_("Give the marked answer."),
            group=_GROUP,
        ),
        Action("yes", ("y",), N_("yes"), N_("Say yes."), group=_GROUP),
        Action("no", ("n", "escape", "q", "backspace"), N_("no"), N_("Say no."), group=_GROUP),
    )
    NAME: ClassVar[str] = N_("Question")

    DEFAULT_CSS = """
    ConfirmScreen {
        & #dialog {
            width: 56; height: auto; padding: 1 2; background: $panel;
            border: round $warning;
        }
        & #answers { height: 1; align: center middle; }
        & Prose { width: 1fr; }
    }
    """

    def __init__(
        self,
        question: str,
        *,
        yes: str = "",
        no: str = "",
        danger: bool = False,
        another: bool = False,
    ) -> None:
        super().__init__()
        self._question = question
        self._words = (yes or _("Yes"), no or _("No"))
        self._danger = danger
        self._another = another
        self._on_yes = not danger

    def compose_body(self) -> ComposeResult:
        """Compose the question and the two answers."""
        first, *rest = paragraphs(self._question)
        with Vertical(id="dialog"):
            yield Prose([paragraph((first.runs[0].text, "strong")), *rest, BLANK], ground="panel")
            with Horizontal(id="answers"):
                yes, no = self._words
                yield Button(yes, chosen=self._on_yes, danger=self._danger, id="yes")
                yield Button(no, chosen=not self._on_yes, id="no")

    def patience_with(self, gesture: Gesture) -> float:
        """Let nobody say yes to what they have not read, nor answer for another."""
        if self._another:
            return A_MOMENT
        chosen = gesture.key in ("enter", "space") and self._on_yes
        says_yes = gesture.key is None or gesture.key == "y" or chosen
        return _AT_ONCE if self._danger and says_yes else self.PATIENCE

    def action_text(self, action: Action) -> str:
        """Name the answers by their own words."""
        if action.id in ("yes", "no"):
            return small_letters(self._words[0 if action.id == "yes" else 1])
        return super().action_text(action)

    def on_button_pressed(self, message: Button.Pressed) -> None:
        """Answer as clicked."""
        self.dismiss(message.button.id == "yes")

    def action_switch(self) -> None:
        """Move to the other answer."""
        self._on_yes = not self._on_yes
        self.query_one("#yes", Button).choose(self._on_yes)
        self.query_one("#no", Button).choose(not self._on_yes)

    def action_answer(self) -> None:
        """Give the marked answer."""
        self.dismiss(self._on_yes)

    def action_yes(self) -> None:
        """Say yes."""
        self.dismiss(True)

    def action_no(self) -> None:
        """Say no."""
        self.dismiss(False)
