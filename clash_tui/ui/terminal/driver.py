"""The terminal of Linux, macOS and their like, which is given back however the program ends.

Not to be imported on Windows.
"""

from __future__ import annotations

import errno
import os
import resource
import select
import signal
import sys
import termios
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message
from textual.messages import InBandWindowResize

from clash_tui.ui.terminal.keyboard import Keyboard
from clash_tui.ui.terminal.output import Output

if TYPE_CHECKING:
    from textual.app import App

HUNG_UP = 128 + signal.SIGHUP
"""The exit code after the terminal has gone."""

_ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGINT)
"""The signals that end the program."""

_GIVE_BACK = (
    "\x1b[?2026l"  # the end of a picture that was being written
    "\x1b[?2004l"  # pasted text is no longer marked
    "\x1b[?7h"  # lines wrap
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"  # the mouse is the terminal's
    "\x1b[?1004l"  # and so is who has the focus
    "\x1b[<u"  # keys are sent as ever
    "\x1b[0m\x1b[2J\x1b[H"  # for terminals that have no second screen
    "\x1b[?1049l"  # the first screen
    "\x1b[?25h"  # with its cursor
)
_STUCK = 0.5
"""Seconds after which a terminal that takes no more bytes is left as it is."""
_USUAL_SIZE = (80, 24)
_NO_QUESTIONS = frozenset({"dumb", "unknown", "linux"})
"""Terminals that would show the questions other terminals answer."""
_SILENCES = 20
"""How often in a row nothing is read from a terminal that seems to be there."""


class HouseDriver(LinuxDriver):
    """Draws on the terminal that is the standard output, and reads from the standard input."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        self._before: dict[int, Any] = {
            each: signal.getsignal(each)
            for each in (*_ENDING, signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH)
        }
        """What each signal did before; what was ignored stays so."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        assert sys.__stdout__ is not None
        assert sys.__stdin__ is not None
        self._output = Output(sys.__stdout__.fileno(), sys.__stdout__.encoding, self._tell_gone)
        self._file = cast("Any", self._output)
        self._keyboard = Keyboard(sys.__stdin__.encoding)
        """Goes on where it was after a sleep, in the middle of a paste too."""
        self._size = size or self._get_terminal_size()
        self._on = False
        """Whether the terminal is the program's."""
        self._asleep = False
        if self._before[signal.SIGTSTP] is signal.SIG_IGN:
            signal.signal(signal.SIGTSTP, signal.SIG_IGN)

    # how large it is, and what it is asked

    def _get_terminal_size(self) -> tuple[int, int]:
        """Return columns and rows as the terminal has them, whatever the environment says."""
        for number in (self._output.fileno(), self.fileno):
            with suppress(OSError):
                columns, rows = os.get_terminal_size(number)
                if columns > 0 and rows > 0:
                    return columns, rows
        return _USUAL_SIZE

    def _request_terminal_sync_mode_support(self) -> None:
        if os.environ.get("TERM", "") not in _NO_QUESTIONS:
            super()._request_terminal_sync_mode_support()

    def _query_in_band_window_resize(self) -> None:
        """Ask nothing: a signal tells of a new size, and the mouse is needed by cells only."""

    def process_message(self, message: Message) -> None:
        """Hand on what was typed; a size is never taken from there."""
        if isinstance(message, InBandWindowResize):
            return
        if isinstance(message, events.Resize):
            size = Size(*self._get_terminal_size())
            message = events.Resize(size, size)
        super().process_message(message)

    # beginning and ending

    def start_application_mode(self) -> None:
        """Take the terminal, as soon as the program is in the foreground."""
        self._wait_for_the_front()
        self._on = True
        for each in _ENDING:
            if self._before[each] is not signal.SIG_IGN:
                signal.signal(each, self._end_by_signal)
        super().start_application_mode()

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        if not self._on:
            return
        self.write("\x1b[0m\x1b[2J\x1b[H")
        super().stop_application_mode()
        self._on = False

    def close(self) -> None:
        """Write what is left to write; the program's signals do what they did before."""
        super().close()
        if not self._asleep:
            for each, before in self._before.items():
                # One that was not set by Python cannot be set again either.
                if before is not None:
                    signal.signal(each, before)

    def rescue(self) -> None:
        """Give the terminal back if that has not been done in order."""
        if self._on:
            self._on = False
            self._give_back()
        self.close()

    def _give_back(self) -> None:
        """Give the terminal back at once: by no thread, without waiting for one that is stuck."""
        self._output.silence()
        with suppress(OSError, ValueError):
            if select.select([], [self._output.fileno()], [], _STUCK)[1]:
                os.write(self._output.fileno(), _GIVE_BACK.encode())
        with suppress(termios.error):
            termios.tcflush(self.fileno, termios.TCIFLUSH)
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)

    def _end_by_signal(self, number: int, _frame: object) -> None:
        """End as the signal would have it; every move is saved already."""
        if self._on and not self._asleep:
            self._give_back()
        if number == signal.SIGQUIT:
            with suppress(OSError, ValueError):
                # Nobody who plays wants a picture of the memory.
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def _tell_gone(self) -> None:
        """End the program: nobody is there to play."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._app.exit, None, HUNG_UP)

    # sleeping

    def _sigtstp_application(self, *_: object) -> None:
        self._soon(self._sleep)

    def _sigcont_application(self, *_: object) -> None:
        self._soon(self._wake)

    def _soon(self, call: Any) -> None:
        """Do something between two messages, where no lock is held."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call)

    def _sleep(self) -> None:
        """Give the terminal back and stop until the shell lets the program go on.

        The usual answer to the signal is left to the system: where no shell could ever wake the
        program, it does not stop.
        """
        if not self._on:
            return
        self._asleep = True
        self.suspend_application_mode()
        waking = signal.signal(signal.SIGCONT, signal.SIG_DFL)
        stopping = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        # Woken in the background it would stop again here.
        self._wait_for_the_front()
        signal.signal(signal.SIGTSTP, stopping)
        signal.signal(signal.SIGCONT, waking)
        self._asleep = False
        self.resume_application_mode()
        self._redraw()

    def _wake(self) -> None:
        """Take the terminal again: what stopped the program gave it no moment to give it back."""
        if self._on and not self._asleep:
            self._asleep = True
            self.suspend_application_mode()
            self._asleep = False
            self.resume_application_mode()
            self._redraw()

    def _wait_for_the_front(self) -> None:
        """Go on only as the one that has the terminal; in the background the system stops it."""
        while True:
            try:
                now = termios.tcgetattr(self.fileno)
                termios.tcsetattr(self.fileno, termios.TCSANOW, now)
            except termios.error as error:
                if error.args[0] == errno.EINTR:
                    continue
            return

    def _redraw(self) -> None:
        # Another size has the screen drawn anyway; in the old one it would be cut off first.
        if self._app.size == Size(*self._get_terminal_size()):
            redraw = getattr(self._app, "redraw", self._app.refresh)
            redraw()

    # reading

    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except Exception as error:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._app._handle_exception, error)

    def run_input_thread(self) -> None:
        """Read what is typed until the program ends or the terminal is gone."""
        keyboard = self._keyboard
        silences = 0
        while not self.exit_event.is_set():
            if select.select([self.fileno], [], [], 0.1)[0]:
                try:
                    data = os.read(self.fileno, 1 << 16)
                except BlockingIOError:
                    continue
                except OSError:
                    self._tell_gone()
                    return
                silences = 0 if data else silences + 1
                if silences == _SILENCES or (silences and not self._is_there()):
                    self._tell_gone()
                    return
                if silences:
                    self.exit_event.wait(0.05)
                for message in keyboard.feed(data):
                    self.process_message(message)
            for message in keyboard.tick():
                self.process_message(message)

    def _is_there(self) -> bool:
        try:
            termios.tcgetattr(self.fileno)
        except termios.error:
            return False
        return True
