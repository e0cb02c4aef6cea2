"""Keeps text readable and emphasis visible on terminals with few colours or none.

Palettes and style sheets are made of 24-bit colours. What is left of them on a terminal with
fewer is decided here alone, for all that is drawn: what could be read still can, and a ground that
stands out from the screen still does, by another colour or by reversing.
"""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from clash_tui.ui.style.contrast import LINE, RGB, TEXT, chroma, contrast, distance, is_light, mixed
from clash_tui.ui.style.depth import Depth, Terminal

_FAINTEST = 1.5
"""The contrast that is kept for what is fainter than lines, such as what lies behind a dialog."""
_ROUNDING = 0.1
"""How far a colour of 24 bit may fall short of a bound and still count."""
_DARK, _LIGHT = 0, 7
"""The colours of the 16 that stand for the ground of a dark and of a light theme."""
_GROUNDS = range(8)
"""The colours of the 16 that can lie under text: many terminals have no light grounds."""


class Readable(LineFilter):
    """Turns 24-bit colours into those of a terminal with fewer.

    Args:
        depth: How many colours there are.
        terminal: Which ones they are.
        screen: The ground of the screen in the theme that is on.
        own: Whether that ground, and the ink of plain text, are left to the terminal.
    """

    def __init__(self, depth: Depth, terminal: Terminal, screen: RGB, *, own: bool = False) -> None:
        super().__init__()
        self._depth, self._terminal = depth, terminal
        self._screen, self._own = screen, own
        self._base = _LIGHT if is_light(screen) else _DARK

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments in colours that the terminal has."""
        under = self._screen if self._own else background.rgb
        return [
            segment if segment.control else Segment(segment.text, self.style(segment.style, under))
            for segment in segments
        ]

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one filter for each look, and they are few
    def style(self, style: Style | None, under: RGB) -> Style:
        """Return a style in the terminal's colours.

        Args:
            style: The style.
            under: The ground where the style has none.
        """
        style = style or Style()
        ground, ink = self._colours(style, under)
        stands_out = self._stands_out(style, ground)
        if self._depth is Depth.NONE:
            reverse = stands_out or bool(style.reverse)
            return _attributes(style) + Style(reverse=reverse or None)
        # What is made of the terminal's own colours was made for another ground, maybe.
        needed = TEXT if self._own else _needed(contrast(ink, ground))
        if style.dim:
            ink = mixed(ink, ground)
            needed = min(needed, LINE)
        if self._depth is Depth.INDEXED:
            return self._indexed(style, ground, ink, needed, stands_out)
        return self._standard(style, ground, ink, needed, stands_out)

    def _colours(self, style: Style, under: RGB) -> tuple[RGB, RGB]:
        """Return the ground and the ink of a style as they are meant."""
        ground = self._rgb(style.bgcolor, under)
        ink = self._rgb(style.color, (0, 0, 0) if is_light(ground) else (255, 255, 255))
        return (ink, ground) if style.reverse else (ground, ink)

    def _rgb(self, color: RichColor | None, default: RGB) -> RGB:
        if color is None or color.is_default:
            return default
        if color.triplet is not None:
            return triplet(color)
        number = color.number or 0
        if number < len(self._terminal.colours):
            return self._terminal.colours[number]
        return triplet(color)

    def _stands_out(self, style: Style, ground: RGB) -> bool:
        """Whether a ground is seen as another one than the screen's."""
        if style.reverse:
            return True
        return style.bgcolor is not None and contrast(ground, self._screen) >= LINE

    def _indexed(
        self, style: Style, ground: RGB, ink: RGB, needed: float, stands_out: bool
    ) -> Style:
        """Return a style of the 256 colours."""
        screen = _INDEXED[_nearest_of_256(self._screen, None, 0)]
        under = _nearest_of_256(ground, screen if stands_out else None, LINE)
        over = _nearest_of_256(ink, _INDEXED[under], needed)
        return _attributes(style) + Style(
            color=RichColor.from_ansi(over), bgcolor=RichColor.from_ansi(under)
        )

    def _standard(
        self, style: Style, ground: RGB, ink: RGB, needed: float, stands_out: bool
    ) -> Style:
        """Return a style of the 16 colours, or of the eight dark ones."""
        under = self._ground(ground) if stands_out else self._base
        bold = bool(style.bold)
        over = self._ink(ink, under, bold, needed)
        if over is None and bold:
            bold, over = False, self._ink(ink, under, False, needed)
        if over is None:
            over = _LIGHT if under == _DARK else _DARK
        kept = _attributes(style)
        if self._terminal.recolours:
            kept += Style(underline=False, italic=False, dim=False)
        if self._own and not stands_out:
            plain = style.color is None or style.color.is_default
            return kept + Style(color=None if plain else RichColor.from_ansi(over), bold=bold)
        return kept + Style(
            color=RichColor.from_ansi(over), bgcolor=RichColor.from_ansi(under), bold=bold
        )

    def _ground(self, wanted: RGB) -> int:
        """Return a ground that stands out from the screen's, and on which text can be read."""
        colours = self._terminal.colours
        fitting = [
            each
            for each in _GROUNDS
            if contrast(colours[each], colours[self._base]) >= LINE
            and any(self._reads(ink, each, False, TEXT) for ink in self._inks)
        ]
        return min(fitting, key=lambda each: distance(colours[each], wanted))

    def _ink(self, wanted: RGB, ground: int, bold: bool, needed: float) -> int | None:
        """Return the colour nearest to one that can be read on a ground; None without one."""
        fitting = [each for each in self._inks if self._reads(each, ground, bold, needed)]
        colours, lit = self._terminal.colours, 8 if bold and self._terminal.lights_bold else 0

        def unlike(each: int) -> float:
            colour = colours[each + lit if each < 8 else each]
            # Grey that becomes a colour would seem to mean something.
            gaudy = max(0, chroma(colour) - 2 * chroma(wanted))
            return distance(colour, wanted) + 4 * gaudy**2

        return min(fitting, key=unlike, default=None)

    @property
    def _inks(self) -> range:
        return range(8 if self._depth is Depth.EIGHT else 16)

    def _reads(self, ink: int, ground: int, bold: bool, needed: float) -> bool:
        """Whether a colour stands out from a ground, however the terminal draws bold text."""
        colours = self._terminal.colours
        shown = {ink}
        if bold and ink < 8:
            shown = {ink + 8} if self._terminal.lights_bold else {ink, ink + 8}
        return all(contrast(colours[each], colours[ground]) >= needed for each in shown)


def _attributes(style: Style) -> Style:
    """Return a style without its colours, and with what they are turned by resolved."""
    return style.without_color + Style(reverse=False, dim=False)


def _needed(meant: float) -> float:
    """Return the contrast that text must keep which was meant to have that much."""
    for bound in (TEXT, LINE, _FAINTEST):
        if meant >= bound - _ROUNDING:
            return bound
    return 1.0


def triplet(color: RichColor) -> RGB:
    """Return red, green and blue of a colour; of the first 16 as Rich takes them to be."""
    red, green, blue = color.get_truecolor()
    return red, green, blue


_INDEXED: tuple[RGB, ...] = tuple(triplet(RichColor.from_ansi(number)) for number in range(256))
"""The 256 colours; the first 16 are whatever the terminal makes of them."""


@lru_cache(maxsize=4096)
def _nearest_of_256(wanted: RGB, ground: RGB | None, needed: float) -> int:
    """Return the colour nearest to another one that stands out from a ground enough."""
    fitting = [
        number
        for number in range(16, 256)
        if ground is None or contrast(_INDEXED[number], ground) >= needed
    ]
    return min(fitting, key=lambda number: distance(_INDEXED[number], wanted))
