"""What a game told."""

from __future__ import annotations

from typing import Any, NamedTuple


class Told(NamedTuple):
    """An event and the position right after it."""

    event: Any
    state: Any
