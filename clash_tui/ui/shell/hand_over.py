"""Between two turns at one keyboard: all hands are hidden until the next player is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.ui.shell.actions import HELP, Action
from clash_tui.ui.shell.base import A_MOMENT, HouseScreen, Tier
from clash_tui.ui.widgets.button import Button
from clash_tui.ui.widgets.prose import Prose

if TYPE_CHECKING:
    from clash_tui.ui.shell.gestures import Gesture

READY = "ready"
"""The result when the next player is ready."""

UNDO = "undo"
"""The result when the player before takes their last move back."""

LEAVE = "leave"
"""The result when nobody is there to play on: the game is kept."""

_GROUP = N_("Handing over")
_DIALOG = {Tier.SMALL: 9, Tier.MEDIUM: 11, Tier.LARGE: 13, Tier.HUGE: 18}
"""The rows of the dialog; the table above it has the others."""
_AROUND_THE_STORY = 6
"""The rows of the dialog that all but the story takes."""
_SHORT = 3
"""The rows of a story that needs no heading."""


class HandOverScreen(HouseScreen[str]):
    """Says whose turn it is and shows only what all may know: the table, and what happened.

    It is dismissed with READY, UNDO or LEAVE, by nothing that was typed or clicked for the
    screen before. A game makes its own of it, with its table.

    Args:
        name: Who is to play now.
        happened: What happened since ``name`` last saw the board, one line each, oldest first.
        may_undo: Whether the player before may still take the last move back.
        back: Whether the keyboard goes back to a player in the middle of their turn.
        why: One sentence on why it does, "" where what happened tells it.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "ready",
            ("enter",),
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
        "Several players share this keyboard. No card of any hand is shown here, so that the "
        "next player can take the keyboard in peace. What lies on the table is open to "
        "everyone.\n\n"
        "Only enter, or a click on the button, opens the next hand, and nothing does so in the "
        "first moment: a key that is still held, or was meant for the board, opens nothing.\n\n"
        "While nothing hidden has been shown, the player before may still take back their last "
        "move."
    )
    PATIENCE: ClassVar[float] = A_MOMENT
    HIDDEN: ClassVar[str] = N_("All hands are hidden until you are ready.")
    """What is hidden; English, translated where shown."""

    DEFAULT_CSS = """
    HandOverScreen {
        & #stage { height: 9; align: center middle; }
        & #dialog {
            width: 100%; max-width: 92; height: 100%; padding: 0 2; background: $panel;
            border: round $warning;
        }
        & #story { height: 1fr; }
        & #answers { height: 1; align: center middle; }
        & ToastRack { dock: top; align: right top; margin: 1 0 0 0; }
    }
    """

    def __init__(
        self,
        name: str,
        *,
        happened: Sequence[str] = (),
        may_undo: bool = False,
        back: bool = False,
        why: str = "",
    ) -> None:
        super().__init__()
        self._name_now = name
        self._happened = tuple(happened)
        self._may_undo = may_undo
        self._back = back
        self._why = why

    # -- for the game to fill in

    def compose_heading(self) -> ComposeResult:
        """Compose what stands over everything."""
        raise NotImplementedError

    def compose_table(self) -> ComposeResult:
        """Compose what lies open to everyone."""
        raise NotImplementedError

    # -- what is shown

    def compose_body(self) -> ComposeResult:
        """Compose the table, the request and the button."""
        yield from self.compose_heading()
        yield from self.compose_table()
        with Vertical(id="stage"), Vertical(id="dialog"):
            yield Prose(self._request(), ground="panel", id="request")
            yield Prose(ground="panel", id="story")
            with Horizontal(id="answers"):
                ready = _("I am {name}: show my hand").format(name=self._name_now)
                yield Button(ready, chosen=True, id="ready")

    def resized(self) -> None:
        """Tell as much as there is room for."""
        rows = _DIALOG[self.tier]
        self.query_one("#stage").styles.height = rows
        self.query_one("#story", Prose).show(self._story(rows - _AROUND_THE_STORY))

    def turned_away(self, gesture: Gesture) -> None:
        """Say why enter opened nothing."""
        if gesture.key == "enter":
            self._say(_("Let go of the key for a moment, then press enter."))

    def on_key(self, event: events.Key) -> None:
        """Say what opens the hand to whoever tries the key that attacks."""
        if event.key == "space":
            self._say(_("Space opens no hand: press enter."))

    def _say(self, text: str) -> None:
        self.query_one("#request", Prose).show(self._request(text))

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

    def _request(self, said: str = "") -> list[Paragraph]:
        request = _("Pass the keyboard to {name}")
        if self._back:
            request = _("Pass the keyboard back to {name}")
        hidden = _(self.HIDDEN)
        second = (said, "gold") if said else (f"{self._why} {hidden}".strip(), "muted")
        return [
            paragraph((request.format(name=self._name_now), "chosen"), centred=True),
            paragraph(second, centred=True),
        ]

    def _story(self, room: int) -> list[Paragraph]:
        if not self._happened:
            return []
        above = [BLANK, paragraph((_("What just happened"), "muted"))]
        if room <= _SHORT:
            # The lines need the room more than air does.
            above = []
        lines = self._happened[-(room + 1 - len(above)) :]
        return [*above, *(paragraph((line, "text"), indent=2) for line in lines)]
