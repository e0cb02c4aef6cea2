"""What is written to the terminal."""

from __future__ import annotations

import os
import select
from collections.abc import Callable

_AT_ONCE = 4096
"""How many bytes are written in one go: so many may follow after it was silenced."""
_MOST_WAITING = 1 << 16


class Output:
    """The terminal as a file that never fails: when it is gone that is told, once.

    What its encoding does not have is written as a question mark.

    Args:
        number: The number of the open file.
        encoding: Its encoding.
        gone: Called in whatever thread writes when nobody is there any more.
    """

    def __init__(self, number: int, encoding: str, gone: Callable[[], None]) -> None:
        self._number = number
        self._encoding = encoding
        self._gone = gone
        self._waiting = bytearray()
        self._silent = False

    def write(self, text: str) -> int:
        """Write a text, at the latest with the next ``flush``."""
        self._waiting += text.encode(self._encoding, "replace")
        if len(self._waiting) > _MOST_WAITING:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Write what waits."""
        rest = memoryview(bytes(self._waiting))
        self._waiting.clear()
        while rest and not self._silent:
            try:
                written = os.write(self._number, rest[:_AT_ONCE])
            except BlockingIOError:
                select.select([], [self._number], [], 1)
            except OSError:
                self._silent = True
                self._gone()
            else:
                rest = rest[written:]

    def silence(self) -> None:
        """Write nothing more."""
        self._silent = True

    def fileno(self) -> int:
        """Return the number of the open file."""
        return self._number

    def isatty(self) -> bool:
        """Return True: it is a terminal."""
        return True
