"""What makes a board that of a duel or of another game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from clash_tui.ui.clash.play.news import News
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.turn_back import TurnBack


@dataclass(frozen=True)
class BoardParts:
    """The parts in which the boards of two games differ."""

    kind: Callable[[], tuple[str, ...]]
    """Returns what is played, for the title line, such as "Duel" and "Draft"."""
    show_result: Callable[[], None]
    """Shows how the game ended."""
    strip: Callable[[], OpponentStrip] = OpponentStrip
    """Makes what stands for the other player."""
    news: News = field(default_factory=News)
    """Sums up what happened since the player decided last."""
    turn_back: TurnBack | None = None
    """Takes whole turns back, where that is part of the game."""
