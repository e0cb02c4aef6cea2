"""What a command is given to read: a file, or the standard input."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import click

from clash_tui.base.i18n import _
from clash_tui.base.reading import MOST_BYTES, read_input, read_text

STANDARD_INPUT = "-"
"""What stands for the standard input in place of a file."""


def place_of(file: str) -> Path:
    """Return what a player is told that a text comes from."""
    return Path(_("standard input") if file == STANDARD_INPUT else file)


def text_of(file: str, most: int = MOST_BYTES) -> str:
    """Return the text of a file, or of the standard input for "-".

    Args:
        file: The argument of the command.
        most: How many bytes it can have.

    Raises:
        click.ClickException: if it cannot be read, with one sentence.
    """
    try:
        if file == STANDARD_INPUT:
            if sys.stdin is None:
                raise OSError(errno.EBADF, _("it is closed"))
            return read_input(sys.stdin.buffer, most)
        return read_text(Path(file), most)
    except OSError as error:
        reason = (error.strerror or str(error)).rstrip(".")
        raise click.ClickException(f"{place_of(file)}: {reason}.") from error
