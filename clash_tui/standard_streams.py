"""The standard input and outputs: whether they are a terminal, and what happens when they fail."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TextIO

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
        print(f"{PROGRAM}: {sentence}", file=sys.stderr)  # noqa: T201 - a command speaks here


def failure_of_output() -> OSError | None:
    """Return why the standard output cannot be written, if it cannot; it is given up then.

    What could not be written stays in its buffer, so a failure is found once more here.
    """
    failure = None
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError as error:
            failure = failure or error
            _give_up(stream)
    return failure


def is_broken_pipe(failure: OSError) -> bool:
    """Whether a failure only means that nobody reads on, as after ``| head``."""
    # Windows calls it an invalid argument.
    return isinstance(failure, BrokenPipeError) or failure.errno in (errno.EPIPE, errno.EINVAL)


def _give_up(stream: TextIO) -> None:
    """Send the rest of a stream nowhere: Python would complain about it at its end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False
