"""The standard input and outputs: whether they are a terminal, and what happens when they fail."""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from clash_tui.base.saying import say_fault

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer

PROGRAM = "clash-tui"
"""The name the program is called by."""


def on_a_terminal() -> bool:
    """Whether both the standard input and the standard output are a terminal."""
    return all(map(_is_terminal, (sys.stdin, sys.stdout)))


def take_size_of_terminal() -> None:
    """Let the real size of the terminal count and not what the environment says of it.

    Libraries believe COLUMNS and LINES first, which shells export and no resizing changes. Where
    the output is no terminal, or one that does not know its size, they stand.
    """
    if not _is_terminal(sys.stdout):
        return
    with suppress(OSError, ValueError):
        if all(os.get_terminal_size(sys.stdout.fileno())):
            for name in ("COLUMNS", "LINES"):
                os.environ.pop(name, None)


def tell(sentence: str) -> None:
    """Write a line for the player to the standard error, if that can be written at all."""
    with suppress(OSError, ValueError):
        say_fault(f"{PROGRAM}: {sentence}")


def watch_output() -> None:
    """Let what fails in writing the standard output be known from what fails elsewhere."""
    now = sys.stdout
    if not isinstance(now, io.TextIOWrapper) or _is_terminal(now) or _watched() is not None:
        return
    with suppress(OSError, ValueError):
        now.flush()
        sys.stdout = io.TextIOWrapper(
            io.BufferedWriter(_Watched(now.fileno(), "w", closefd=False)),
            encoding=now.encoding,
            errors=now.errors,
        )


def failure_of_output() -> OSError | None:
    """Return why the standard output could not be written, if it could not; it is given up then."""
    watched = _watched()
    if watched is None or watched.failure is None:
        return None
    with suppress(OSError):
        # Python would write what is left at its end, and complain.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, watched.fileno())
        os.close(nowhere)
    return watched.failure


def is_broken_pipe(failure: OSError) -> bool:
    """Whether a failure only means that nobody reads on, as after ``| head``."""
    # Windows calls it an invalid argument.
    return isinstance(failure, BrokenPipeError) or failure.errno in (errno.EPIPE, errno.EINVAL)


class _Watched(io.FileIO):
    """An open file that remembers why it could not be written."""

    failure: OSError | None = None

    def write(self, data: Buffer) -> int:
        try:
            return super().write(data)
        except OSError as error:
            self.failure = error
            raise


def _watched() -> _Watched | None:
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    return raw if isinstance(raw, _Watched) else None


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False
