"""Between two turns at one keyboard: both hands are hidden until the next player is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.i18n import N_, _
from clash_tui.ui.actions import HELP, Action
from clash_tui.ui.screens.base import HouseScreen
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import BLANK, Paragraph, Prose, paragraph
from clash_tui.ui.widgets.sides import SideFacts, Sides

READY = "ready"
"""The result when the next player is ready."""

UNDO = "undo"
"""The result when the player before takes their last move back."""

LEAVE = "leave"
"""The result when nobody is there to play on: the game is kept."""

_GROUP = N_("Handing over")
_AROUND_THE_STORY = 16
"""The rows that all but the story takes: the dialog with a row of air, the title, the keys."""


class HandOverScreen(HouseScreen[str]):
    """Says whose turn it is and shows only what both may know.

    It is dismissed with READY, UNDO or LEAVE.

    Args:
        name: Who is to play now.
        turn: The number of the turn.
        sides: What is public of both players, A first.
        happened: What happened since ``name`` last saw the board, one line each, oldest first.
        may_undo: Whether the player before may still take the last move back.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "ready",
            ("enter", "space"),
            N_("ready"),
            N_("Say that you have the keyboard; your hand is shown."),
            group=_GROUP,
        ),
        Action(
            "take_back",
            ("z",),
            N_("take back"),
            N_("The player before takes the last move back."),
            group=_GROUP,
        ),
        Action(
            "leave",
            ("q", "escape"),
            N_("title"),
            N_("Leave the game for the title; it is kept."),
            group=_GROUP,
        ),
        HELP,
    )
    NAME: ClassVar[str] = N_("Hand-over")
    HELP: ClassVar[str] = N_(
        "Two players share this keyboard. No card of either hand is shown here, so that the "
        "next player can take the keyboard in peace.\n\n"
        "While nothing hidden has been shown, the player before may still take back their last "
        "move."
    )
    TOPIC: ClassVar[str | None] = "hand"

    DEFAULT_CSS = """
    HandOverScreen {
        & #stage { height: 1fr; align: center middle; }
        & #dialog {
            width: 64; height: auto; padding: 1 2; background: $panel; border: round $warning;
        }
        & Sides { margin: 1 0 0 0; }
        & #answers { height: 1; align: center middle; margin-top: 1; }
    }
    """

    def __init__(
        self,
        name: str,
        *,
        turn: int,
        sides: tuple[SideFacts, SideFacts],
        happened: Sequence[str] = (),
        may_undo: bool = False,
    ) -> None:
        super().__init__()
        self._name_now = name
        self._turn = turn
        self._sides = sides
        self._happened = tuple(happened)
        self._may_undo = may_undo

    def compose_body(self) -> ComposeResult:
        """Compose the request, the public facts and the button."""
        yield Heading(_("Duel"), _("turn {turn}").format(turn=self._turn))
        with Vertical(id="stage"), Vertical(id="dialog"):
            yield Prose(self._request(), ground="panel")
            yield Sides(self._sides)
            yield Prose(self._story(), ground="panel", id="story")
            with Horizontal(id="answers"):
                ready = _("I am {name}: show my hand").format(name=self._name_now)
                yield Button(ready, chosen=True, id="ready")

    def resized(self) -> None:
        """Tell as much as there is room for."""
        for prose in self.query("#story").results(Prose):
            prose.show(self._story())

    def available_actions(self) -> set[str] | None:
        """Offer to take back only while that is allowed."""
        return {"ready", "leave", "help"} | ({"take_back"} if self._may_undo else set())

    def on_button_pressed(self) -> None:
        """Show the hand."""
        self.action_ready()

    def action_ready(self) -> None:
        """Show the hand."""
        self.dismiss(READY)

    def action_take_back(self) -> None:
        """Go back to the player before."""
        self.dismiss(UNDO)

    def action_leave(self) -> None:
        """Leave the game, with both hands hidden."""
        self.dismiss(LEAVE)

    def _request(self) -> list[Paragraph]:
        request = _("Pass the keyboard to {name}").format(name=self._name_now)
        hidden = _("Both hands are hidden until you are ready.")
        return [
            paragraph((request, "chosen"), centred=True),
            paragraph((hidden, "muted"), centred=True),
        ]

    def _story(self) -> list[Paragraph]:
        if not self._happened:
            return []
        room = self.app.size.height - _AROUND_THE_STORY
        lines = [paragraph((line, "text"), indent=2) for line in self._happened[-room:]]
        return [BLANK, paragraph((_("What just happened"), "muted")), *lines]
