"""Writing a file whole or not at all."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that a crash at any moment leaves the old content or the new, never a part.

    The folder is made if need be; a link is followed, so that the file it names is written.

    Args:
        path: The file.
        content: Its new content; a text is written as UTF-8.

    Raises:
        OSError: if it cannot be written; the old file is untouched then.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode("utf-8") if isinstance(content, str) else content
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as beside:
            beside.write(data)
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
