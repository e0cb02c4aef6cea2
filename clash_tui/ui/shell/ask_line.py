"""One line to write over the screen: a name, or a deck to paste."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import Paragraph, paragraph
from clash_tui.base.wording import small_letters
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseModal
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.field import LONGEST_LINE, Field
from clash_tui.ui.widgets.prose import Prose

_GROUP = N_("Writing")
_STOPS = ("line", "take", "leave")

Check = Callable[[str], str | None]
"""Says in a sentence why a line cannot be taken; None takes it."""


class AskLineScreen(HouseModal[str]):
    """Asks for a line and is dismissed with it, or with None.

    Args:
        title: What is asked for.
        about: What is said about it.
        value: The line to begin with.
        placeholder: What an empty field shows.
        take: The word for taking the line.
        most: The most characters the line may have; 0 takes as many as any field.
        check: Looks at the line before it is taken; None takes any but an empty one.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "move_cursor",
            ("down", "up", "tab", "shift+tab"),
            N_("move"),
            N_("Move between the line and the answers."),
            group=_GROUP,
            arguments=(1, -1, 1, -1),
            shown_keys="up down",
            names=(N_("Move down"), N_("Move up")) * 2,
        ),
        Action("take", ("enter",), N_("take"), N_("Take the line."), group=_GROUP),
        Action("close", ("q", "escape"), N_("leave"), N_("Go back without a line."), group=_GROUP),
    )
    NAME: ClassVar[str] = N_("A line to write")

    DEFAULT_CSS = """
    AskLineScreen {
        & #dialog {
            width: 74; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
        & Field { width: 100%; height: 1; border: none; padding: 0 1; background: $surface; }
        & Field:focus { background: $surface-lighten-1; border: none; }
        & #about { margin-bottom: 1; }
        & #problem { height: 3; margin-top: 1; }
        & #answers { height: 1; align: center middle; }
    }
    """

    def __init__(
        self,
        title: str,
        about: Iterable[Paragraph] = (),
        *,
        value: str = "",
        placeholder: str = "",
        take: str = "",
        most: int = 0,
        check: Check | None = None,
    ) -> None:
        super().__init__()
        self._title_text = title
        self._about = tuple(about)
        self._value = value
        self._placeholder = placeholder
        self._take = take or _("Take it")
        self._most = most
        self._check = check
        self._stop = 0

    def compose_body(self) -> ComposeResult:
        """Compose the question, the field, what is wrong with the line, and the answers."""
        with Vertical(id="dialog"):
            title = paragraph((self._title_text, "chosen"))
            yield Prose([title, *self._about], ground="panel", id="about")
            most = self._most or LONGEST_LINE
            yield Field(self._value, self._placeholder, most=most, id="line")
            yield Prose(ground="panel", id="problem")
            with Horizontal(id="answers"):
                yield Button(self._take, id="take")
                yield Button(_("Leave it"), id="leave")

    def on_mount(self) -> None:
        """Begin in the field."""
        super().on_mount()
        self._go(0)

    def action_text(self, action: Action) -> str:
        """Name the answers by their own words."""
        if action.id == "take":
            leaves = _STOPS[self._stop] == "leave"
            return small_letters(_("Leave it") if leaves else self._take)
        return super().action_text(action)

    def action_move_cursor(self, step: int) -> None:
        """Move to the next answer."""
        self._go(max(0, min(len(_STOPS) - 1, self._stop + step)))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Follow a click into the field."""
        super().on_descendant_focus(event)
        self._go(0)

    def on_input_changed(self) -> None:
        """Forget what was wrong with the line before."""
        self.query_one("#problem", Prose).show([])

    def on_input_submitted(self) -> None:
        """Take the line."""
        self.action_take()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        """Answer as clicked."""
        self._go(_STOPS.index(message.button.id or "line"))
        self.action_take()

    def action_take(self) -> None:
        """Take the line if it can be taken, or leave where the cursor is on leaving."""
        if _STOPS[self._stop] == "leave":
            self.action_close()
            return
        line = self.query_one(Field).value.strip()
        problem = self._problem(line)
        if problem is not None:
            self.query_one("#problem", Prose).show([paragraph((problem, "danger"))])
            self._go(0)
            return
        self.dismiss(line)

    def action_close(self) -> None:
        """Go back without a line."""
        self.dismiss(None)

    def _problem(self, line: str) -> str | None:
        if not line:
            return _("Nothing is written here.")
        return None if self._check is None else self._check(line)

    def _go(self, stop: int) -> None:
        self._stop = stop
        field = self.query_one(Field)
        if stop == 0 and self.focused is not field:
            self.set_focus(field)
        elif stop > 0:
            self.set_focus(None)
        self.query_one("#take", Button).choose(_STOPS[stop] == "take")
        self.query_one("#leave", Button).choose(_STOPS[stop] == "leave")
        self.refresh_keys()
