"""How all seats stood by turn.

Of two the bars of the first rise from the line of turns and those of the second hang from it; of
more each has a row of numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.message import Message

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import cut
from clash_tui.ui.widgets.painted import Painted

_LEFT = 12
"""Cells for the names, left of the bars."""
_WIDEST = 3
"""Cells a turn takes at most."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How a seat stands.

    Attributes:
        value: How high the bar is.
        words: What stands below the name when it is the position that is looked at.
        style: Its colour, one of the palette.
        mark: What the bar begins with, so that it is told from others without colours too; a sign
            of falling where nothing is left. Empty for a bar without one.
    """

    value: int
    words: str
    style: str = "gold"
    mark: str = ""


@dataclass(frozen=True, slots=True)
class TurnBars:
    """A turn, and how it left the seats."""

    number: int
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class GraphScene:
    """All that the graph shows."""

    turns: tuple[TurnBars, ...]
    names: tuple[str, ...]
    here: int
    """The place among the turns of the one that is shown on the board."""
    now: tuple[Bar, ...]
    """How the seats stand on the board."""
    least: int = 1
    """What the bars measure at least."""


class TurnGraph(Painted):
    """A column for each turn; a click on one tells its place among the turns."""

    DEFAULT_CSS = """
    TurnGraph { height: 7; width: 1fr; }
    """

    class TurnChosen(Message):
        """A turn was clicked."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def show(self, scene: GraphScene) -> None:
        """Show a scene; nothing happens when it is the one that is shown."""
        self.show_scene(scene)

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the bars, the line of turns between them, and the names at the left."""
        canvas = Canvas(width, height, ink.palette.sea)
        if isinstance(self._scene, GraphScene):
            _Painter(canvas, ink, self._scene).paint()
        return canvas

    def turn_at(self, x: int) -> int | None:
        """Return the place of the turn drawn at a column."""
        if not isinstance(self._scene, GraphScene):
            return None
        first, wide = _columns(self._scene, self.size.width)
        place = first + (x - _LEFT) // wide
        return place if x >= _LEFT and place < len(self._scene.turns) else None

    def on_click(self, event: events.Click) -> None:
        """Tell which turn was clicked."""
        event.stop()
        place = self.turn_at(event.x)
        if place is not None:
            self.tell(self.TurnChosen(place))


def _columns(scene: GraphScene, width: int) -> tuple[int, int]:
    """Return the first turn in sight and how many cells a turn takes."""
    room = max(1, width - _LEFT - 1)
    turns = len(scene.turns)
    # Bars may be narrow; numbers would run into each other.
    wide = max(1, min(_WIDEST, room // max(1, turns))) if len(scene.names) == 2 else _WIDEST
    shown = room // wide
    return max(0, min(scene.here - shown // 2, turns - shown)), wide


class _Painter:
    """Paints one scene."""

    def __init__(self, canvas: Canvas, ink: Ink, scene: GraphScene) -> None:
        self._canvas, self._scene = canvas, scene
        self._palette, self._glyphs = ink.palette, ink.glyphs
        self._line = (canvas.height - 1) // 2
        """The row of the turns."""
        self._most = [
            max(scene.least, *(turn.bars[seat].value for turn in scene.turns))
            for seat in range(len(scene.names))
        ]
        """What the bars of each seat measure: some have many times what others have."""

    def paint(self) -> None:
        """Paint everything."""
        canvas, scene = self._canvas, self._scene
        if len(scene.names) != 2:
            self._line = 0
        first, wide = _columns(scene, canvas.width)
        columns = list(enumerate(scene.turns[first:]))
        # The turn on the board last: its number may be wider than its column.
        for column, turn in sorted(columns, key=lambda each: first + each[0] == scene.here):
            x = _LEFT + column * wide
            if x + wide <= canvas.width:
                self._turn(x, wide, first + column == scene.here, turn)
        if first > 0:
            canvas.put(_LEFT - 1, self._line, self._glyphs.left, self._palette.chosen)
        if _LEFT + (len(scene.turns) - first) * wide > canvas.width:
            canvas.put(canvas.width - 1, self._line, self._glyphs.right, self._palette.chosen)
        if len(scene.names) == 2:
            self._name(0, max(0, self._line - 2))
            self._name(1, min(canvas.height - 2, self._line + 1))
            return
        for seat in range(len(scene.names)):
            self._name(seat, self._row(seat))

    def _row(self, seat: int) -> int:
        """Return the row of a seat, of more than two."""
        return 1 + seat * self._rows_each

    @property
    def _rows_each(self) -> int:
        return max(1, min(2, (self._canvas.height - 1) // len(self._scene.names)))

    def _name(self, seat: int, row: int) -> None:
        palette, glyphs, bar = self._palette, self._glyphs, self._scene.now[seat]
        name = cut(self._scene.names[seat], _LEFT - 2, glyphs.ellipsis)
        self._canvas.text(1, row, name, palette.parchment)
        if len(self._scene.names) == 2 or self._rows_each > 1:
            self._canvas.text(1, row + 1, bar.words, palette.chosen, _LEFT - 2)

    def _turn(self, x: int, wide: int, here: bool, turn: TurnBars) -> None:
        palette, glyphs, canvas = self._palette, self._glyphs, self._canvas
        canvas.hline(x, self._line, wide, glyphs.line, palette.frame_dim)
        number = str(turn.number)
        if here:
            # Marked by a sign too, and over its neighbours where its column is narrow.
            start = x + (wide - cell_width(number)) // 2
            canvas.text(start - 1, self._line, glyphs.cursor + number, palette.badge)
        elif turn.number % 5 == 0 and cell_width(number) <= wide:
            canvas.text(x + (wide - cell_width(number)) // 2, self._line, number, palette.muted)
        for seat, bar in enumerate(turn.bars):
            if len(turn.bars) == 2:
                self._bar(x, max(1, wide - 1), here, bar, seat)
            else:
                self._number(x, wide, here, bar, self._row(seat))

    def _number(self, x: int, wide: int, here: bool, bar: Bar, row: int) -> None:
        """Write how a seat stands; a full cell where the number has no room."""
        text, palette = str(bar.value), self._palette
        if cell_width(text) >= wide:
            text = self._glyphs.block
        style = palette.chosen if here else getattr(palette, bar.style)
        self._canvas.text(x + (wide - cell_width(text)) // 2, row, text, style)

    def _bar(self, x: int, wide: int, here: bool, bar: Bar, player: int) -> None:
        """Draw a bar away from the line of turns, in halves of a cell."""
        canvas, glyphs, palette = self._canvas, self._glyphs, self._palette
        way = 1 if player else -1
        rows = canvas.height - 1 - self._line if player else self._line
        # What is left of a side is never drawn as nothing.
        halves = -(-2 * rows * bar.value // self._most[player])
        style = getattr(palette, bar.style)
        if here:
            style = palette.chosen
        tip = glyphs.lower_half if way < 0 else glyphs.upper_half
        for row in range((halves + 1) // 2):
            whole = 2 * (row + 1) <= halves
            y = self._line + way * (row + 1)
            canvas.hline(x, y, wide, glyphs.block if whole else tip, style)
        if bar.mark:
            sign = bar.mark if bar.value else glyphs.falls
            canvas.text(x, self._line + way, sign * wide, style)
