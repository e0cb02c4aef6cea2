"""Between two players at one keyboard, before the duel: nothing of a deck is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.ui.shell.actions import BACK, HELP, Action
from clash_tui.ui.shell.base import A_MOMENT, HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose


class PassOnScreen(HouseScreen[bool]):
    """Asks for the right person at the keyboard; dismissed with whether they are ready.

    Args:
        request: What is asked for.
        lines: What else is said; empty ones are left out.
        button: What the one who is ready says.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "ready",
            ("enter",),
            N_("ready"),
            N_("Say that you have the keyboard, and go on."),
            group=N_("Handing over"),
        ),
        BACK,
        HELP,
    )
    NAME: ClassVar[str] = N_("Handing over")
    HELP: ClassVar[str] = N_(
        "Two players share this keyboard, and a deck is built in secret. Nothing of a deck is "
        "shown here, so that the keyboard can change hands in peace."
    )
    TOPIC: ClassVar[str | None] = "R70"
    PATIENCE: ClassVar[float] = A_MOMENT

    DEFAULT_CSS = """
    PassOnScreen {
        & #stage { height: 1fr; align: center middle; }
        & #dialog {
            width: 60; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
        & #answers { height: 1; align: center middle; margin-top: 1; }
    }
    """

    def __init__(self, request: str, lines: Sequence[str], button: str) -> None:
        super().__init__()
        self._request = request
        self._lines = tuple(line for line in lines if line)
        self._button = button

    def compose_body(self) -> ComposeResult:
        """Compose the request and the button."""
        yield Heading(_("Duel"), _("building decks"))
        with Vertical(id="stage"), Vertical(id="dialog"):
            yield Prose(self._words(), ground="panel")
            with Horizontal(id="answers"):
                yield Button(self._button, chosen=True, id="ready")

    def on_button_pressed(self) -> None:
        """Go on."""
        self.action_ready()

    def action_ready(self) -> None:
        """Go on."""
        self.dismiss(True)

    def action_back(self) -> None:
        """Go back one step."""
        self.dismiss(False)

    def _words(self) -> list[Paragraph]:
        words = [paragraph((self._request, "chosen"), centred=True)]
        for line in self._lines:
            words += [BLANK, paragraph(line, centred=True)]
        return words
