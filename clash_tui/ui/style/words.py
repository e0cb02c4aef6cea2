"""Text that must fit its place."""

from __future__ import annotations

import unicodedata

from clash_tui.base.cells import before_centred as centred
from clash_tui.base.cells import cell_width, cut

__all__ = ["both_names", "centred", "cut", "without_accents"]


def both_names(first: str, second: str, width: int, ellipsis: str) -> str:
    """Return two names joined by "+", each with half the room, and what the other leaves over."""
    room = width - 1
    left = max(room // 2, room - cell_width(second))
    first = cut(first, left, ellipsis)
    return f"{first}+{cut(second, room - cell_width(first), ellipsis)}"


def without_accents(text: str) -> str:
    """Return ``text`` in plain ASCII: letters without their accents, other signs left out."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
