"""How much room text takes on a terminal, counted in cells.

A letter takes one cell, a wide one (Chinese, Japanese, Korean) two; marks that combine with the
letter before them take none. Whatever is laid out, drawn or printed, counts with this.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from clash_tui.base.clean_text import UNSHOWABLE

ELLIPSIS = "…"
"""What stands where a text was cut, unless the terminal needs another sign."""

_MOST_MARKS = 4
"""Marks that one letter can bear; no script needs more, and heaps of them hide other lines."""

_PLAIN = re.compile(
    "[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1"
    "\u03a3-\u0482\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2460-\u25fc★♜✦\ufffd]*"
)
"""Text of which each character surely takes one cell: most there is, and known without a table."""


def cell_width(text: str) -> int:
    """Return how many cells a text takes."""
    return len(cells(text))


def cells(text: str) -> Sequence[str]:
    """Part a text into its cells: a letter with its marks each, and "" for a wide one's second.

    Joined they are the text again, with marks made one with their letters where there is such a
    letter, and but for what terminals draw in different widths: signs that choose another form of
    the letter before are left out, flags and shades of skin replaced.
    """
    return text if text.isascii() else _parted(text)


@lru_cache(maxsize=4096)
def _parted(text: str) -> Sequence[str]:
    if _PLAIN.fullmatch(text):
        return text
    # Read only here: the first picture has nothing that needs the table.
    from wcwidth import wcwidth

    parted: list[str] = []
    marks = _MOST_MARKS
    for char in unicodedata.normalize("NFC", text):
        if _is_variation(char):
            continue
        wide = 1 if _is_unsteady(char) else wcwidth(char)
        if wide > 0:
            parted.append(UNSHOWABLE if _is_unsteady(char) else char)
            parted.extend([""] * (wide - 1))
            marks = 0
        elif wide < 0:
            parted.append(UNSHOWABLE)
            marks = _MOST_MARKS
        elif marks < _MOST_MARKS:
            parted[-1 if parted[-1] else -2] += char
            marks += 1
    return tuple(parted)


def _is_variation(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_unsteady(char: str) -> bool:
    """Whether terminals and libraries disagree on how wide it is: flags, shades of skin."""
    return "\U0001f1e6" <= char <= "\U0001f1ff" or "\U0001f3fb" <= char <= "\U0001f3ff"


def clip(text: str, room: int) -> str:
    """Return as much of a text as fits into ``room`` cells; a wide letter is never halved."""
    parted = cells(text)
    if len(parted) <= room:
        return text if parted is text else "".join(parted)
    end = max(0, room)
    if end and parted[end] == "":
        end -= 1
    return "".join(parted[:end])


def rest(text: str, room: int) -> str:
    """Return what ``clip`` leaves over."""
    parted = cells(text)
    return "".join(parted[len(cells(clip(text, room))) :])


def cut(text: str, room: int, ellipsis: str = ELLIPSIS) -> str:
    """Return a text in at most ``room`` cells, its loss marked by the ellipsis.

    Three cells or fewer are too dear for an ellipsis: there the first letters stand alone.
    """
    if cell_width(text) <= room or room <= 3:
        return clip(text, room)
    return clip(text, room - 1).rstrip(" -") + ellipsis


def left(text: str, room: int) -> str:
    """Return a text at the left of ``room`` cells, with spaces behind it; it is not cut."""
    return text + " " * (room - cell_width(text))


def right(text: str, room: int) -> str:
    """Return a text at the right of ``room`` cells, with spaces before it; it is not cut."""
    return " " * (room - cell_width(text)) + text


def before_centred(text: str, room: int) -> int:
    """Return how many cells lie left of a text that stands in the middle of ``room``."""
    return max(0, (room - cell_width(text)) // 2)


def wrap(text: str, room: int) -> list[str]:
    """Break a text into lines of at most ``room`` cells, between words where that goes.

    Raises:
        ValueError: If there is no room for a wide letter.
    """
    if room < 2:
        raise ValueError(f"no letter fits into {room} cells")
    lines = [""]
    for word in text.split():
        if lines[-1] and cell_width(lines[-1]) + 1 + cell_width(word) <= room:
            lines[-1] += " " + word
            continue
        if lines[-1]:
            lines.append("")
        while cell_width(word) > room:
            lines[-1] = clip(word, room)
            word = rest(word, room)
            lines.append("")
        lines[-1] = word
    return lines
