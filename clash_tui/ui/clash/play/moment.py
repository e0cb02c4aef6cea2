"""All that the board shows at one time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from clash_tui.base.paragraphs import Span
from clash_tui.games.clash.rules import Forecast
from clash_tui.games.clash.rules.view import View
from clash_tui.ui.clash.play.aim import Aim
from clash_tui.ui.clash.play.beats import Beat
from clash_tui.ui.clash.play.stops import Stop


@dataclass(frozen=True)
class Moment:
    """All that the board shows at one time."""

    view: View
    bottom: int
    """The player whose hand lies at the bottom."""
    names: tuple[str, str]
    kind: tuple[str, ...] = ()
    """What is played, such as "Duel" and "Draft"."""
    cursor: Stop | None = None
    explained: Stop | None = None
    """What the inspect panel is about; usually what the cursor is on."""
    aim: Aim | None = None
    forecast: Forecast | None = None
    beat: Beat | None = None
    log: Sequence[str] = field(default_factory=tuple)
    hint: Sequence[Span] = ()
    hint_more: str = ""
    """How to read all of the hint where it is cut."""
    covered: bool = False
    """Whether the hand at the bottom lies face down too."""
    thinks: bool = False
    """Whether a program is about to play."""
