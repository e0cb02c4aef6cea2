"""Text that must fit its place."""

from __future__ import annotations

import unicodedata


def cut(text: str, width: int, ellipsis: str) -> str:
    """Return ``text`` in at most ``width`` cells, its loss marked by the ellipsis.

    Three cells or fewer are too dear for an ellipsis: there the first letters stand alone.
    """
    if len(text) <= width:
        return text
    if width <= 3:
        return text[: max(0, width)]
    return text[: width - 1].rstrip(" -") + ellipsis


def both_names(first: str, second: str, width: int, ellipsis: str) -> str:
    """Return two names joined by "+", each with half the room, and what the other leaves over."""
    room = width - 1
    left = max(room // 2, room - len(second))
    first = cut(first, left, ellipsis)
    return f"{first}+{cut(second, room - len(first), ellipsis)}"


def centred(text: str, width: int) -> int:
    """Return how many cells lie left of ``text`` when it stands in the middle of ``width``."""
    return max(0, (width - len(text)) // 2)


def without_accents(text: str) -> str:
    """Return ``text`` in plain ASCII: letters without their accents, other signs left out."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
