"""The one place that reads files of the player: whatever lies there, it neither hangs nor floods.

Only regular files of a sensible size are read, and links to such. A pipe, a device or a socket in
their place is refused without being opened: even opening one can wait for ever, or do something.
Whatever is refused is an ``OSError`` whose ``strerror`` is a clause that says why.
"""

import errno
import os
import stat
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_BE, BOM_UTF32_LE
from pathlib import Path
from typing import BinaryIO

from clash_tui.base.i18n import _, ngettext

MOST_BYTES = 1_000_000
"""How large a file can be where nobody says less: the longest of ours has a few thousand bytes."""

_UNWAITING = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))
"""How a file is opened so that nothing is waited for, on systems that know of it."""

_MARKS = (
    # Longer marks first: one of UTF-32 begins as one of UTF-16.
    (BOM_UTF8, "utf-8"),
    (BOM_UTF32_LE, "utf-32-le"),
    (BOM_UTF32_BE, "utf-32-be"),
    (BOM_UTF16_LE, "utf-16-le"),
    (BOM_UTF16_BE, "utf-16-be"),
)


def read_bytes(file: Path, most: int = MOST_BYTES) -> bytes:
    """Return what a file holds.

    Args:
        file: The file, or a link to it.
        most: How many bytes it can have.

    Raises:
        FileNotFoundError: if it does not exist.
        OSError: if it is no regular file, too large, or cannot be read.
    """
    with open_regular(file) as opened:
        return _whole(opened, most)


def read_text(file: Path, most: int = MOST_BYTES) -> str:
    """Return the text of a file. Raises what ``read_bytes`` and ``decoded`` raise."""
    return decoded(read_bytes(file, most))


def read_input(stream: BinaryIO, most: int = MOST_BYTES) -> str:
    """Return the text of the standard input. Raises ``OSError`` as ``read_text`` does."""
    return decoded(_whole(stream, most))


def decoded(content: bytes) -> str:
    """Return content as text with plain line ends, whichever editor or shell has written it.

    It is UTF-8, with or without a byte order mark, or UTF-16 or UTF-32 with one.

    Raises:
        OSError: if it is no such text.
    """
    mark, encoding = next((each for each in _MARKS if content.startswith(each[0])), (b"", "utf-8"))
    try:
        return content[len(mark) :].decode(encoding).replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise OSError(errno.EILSEQ, _("it is not a UTF-8 text")) from None


def files_in(folder: Path, suffix: str) -> list[Path]:
    """Return what lies in a folder under names that end in ``suffix``, by name.

    A folder that does not exist is empty.

    Raises:
        OSError: if the folder cannot be looked into.
    """
    try:
        found = [file for file in _possible(folder).iterdir() if file.name.endswith(suffix)]
    except FileNotFoundError:
        return []
    return sorted(found)


def open_regular(file: Path) -> BinaryIO:
    """Open a file to read it, whatever its size. Raises what ``check_regular`` raises."""
    check_regular(file)
    opened = os.fdopen(os.open(file, os.O_RDONLY | _UNWAITING), "rb")
    try:
        # Something else may lie there by now.
        _check_kind(os.fstat(opened.fileno()).st_mode)
    except OSError:
        opened.close()
        raise
    return opened


def check_regular(file: Path) -> None:
    """Check that a file, or what a link leads to, is a regular file.

    Raises:
        FileNotFoundError: if it does not exist.
        OSError: if it is anything else, or cannot be looked at.
    """
    _check_kind(_possible(file).stat().st_mode)


def _check_kind(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, _("it is no regular file"))


def _possible(path: Path) -> Path:
    """Return a path as it is. Raises ``FileNotFoundError`` for what cannot be a name of a file."""
    try:
        possible = b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return path


def _whole(opened: BinaryIO, most: int) -> bytes:
    content = opened.read(most + 1) or b""
    if len(content) > most:
        text = ngettext(
            "it is too large: more than {most} byte",
            "it is too large: more than {most} bytes",
            most,
        )
        raise OSError(errno.EFBIG, text.format(most=f"{most:,}"))
    return content
