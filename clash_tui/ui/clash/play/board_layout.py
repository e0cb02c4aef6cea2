"""How the board is laid out, from the title line to the hand."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.dom import DOMNode

from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.display import Display
from clash_tui.ui.clash.play.hand_row import HandRow
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.clash.play.stops import LANE_AREAS, Area, Stop
from clash_tui.ui.widgets.blank import Column, Row
from clash_tui.ui.widgets.inspect_panel import InspectPanel
from clash_tui.ui.widgets.log_panel import LogPanel
from clash_tui.ui.widgets.status_lines import ForecastLine, PhaseLine, TitleLine

BOARD_CSS = """
BoardScreen {
    & #middle { height: 1fr; }
    & #field { width: 1fr; }
    & #side { width: 36; margin-left: 1; display: none; }
    & #side InspectPanel { height: 3fr; }
    & #side LogPanel { height: 2fr; }
    & #forecast { height: 2; }
    & #hint { height: 1; }
    &.-medium HandRow { height: 7; }
    &.-medium OpponentStrip { height: 3; }
    &.-large HandRow { height: 8; }
    &.-large OpponentStrip { height: 3; }
    &.-huge HandRow { height: 10; }
    &.-huge OpponentStrip { height: 3; }
    &.-panel #side { display: block; }
}
"""


def compose_board(strip: OpponentStrip) -> ComposeResult:
    """Compose the board; the strip stands for the other player."""
    yield TitleLine()
    yield strip
    with Row(id="middle"):
        yield Battlefield(id="field")
        with Column(id="side"):
            yield InspectPanel()
            yield LogPanel()
    yield PhaseLine()
    yield ForecastLine(id="forecast")
    yield ForecastLine(id="hint")
    yield HandRow()


def display_of(board: DOMNode) -> Display:
    """Return the widgets of a board that was composed."""
    display = Display(
        board.query_one(TitleLine),
        board.query_one(OpponentStrip),
        board.query_one(Battlefield),
        board.query_one(InspectPanel),
        board.query_one(LogPanel),
        board.query_one(PhaseLine),
        board.query_one("#forecast", ForecastLine),
        board.query_one("#hint", ForecastLine),
        board.query_one(HandRow),
    )
    # The log in focus would take the arrow keys from the cursor.
    display.log.can_focus = False
    return display


def column_of(stop: Stop, display: Display) -> int:
    """Return the column of a stop's middle, 0 while it is not drawn."""
    if stop.area in LANE_AREAS:
        region = display.battlefield.where(stop.key)
    elif stop.area is Area.HAND:
        region = display.hand.where(stop.key)
    elif stop.area is Area.CHAMPIONS:
        region = display.battlefield.champion_place(stop.key)
    else:
        region = display.strip.where(stop.key)
    return region.x + region.width // 2 if region is not None else 0
