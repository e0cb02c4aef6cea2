"""Writing a file whole or not at all."""

import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO

from clash_tui.base.reading import check_regular, open_regular


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that a crash at any moment leaves the old content or the new, never a part.

    The folder is made if need be; a link is followed, so that the file it names is written.

    Args:
        path: The file.
        content: Its new content; a text is written as UTF-8.

    Raises:
        OSError: if it cannot be written, or something else than a file lies there; what is there
            is untouched then.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    _write(path, lambda beside: beside.write(data))


def keep_beside(file: Path, copy: Path) -> None:
    """Copy a file of any size whole, as ``write_whole`` writes.

    Raises:
        OSError: if it is no regular file, or cannot be read or written.
    """
    with open_regular(file) as opened:
        _write(copy, partial(shutil.copyfileobj, opened))


def write_new(path: Path, content: str) -> None:
    """Write a text to a file that is not there yet, in a folder that is.

    Raises:
        FileExistsError: if it is there; it stays as it is.
        OSError: if it cannot be written; nothing is left of it then.
    """
    opened = path.open("x", encoding="utf-8", newline="")
    try:
        with opened:
            opened.write(content)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _write(path: Path, fill: Callable[[BinaryIO], object]) -> None:
    # Unlike Path.resolve this leaves a link that leads to itself to the check.
    target = Path(os.path.realpath(path))
    with suppress(FileNotFoundError):
        check_regular(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as beside:
            fill(beside)
            beside.flush()
            os.fsync(beside.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _keep_name(target.parent)


def _keep_name(folder: Path) -> None:
    """Let a new name in a folder outlast a loss of power too, where the system can do that."""
    # The file is whole under its name already: what fails here must not tell otherwise.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
