"""A grid of cells to paint on, turned into Textual strips once it is done."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import is_not, ne, or_

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from clash_tui.base.cells import cells, clip
from clash_tui.base.clean_text import clean
from clash_tui.base.glyphs import Box

_NOTHING = Style()


class Canvas:
    """A grid of cells, each one letter and its style; what falls outside is cut off.

    A wide letter lies in two cells, the second of which holds nothing; where one of them is
    painted over, the other is blank. Marks lie in the cell of their letter.
    A style without a background lies on the background that is already there.
    """

    __slots__ = ("_chars", "_marked", "_styles", "height", "width")

    def __init__(self, width: int, height: int, style: Style = _NOTHING) -> None:
        """Make a blank canvas whose every cell has ``style``."""
        self.width = max(0, width)
        self.height = max(0, height)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[style] * self.width for _ in range(self.height)]
        self._marked = False
        """Whether a letter with marks may be among them."""

    def put(self, x: int, y: int, char: str, style: Style = _NOTHING) -> None:
        """Put one sign of one cell."""
        if 0 <= x < self.width and 0 <= y < self.height:
            chars = self._chars[y]
            if not chars[x] or (x + 1 < self.width and not chars[x + 1]):
                self._part(y, x, x + 1)
            chars[x] = char
            styles = self._styles[y]
            styles[x] = style if style.bgcolor is not None else _over(styles[x], style)

    def text(
        self, x: int, y: int, text: str, style: Style = _NOTHING, width: int | None = None
    ) -> int:
        """Put a line of text, at most ``width`` cells of it; return the x after it."""
        shown = cells(text if width is None else clip(text, width))
        end = x + len(shown)
        first, last = max(0, x), min(self.width, end)
        if first < last and 0 <= y < self.height:
            chars = self._chars[y]
            self._marked = self._marked or not isinstance(shown, str)
            if not chars[first] or (last < self.width and not chars[last]):
                self._part(y, first, last)
            if first == x and last == end:
                chars[first:last] = shown
            else:
                chars[first:last] = shown[first - x : last - x]
                if not chars[first]:
                    chars[first] = " "
                if last < end and not shown[last - x]:
                    chars[last - 1] = " "
            self._lay(y, first, last, style)
        return end

    def _part(self, y: int, first: int, last: int) -> None:
        """Blank what is left of wide letters that the cells to before ``last`` cut in two."""
        chars = self._chars[y]
        if not chars[first]:
            chars[first - 1] = " "
        if last < self.width and not chars[last]:
            chars[last] = " "

    def _lay(self, y: int, first: int, last: int, style: Style) -> None:
        """Lay a style on the cells of a row from ``first`` to before ``last``."""
        styles = self._styles[y]
        if style.bgcolor is not None:
            styles[first:last] = [style] * (last - first)
            return
        # Neighbours mostly share one style, and asking the cache for each cell is what costs.
        under = styles[first]
        over = _over(under, style)
        for x in range(first, last):
            if styles[x] is not under:
                under = styles[x]
                over = _over(under, style)
            styles[x] = over

    def fill(
        self, x: int, y: int, width: int, height: int, style: Style, char: str | None = None
    ) -> None:
        """Lay ``style`` on a rectangle; with ``char`` its characters are replaced too."""
        first, last = max(0, x), min(self.width, x + width)
        if last <= first:
            return
        for row in range(max(0, y), min(self.height, y + height)):
            self._lay(row, first, last, style)
            if char is not None:
                self._part(row, first, last)
                self._chars[row][first:last] = [char] * (last - first)

    def clear(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Blank a rectangle: spaces, and nothing left of the styles that were there."""
        first, last = max(0, x), min(self.width, x + width)
        if last <= first:
            return
        for row in range(max(0, y), min(self.height, y + height)):
            self._part(row, first, last)
            self._chars[row][first:last] = [" "] * (last - first)
            self._styles[row][first:last] = [style] * (last - first)

    def hline(self, x: int, y: int, width: int, char: str, style: Style = _NOTHING) -> None:
        """Draw a level line of ``width`` cells."""
        self.text(x, y, char * width, style)

    def vline(self, x: int, y: int, height: int, char: str, style: Style = _NOTHING) -> None:
        """Draw an upright line of ``height`` cells."""
        for row in range(y, y + height):
            self.put(x, row, char, style)

    def box(
        self, x: int, y: int, width: int, height: int, box: Box, style: Style = _NOTHING
    ) -> None:
        """Draw a frame whose outer size is ``width`` by ``height``; the inside stays."""
        if width < 2 or height < 2:
            return
        right, bottom = x + width - 1, y + height - 1
        self.hline(x + 1, y, width - 2, box.top, style)
        self.hline(x + 1, bottom, width - 2, box.bottom, style)
        self.vline(x, y + 1, height - 2, box.left, style)
        self.vline(right, y + 1, height - 2, box.right, style)
        self.put(x, y, box.top_left, style)
        self.put(right, y, box.top_right, style)
        self.put(x, bottom, box.bottom_left, style)
        self.put(right, bottom, box.bottom_right, style)

    def blit(self, x: int, y: int, other: Canvas) -> None:
        """Copy another canvas onto this one, its top left corner at ``x``, ``y``."""
        first = max(0, -x)
        last = min(other.width, self.width - x)
        if last <= first:
            return
        self._marked = self._marked or other._marked
        for row in range(max(0, -y), min(other.height, self.height - y)):
            self._part(y + row, x + first, x + last)
            chars, copied = self._chars[y + row], other._chars[row]
            chars[x + first : x + last] = copied[first:last]
            if not copied[first]:
                chars[x + first] = " "
            if last < other.width and not copied[last]:
                chars[x + last - 1] = " "
            self._styles[y + row][x + first : x + last] = other._styles[row][first:last]

    def strips(self) -> list[Strip]:
        """Return the rows as strips, one segment for each run of cells of one style."""
        return [self.strip(y) for y in range(self.height)]

    def strip(self, y: int) -> Strip:
        """Return one row as a strip."""
        chars, styles = self._chars[y], self._styles[y]
        if not self.width:
            return Strip([], 0)
        # Painting shares its styles, and comparing them by value is what costs.
        ends = [*compress(range(1, self.width), map(is_not, styles[1:], styles)), self.width]
        if self._marked:
            # Where Textual parts a segment it gives marks to the letter behind them.
            after_marks = (x for x, char in enumerate(chars, 1) if len(char) > 1)
            ends = sorted({*ends, *after_marks})
        segments: list[Segment] = []
        start = 0
        for end in ends:
            words = "".join(chars[start:end])
            # Of a wide letter across two styles the first one's has it all.
            if words:
                # Whatever has come this far is shown, and never an order to the terminal.
                shown = words if words.isprintable() else clean(words)
                segments.append(Segment(shown, styles[start]))
            start = end
        return Strip(segments, self.width)

    def same_row(self, y: int, before: Canvas) -> bool:
        """Whether a row looks as it did on a canvas of the same size."""
        return self._chars[y] == before._chars[y] and self._styles[y] == before._styles[y]

    def changed(self, y: int, before: Canvas) -> tuple[int, int] | None:
        """Return the columns of a row, to before the second, outside which nothing changed.

        ``before`` is a canvas of the same size; None means that the rows are equal.
        """
        if self.same_row(y, before):
            return None
        chars, styles = self._chars[y], self._styles[y]
        old_chars, old_styles = before._chars[y], before._styles[y]
        differs = [*map(or_, map(ne, chars, old_chars), map(is_not, styles, old_styles))]
        first = differs.index(True)
        differs.reverse()
        last = self.width - differs.index(True)
        # Half a wide letter cannot be written.
        if not (chars[first] and old_chars[first]):
            first -= 1
        if last < self.width and not (chars[last] and old_chars[last]):
            last += 1
        return (first, last)

    def lines(self) -> list[str]:
        """Return the rows as plain text, without the spaces at their ends."""
        return [clean("".join(chars)).rstrip() for chars in self._chars]

    def style_at(self, x: int, y: int) -> Style:
        """Return the style of one cell."""
        return self._styles[y][x]


@lru_cache(maxsize=2048)
def _over(under: Style, style: Style) -> Style:
    """Return ``style`` on the background of ``under``."""
    if style.bgcolor is not None:
        return style
    if style.color is None and not style._attributes:
        return under
    ground = under.background_style
    return ground + style
