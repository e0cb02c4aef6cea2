"""What pages, Home and End move in: the list with the cursor, or a text to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

from textual.dom import DOMNode
from textual.widget import Widget


@runtime_checkable
class Paged(Protocol):
    """A list or a text that can be gone through by pages."""

    def go_page(self, where: str) -> bool:
        """Go a page "down" or "up", or to the "home" or the "end"; False where it is there."""


def paged_in(screen: DOMNode) -> Paged | None:
    """Return the list of a screen whose cursor the keys move; None where there is none in sight."""
    return next((each for each in _shown(screen) if getattr(each, "has_cursor", False)), None)


def _shown(node: Any) -> Iterator[Any]:
    """Yield the widgets that are displayed, from the top left on."""
    for child in node.children:
        if isinstance(child, Widget) and child.display:
            if isinstance(child, Paged):
                yield child
            yield from _shown(child)
