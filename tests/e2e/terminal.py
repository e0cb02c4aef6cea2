"""A real pseudo-terminal with a program in it, its screen, and all that was ever written to it."""

from __future__ import annotations

import fcntl
import os
import re
import signal
import subprocess
import termios
from collections.abc import Callable, Sequence
from typing import Any

import pexpect
import pyte
from pexpect.fdpexpect import fdspawn

PATIENCE = 60
"""Seconds without any output after which a program is taken to hang."""

KEYS = {"enter": "\r", "space": " ", "down": "\x1b[B", "f2": "\x1bOQ"}

_SWITCH = re.compile(rb"\x1b\[\?(\d+)([hl])")
_UNFINISHED = re.compile(rb"\x1b[^a-zA-Z]*$")
# What a modern terminal understands and pyte does not.
_UNKNOWN = re.compile(rb"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?\d+\$p|\x1b\][^\x07]*\x07")


class Terminal:
    """Runs a command in a pseudo-terminal of 80x24, which is the one that controls it.

    Args:
        command: What to run.
        environment: Its environment.
        ignored: Signals it is started to ignore, as by nohup.
    """

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], ignored: Sequence[int] = ()
    ) -> None:
        self._outside, self._inside = os.openpty()
        self._files: tuple[int, ...] = (self._inside, self._outside)
        termios.tcsetwinsize(self._inside, (24, 80))
        self.lines_before = self.lines
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self._screen)
        self._unread = b""
        self.written = b""
        """All that the program has written."""
        self._reader = fdspawn(self._outside, timeout=PATIENCE)

        def take_control() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            for each in ignored:
                signal.signal(each, signal.SIG_IGN)

        self._process = subprocess.Popen(
            command,
            stdin=self._inside,
            stdout=self._inside,
            stderr=self._inside,
            env=environment,
            start_new_session=True,
            preexec_fn=take_control,
        )

    def close(self) -> None:
        """End the program, if it has not ended by itself."""
        self._process.kill()
        self._process.wait()
        for file in self._files:
            os.close(file)
        self._files = ()

    def send(self, typed: bytes) -> None:
        """Send bytes as a keyboard would."""
        os.write(self._outside, typed)

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        self._process.send_signal(number)

    def resize(self, columns: int, rows: int) -> None:
        """Make the terminal larger or smaller."""
        self._screen.resize(rows, columns)
        termios.tcsetwinsize(self._inside, (rows, columns))

    def hang_up(self) -> int:
        """Take the terminal away; return the exit code of the program, which ends."""
        for file in self._files:
            os.close(file)
        self._files = ()
        return self._process.wait(PATIENCE)

    @property
    def lines(self) -> list[Any]:
        """How the terminal treats what is typed: echo, line editing, signals."""
        return termios.tcgetattr(self._inside)

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    @property
    def switches(self) -> dict[int, str]:
        """Each mode of the terminal that was ever switched, and how it stands: h on, l off."""
        return {int(mode): way.decode() for mode, way in _SWITCH.findall(self.written)}

    def press(self, *keys: str, until: str) -> None:
        """Press keys, or type a text, then wait until a text stands on the screen."""
        for key in keys:
            os.write(self._outside, KEYS.get(key, key).encode())
        self.wait_for(until)

    def insist(self, key: str, until: str) -> None:
        """Press a key until a text stands on the screen: where something is shown or ended, the
        first moment counts for nothing."""
        for _try in range(PATIENCE):
            os.write(self._outside, KEYS.get(key, key).encode())
            try:
                while until not in self.text:
                    self._read(1)
                return
            except pexpect.TIMEOUT:
                pass
        raise AssertionError(f"{until!r} never came:\n{self.text}")

    def wait_for(self, text: str) -> None:
        """Wait until a text stands on the screen."""
        self.wait_until(lambda: text in self.text, text)

    def wait_for_the_last_row(self, text: str) -> None:
        """Wait until the last row of the screen ends with a text."""
        self.wait_until(lambda: self._screen.display[-1].rstrip().endswith(text), text)

    def wait_until(self, done: Callable[[], bool], text: str = "what was waited for") -> None:
        """Read on until something is so."""
        while not done():
            try:
                self._read(PATIENCE)
            except pexpect.TIMEOUT:
                raise AssertionError(f"{text!r} never came:\n{self.text}") from None

    def wait_for_the_end(self) -> int:
        """Read on until the program has ended; return its exit code."""
        for _try in range(PATIENCE * 10):
            ended = self._process.poll()
            try:
                # Nobody ends who still waits to write.
                self._read(0.1)
            except pexpect.TIMEOUT:
                if ended is not None:
                    return ended
        raise AssertionError(f"the program goes on:\n{self.text}")

    def _read(self, patience: float) -> None:
        new = self._reader.read_nonblocking(1 << 16, patience)
        self.written += new
        self._unread += new
        rest = _UNFINISHED.search(self._unread)
        whole = self._unread[: rest.start()] if rest else self._unread
        self._unread = self._unread[len(whole) :]
        self._stream.feed(_UNKNOWN.sub(b"", whole))
