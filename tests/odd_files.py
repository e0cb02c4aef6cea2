"""What can lie where a file should: pipes, devices, sockets, loops; and a limit of patience."""

import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from clash_tui.base.reading import MOST_BYTES


def _socket(place: Path) -> None:
    # The name of a socket can be no longer than a hundred bytes.
    with tempfile.TemporaryDirectory() as near:
        short = Path(near) / "s"
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(short))
        listening.close()
        short.rename(place)


def _link_to_a_pipe(place: Path) -> None:
    pipe = place.with_name("elsewhere")
    os.mkfifo(pipe)
    place.symlink_to(pipe)


def _large_file(place: Path) -> None:
    place.write_bytes(b"#" * (MOST_BYTES + 1))


ODD: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "link to a pipe": _link_to_a_pipe,
    "endless device": lambda place: place.symlink_to("/dev/zero"),
    "socket": _socket,
    "folder": lambda place: place.mkdir(),
    "link to itself": lambda place: place.symlink_to(place.name),
    "large file": _large_file,
}
"""Each way to put something else than a small file in a place."""


def put(kind: str, place: Path) -> Path:
    """Put one of these into a place, and return the place."""
    place.parent.mkdir(parents=True, exist_ok=True)
    ODD[kind](place)
    return place


@contextmanager
def patience(seconds: float = 10.0) -> Iterator[None]:
    """Raise ``TimeoutError`` where something waits for ever."""

    def enough(_signal: int, _frame: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, enough)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Look at the disk as a user who may enter no folder of ours."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
