"""The marks on the board: one cell wide in every terminal, and the same in plain ASCII.

Left out on purpose: everything with an emoji form and everything East Asian terminals draw
two cells wide by the standard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Box(NamedTuple):
    """The eight pieces of a frame, each one cell."""

    top_left: str
    top: str
    top_right: str
    left: str
    right: str
    bottom_left: str
    bottom: str
    bottom_right: str


@dataclass(frozen=True, slots=True, eq=False)
class Glyphs:
    """One set of marks; every mark is exactly one cell wide."""

    name: str
    """The set's name in the settings."""
    # the Strongholds and their Health
    stronghold: str
    bar_full: str
    bar_empty: str
    # mana
    mana_full: str
    mana_empty: str
    # cards
    unseen: str
    aura: str
    damage: str
    waiting: str
    """On a creature that may not attack yet."""
    falls: str
    """On a creature that would be destroyed."""
    champion: str
    """On a Champion in play."""
    target: str
    """On what may be aimed at."""
    blocked: str
    # arrows and marks
    arrow_line: str
    head_right: str
    head_left: str
    up: str
    down: str
    left: str
    right: str
    then: str
    """Between one step and the next."""
    becomes: str
    """Between the value before and the value after."""
    cursor: str
    bullet: str
    dot: str
    """Between two parts of a line."""
    ellipsis: str
    minus: str
    none: str
    """Where there is no value."""
    steps: tuple[str, str, str]
    """The three phases of a turn, numbered."""
    # lines
    water: str
    rail: str
    dotted: str
    """Upright, between what can be played and what cannot."""
    line: str
    upright: str
    rounded: Box
    heavy: Box
    double: Box
    dashed: Box
    pair: Box
    """Around a creature and the Symbiote that was played onto it: one card on another."""
    # blocks of pictures
    block: str
    upper_half: str
    lower_half: str


_ROUNDED = Box("╭", "─", "╮", "│", "│", "╰", "─", "╯")
_HEAVY = Box("┏", "━", "┓", "┃", "┃", "┗", "━", "┛")
_DOUBLE = Box("╔", "═", "╗", "║", "║", "╚", "═", "╝")
_DASHED = Box("┌", "┄", "┐", "┆", "┆", "└", "┄", "┘")
_PAIR = Box("╒", "═", "╕", "│", "│", "╰", "─", "╯")

UNICODE = Glyphs(
    name="unicode",
    stronghold="♜",
    bar_full="█",
    bar_empty="░",
    mana_full="◆",
    mana_empty="◇",
    unseen="░",
    aura="≈",
    damage="✦",
    waiting="z",
    falls="†",
    champion="★",
    target="▾",
    blocked="×",
    arrow_line="━",
    head_right="►",
    head_left="◄",
    up="↑",
    down="↓",
    left="←",
    right="→",
    then="▸",
    becomes="→",
    cursor="▸",
    bullet="•",
    dot="·",
    ellipsis="…",
    minus="−",
    none="–",
    steps=("①", "②", "③"),
    water="≈",
    rail="║",
    dotted="┆",
    line="─",
    upright="│",
    rounded=_ROUNDED,
    heavy=_HEAVY,
    double=_DOUBLE,
    dashed=_DASHED,
    pair=_PAIR,
    block="█",
    upper_half="▀",
    lower_half="▄",
)
"""For terminals with a font that has box drawing and the common symbols."""

_PLAIN = Box("+", "-", "+", "|", "|", "+", "-", "+")

ASCII = Glyphs(
    name="ascii",
    stronghold="&",
    bar_full="#",
    bar_empty=".",
    mana_full="*",
    mana_empty=".",
    unseen="%",
    aura="~",
    damage="*",
    waiting="z",
    falls="X",
    champion="@",
    target="v",
    blocked="x",
    arrow_line="=",
    head_right=">",
    head_left="<",
    up="^",
    down="v",
    left="<",
    right=">",
    then=">",
    becomes=">",
    cursor=">",
    bullet="*",
    dot="-",
    ellipsis="~",
    minus="-",
    none="-",
    steps=("1", "2", "3"),
    water="~",
    rail="H",
    dotted=":",
    line="-",
    upright="|",
    rounded=_PLAIN,
    heavy=Box("#", "=", "#", "#", "#", "#", "=", "#"),
    double=Box("@", "=", "@", "|", "|", "@", "=", "@"),
    dashed=Box(".", ".", ".", ":", ":", ".", ".", "."),
    pair=Box("+", "=", "+", "|", "|", "+", "-", "+"),
    block="#",
    upper_half='"',
    lower_half="_",
)
"""For everything else."""

_SETS = {UNICODE.name: UNICODE, ASCII.name: ASCII}


def glyphs(name: str) -> Glyphs:
    """Return the set of that name; Unicode for a name that is not known."""
    return _SETS.get(name, UNICODE)
