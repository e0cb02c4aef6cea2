"""A program in a pseudo-terminal of its own, and the moments at which it wrote what."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Sequence
from time import perf_counter
from types import TracebackType
from typing import Self

COLUMNS, ROWS = 120, 36
"""The size at which the program is measured."""

PATIENCE = 30.0
"""Seconds after which a program that shows nothing has failed."""

QUIET = 0.06
"""Seconds without output after which an answer is whole; a screen is painted anew within 0.02."""

_ESCAPE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[()].|[=>78])|\x1b\][^\x07\x1b]*(\x07|\x1b\\)")
_ANSWERS = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",
    b"\x1b[?2048$p": b"\x1b[?2048;0$y",
}
"""What a modern terminal answers: it can show whole frames, and tells of resizing by a signal."""


_LEFT_OUT = ("NO_COLOR", "PYTHONDONTWRITEBYTECODE")
_LOOKS = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANGUAGE": "en"}


def _environment() -> dict[str, str]:
    """Return this program's environment on a usual terminal.

    An installed program has its byte code on disk, so what is measured may keep its own there.
    """
    kept = {name: value for name, value in os.environ.items() if name not in _LEFT_OUT}
    return kept | _LOOKS


class NoPicture(RuntimeError):
    """The program ended, or showed nothing for too long; the message holds what it wrote."""


class Terminal:
    """A Python module that runs in a pseudo-terminal; leaving the context ends it.

    Times are seconds of ``time.perf_counter``.
    """

    def __init__(self, module: str, environment: dict[str, str] | None = None) -> None:
        self._answered: set[bytes] = set()
        self._written = b""
        outside, inside = os.openpty()
        termios.tcsetwinsize(inside, (ROWS, COLUMNS))
        self._file = outside
        self.started = perf_counter()
        """When the program was started."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=_environment() | (environment or {}),
            start_new_session=True,
        )
        os.close(inside)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._file)

    def wait_for(self, texts: Sequence[str]) -> float:
        """Return when the last of the texts was on the screen."""
        missing = [text.encode() for text in texts]
        while missing:
            if not self._read(PATIENCE):
                raise NoPicture(self._plain().decode(errors="replace")[-2000:])
            moment = perf_counter()
            plain = self._plain()
            missing = [text for text in missing if text not in plain]
        return moment

    def press(self, key: bytes) -> float:
        """Press a key and return when."""
        self._written = b""
        pressed = perf_counter()
        os.write(self._file, key)
        return pressed

    def answer_to(self, key: bytes) -> float:
        """Press a key; return the seconds until the last of what it changed was written."""
        pressed = self.press(key)
        patience = PATIENCE
        moment = None
        while self._read(patience):
            moment = perf_counter()
            patience = QUIET
        if moment is None:
            raise NoPicture(repr(key))
        return moment - pressed

    def bytes_for(self, key: bytes) -> int:
        """Press a key; return how many bytes were written until all it changed was shown."""
        self.answer_to(key)
        return len(self._written)

    def bytes_of_picture(self) -> int:
        """Return how many bytes the whole picture takes: it is asked for anew by a resize."""
        while self._read(QUIET):
            pass
        self._written = b""
        self._process.send_signal(signal.SIGWINCH)
        while len(self._plain()) < COLUMNS * ROWS and self._read(PATIENCE):
            pass
        while self._read(QUIET):
            pass
        return len(self._written)

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._file], [], [], patience)
        if not ready:
            return False
        try:
            chunk = os.read(self._file, 1 << 16)
        except OSError:  # Linux says so when the program has ended
            chunk = b""
        if not chunk:
            raise NoPicture(self._plain().decode(errors="replace")[-2000:])
        self._written += chunk
        for question, answer in _ANSWERS.items():
            if question in self._written and question not in self._answered:
                self._answered.add(question)
                os.write(self._file, answer)
        return True

    def _plain(self) -> bytes:
        return _ESCAPE.sub(b"", self._written)
