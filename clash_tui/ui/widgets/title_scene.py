"""The picture on the title: the name of the game over two Strongholds and the Bridge."""

from __future__ import annotations

from clash_tui.base.cells import cell_width
from clash_tui.base.glyphs import Glyphs
from clash_tui.base.i18n import _
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.logo import picture
from clash_tui.ui.style.theme import Palette
from clash_tui.ui.widgets.painted import Painted

_WATER_ROWS = 2


class TitleScene(Painted):
    """Paints the whole title but its menu, which stands in the middle between the towers."""

    DEFAULT_CSS = """
    TitleScene { width: 100%; height: 100%; }
    """

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        """Paint the name, the towers on their islands, the Bridge and the water."""
        palette, glyphs = ink.palette, ink.glyphs
        canvas = Canvas(width, height, palette.sea)
        self._paint_name(canvas, palette, glyphs)
        shore = canvas.height - _WATER_ROWS - 2
        self._paint_water(canvas, shore, palette, glyphs)
        self._paint_bridge(canvas, shore, palette, glyphs)
        self._paint_towers(canvas, shore, palette, glyphs)
        words = _("an unofficial fan game")
        x = (canvas.width - cell_width(words)) // 2
        canvas.text(x, canvas.height - 1, words, palette.muted)
        return canvas

    def _paint_name(self, canvas: Canvas, palette: Palette, glyphs: Glyphs) -> None:
        large = canvas.width >= 120 and canvas.height >= 34
        rows = picture("large" if large else "small", glyphs.name)
        x, y = (canvas.width - len(rows[0])) // 2, 4 if large else 2
        for row, text in enumerate(rows, y):
            for column, char in enumerate(text, x):
                if char != " ":
                    canvas.put(column, row, char, palette.chosen)
        words = _("two hands, two lanes, one sliding Stronghold each")
        below = y + len(rows) + (2 if large else 1)
        canvas.text((canvas.width - cell_width(words)) // 2, below, words, palette.muted)

    def _paint_water(self, canvas: Canvas, shore: int, palette: Palette, glyphs: Glyphs) -> None:
        canvas.fill(0, shore + 1, canvas.width, _WATER_ROWS, palette.water)
        for row in range(_WATER_ROWS):
            for column in range(canvas.width):
                # Long calm swells: each row drifts against the one above.
                if (column + 5 * row) % 9 in (0, 1, 4):
                    canvas.put(column, shore + 1 + row, glyphs.water, palette.wave)

    def _paint_bridge(self, canvas: Canvas, shore: int, palette: Palette, glyphs: Glyphs) -> None:
        island = self._island(canvas)
        canvas.hline(island, shore, canvas.width - 2 * island, glyphs.double.top, palette.rail)
        middle = canvas.width // 2
        for away in range(4, middle - island - 1, 8):
            canvas.put(middle - 1 - away, shore + 1, glyphs.rail, palette.rail)
            canvas.put(middle + away, shore + 1, glyphs.rail, palette.rail)

    def _paint_towers(self, canvas: Canvas, shore: int, palette: Palette, glyphs: Glyphs) -> None:
        island = self._island(canvas)
        canvas.hline(0, shore, island, glyphs.lower_half, palette.frame)
        canvas.hline(canvas.width - island, shore, island, glyphs.lower_half, palette.frame)
        for name, left in (("bastion", True), ("fort", False)):
            rows = picture(name, glyphs.name)
            width = len(rows[0])
            x = (island - width) // 2
            if not left:
                x = canvas.width - x - width
            for row, text in enumerate(rows, shore - len(rows) + 1):
                for column, char in enumerate(text, x):
                    if char != " ":
                        canvas.put(column, row, char, palette.frame)

    def _island(self, canvas: Canvas) -> int:
        """Return how wide each island is."""
        return max(20, canvas.width // 3 - 4)
