"""How many colours the terminal has, and which ones they are."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from clash_tui.ui.style.contrast import RGB


class Depth(Enum):
    """How many colours a terminal can show."""

    TRUE = "24 bit"
    INDEXED = "256"
    SIXTEEN = "16"
    EIGHT = "8"
    NONE = "none"


class Terminal(NamedTuple):
    """What a kind of terminal does with colours.

    Attributes:
        name: What it is called.
        colours: What it shows for the 16 colours, the eight dark ones first.
        lights_bold: Whether bold surely makes a dark colour light; elsewhere it may.
        recolours: Whether underlined, slanted and faint text gets another colour there.
    """

    name: str
    colours: tuple[RGB, ...]
    lights_bold: bool = False
    recolours: bool = False


CONSOLE = Terminal(
    "linux",
    (
        (0, 0, 0),
        (170, 0, 0),
        (0, 170, 0),
        (170, 85, 0),
        (0, 0, 170),
        (170, 0, 170),
        (0, 170, 170),
        (170, 170, 170),
        (85, 85, 85),
        (255, 85, 85),
        (85, 255, 85),
        (255, 255, 85),
        (85, 85, 255),
        (255, 85, 255),
        (85, 255, 255),
        (255, 255, 255),
    ),
    lights_bold=True,
    recolours=True,
)
"""The console of Linux, without a window."""

XTERM = Terminal(
    "xterm",
    (
        (0, 0, 0),
        (205, 0, 0),
        (0, 205, 0),
        (205, 205, 0),
        (0, 0, 238),
        (205, 0, 205),
        (0, 205, 205),
        (229, 229, 229),
        (127, 127, 127),
        (255, 0, 0),
        (0, 255, 0),
        (255, 255, 0),
        (92, 92, 255),
        (255, 0, 255),
        (0, 255, 255),
        (255, 255, 255),
    ),
)
"""xterm, and what nearly all others do like it."""

_COLOURLESS = ("dumb", "unknown", "vt", "network", "ansi-m", "lpr")
"""How the names of terminals without colours begin."""
_SIXTEEN = ("linux", "xterm", "tmux", "rxvt", "konsole", "putty", "vte", "gnome", "st", "foot")
"""How the names of terminals begin that know the light colours by their own codes."""


def depth_of(environ: Mapping[str, str], system: str | None) -> Depth:
    """Return how many colours there are.

    Args:
        environ: The environment variables.
        system: What Rich calls the terminal's colours; None where it found none.
    """
    term = environ.get("TERM", "").strip().lower()
    if environ.get("NO_COLOR") or term.startswith(_COLOURLESS):
        return Depth.NONE
    if system == "256":
        return Depth.INDEXED
    if system == "standard":
        sixteen = term.startswith(_SIXTEEN) or term.endswith("-16color")
        return Depth.SIXTEEN if sixteen else Depth.EIGHT
    return Depth.TRUE


def terminal_of(environ: Mapping[str, str]) -> Terminal:
    """Return which kind of terminal there is."""
    term = environ.get("TERM", "").strip().lower()
    return CONSOLE if term.startswith("linux") else XTERM
