"""Who goes first (R10): the toss that decides it, or whom the players chose."""

from __future__ import annotations

import math
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.timer import Timer

from clash_tui.base.i18n import N_, _
from clash_tui.base.paragraphs import BLANK, Paragraph, paragraph
from clash_tui.ui.clash.play.coin import Coin
from clash_tui.ui.shell.actions import Action
from clash_tui.ui.shell.base import HouseScreen
from clash_tui.ui.widgets.heading import Heading
from clash_tui.ui.widgets.prose import Prose

_FRAME_SECONDS = 1 / 20
_FRAMES = {"fast": 16, "normal": 32, "slow": 60}
_LETTERS = "AB"


class CoinTossScreen(HouseScreen[None]):
    """Tosses the coin and says who begins and what that means; any key or click goes on.

    Args:
        names: The players' names, A first.
        first: Who begins, 0 for A.
        chosen: Who begins and why, where that was agreed on: then nothing is tossed.
        remark: What else is said under it; "" for nothing.
    """

    ACTIONS: ClassVar[tuple[Action, ...]] = (
        Action(
            "go_on",
            ("enter", "space", "escape", "q"),
            N_("go on"),
            N_("Let the coin fall, then go on to the board. Any other key does so too."),
        ),
    )
    NAME: ClassVar[str] = N_("Coin toss")
    TOPIC: ClassVar[str | None] = "R10"

    DEFAULT_CSS = """
    CoinTossScreen {
        & #stage { height: 1fr; align: center middle; }
        & Center { height: auto; }
        & Prose { width: 70; margin-top: 2; height: 7; }
    }
    """

    def __init__(
        self, names: tuple[str, str], first: int, chosen: str | None = None, remark: str = ""
    ) -> None:
        super().__init__()
        self._chosen = chosen
        self._remark = remark
        self._names = names
        self._first = first
        self._frame = 0
        self._frames = 0
        self._timer: Timer | None = None

    def compose_body(self) -> ComposeResult:
        """Compose the coin and what it decides."""
        tossed = self._chosen is None
        yield Heading(_("Duel"), _("coin toss") if tossed else _("who begins"))
        with Vertical(id="stage"):
            with Center():
                yield Coin()
            with Center():
                yield Prose()

    def on_mount(self) -> None:
        """Toss the coin, or lay it down where nothing is left to toss for."""
        tossed = self._chosen is None
        self._frames = _FRAMES.get(self.house.animation, 0) if tossed else 0
        if not self._frames:
            self._land()
            return
        self._show_frame()
        self._timer = self.set_interval(_FRAME_SECONDS, self._turn)

    @property
    def landed(self) -> bool:
        """Whether the coin lies still."""
        return self._frame >= self._frames

    def on_key(self, event: events.Key) -> None:
        """Let any key go on that has no other meaning."""
        if event.is_printable and not self.too_small:
            event.stop()
            self.action_go_on()

    def on_click(self) -> None:
        """Go on."""
        if not self.too_small:
            self.action_go_on()

    def action_go_on(self) -> None:
        """Let the coin fall; when it lies, go on."""
        if self.landed:
            self.dismiss(None)
        else:
            self._land()

    def _turn(self) -> None:
        self._frame += 1
        if self.landed:
            self._land()
        else:
            self._show_frame()

    def _show_frame(self) -> None:
        # It turns more and more slowly, and ends facing with the side that won.
        left = 1 - self._frame / self._frames
        half_turns = 7 * left * left
        phase = math.cos(math.pi * half_turns)
        side = self._first if phase >= 0 else 1 - self._first
        self.query_one(Coin).show(_LETTERS[side], abs(phase))
        self.query_one(Prose).show(
            [paragraph((f"{self._names[0]}  ·  {self._names[1]}", "muted"), centred=True)]
        )

    def _land(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._frame = self._frames
        self.query_one(Coin).show(_LETTERS[self._first], 1.0)
        self.query_one(Prose).show(self._decision())

    def _decision(self) -> list[Paragraph]:
        first, second = self._names[self._first], self._names[1 - self._first]
        side = (_("plays left"), _("plays right"))[self._first]
        begins = self._chosen or _("{name} begins").format(name=first)
        lines = [
            paragraph((begins, "chosen"), centred=True),
            paragraph((side, "muted"), centred=True),
            BLANK,
            paragraph(
                _("The price of going first: 6 mana on the first turn instead of 9."), centred=True
            ),
            paragraph(
                (_("{name} then starts with the full 9.").format(name=second), "muted"),
                centred=True,
            ),
        ]
        if self._remark:
            lines += [BLANK, paragraph((self._remark, "muted"), centred=True)]
        return lines
