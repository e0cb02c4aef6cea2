"""The codes that switch a terminal from one style to the next, and no more of them than needed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rich.color import ColorSystem
from rich.style import Style

_ATTRIBUTES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "21", "51", "52", "53")
"""Bold, dim, italic and so on, in the order of Rich's bits."""

_NO_COLOUR, _NO_GROUND = "39", "49"


class Look(NamedTuple):
    """How a cell looks, as the numbers of SGR codes: what a terminal can tell apart of a style."""

    attributes: str = ""
    colour: str = _NO_COLOUR
    ground: str = _NO_GROUND


PLAIN = Look()
"""How a terminal writes after a reset."""

_known = {PLAIN: PLAIN}
"""Each look once, so that two of them are the same if they are one."""


@lru_cache(maxsize=8192)
def look_of(style: Style | None, colours: ColorSystem | None) -> Look:
    """Return how a style looks on a terminal with that many colours; None has no colours.

    Styles that look the same have one and the same look.
    """
    look = PLAIN if style is None else _look(style, colours)
    return _known.setdefault(look, look)


def _look(style: Style, colours: ColorSystem | None) -> Look:
    bits = style._attributes & style._set_attributes
    attributes = ";".join(code for bit, code in enumerate(_ATTRIBUTES) if bits & (1 << bit))
    if colours is None:
        return Look(attributes)
    colour, ground = _NO_COLOUR, _NO_GROUND
    if style.color is not None:
        colour = ";".join(style.color.downgrade(colours).get_ansi_codes())
    if style.bgcolor is not None:
        ground = ";".join(style.bgcolor.downgrade(colours).get_ansi_codes(foreground=False))
    return Look(attributes, colour, ground)


@lru_cache(maxsize=8192)
def change(before: Look, after: Look) -> str:
    """Return what switches a terminal from one look to another; "" where they are the same."""
    if before == after:
        return ""
    if before.attributes != after.attributes:
        # Not every terminal can switch off bold without switching off more.
        codes = [""]
        before = PLAIN
        if after.attributes:
            codes.append(after.attributes)
    else:
        codes = []
    if before.colour != after.colour:
        codes.append(after.colour)
    if before.ground != after.ground:
        codes.append(after.ground)
    return f"\x1b[{';'.join(codes)}m"
