"""A program outside of this one at a seat: it is asked by lines of JSON over its pipes.

It is started with its first question and kept for all games that follow, as each question is whole
by itself; after a fault it is ended, and started anew for the next question. It runs without a
shell, in a process group of its own, which is killed whole. What it writes on its standard error is
thrown away.
"""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from types import TracebackType
from typing import IO, Any, Self, TypeAlias

from pydantic import ValidationError

from clash_tui.base.i18n import N_, _
from clash_tui.base.json_lines import json_line
from clash_tui.bots.asked import LONGEST_REPLY, Reply, asked
from clash_tui.bots.player import Question

SECONDS = 10.0
"""How long a program may think about a move where nothing else is said."""

MEGABYTES = 2048
"""How much memory it may take where nothing else is said: address space, all of its libraries
included."""

_CHUNK = 65_536
_SECONDS_TO_END = 1.0
"""How long a program that has no more questions has before it is killed."""

_QUIT = b'{"do":"quit"}\n'

_LAUNCH = """
import os, sys
most, dies_with_us = int(sys.argv[1]), sys.argv[2] == "1"
if dies_with_us:
    try:
        import ctypes
        ctypes.CDLL(None).prctl(1, 9, 0, 0, 0)
    except Exception:
        pass
try:
    import resource
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if most:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
except (ImportError, OSError, ValueError):
    pass
os.execvp(sys.argv[3], sys.argv[3:])
"""
"""What sets the limits and then becomes the program: no thread of this one can be in its way, as
it could be between a fork and what follows. On Linux the program is also killed where this one dies
without a chance to do it; that is by the thread that started it, so it must be the main one."""


class OutsideFault(StrEnum):
    """Why a program outside has lost its game."""

    NOT_STARTED = "not-started"
    DIED = "died"
    SILENT = "silent"
    NONSENSE = "nonsense"

    @property
    def sentence(self) -> str:
        """What it did, in one sentence."""
        return _(_SENTENCES[self])


_SENTENCES = {
    OutsideFault.NOT_STARTED: N_("The program could not be started."),
    OutsideFault.DIED: N_("The program ended in the middle of a game."),
    OutsideFault.SILENT: N_("The program did not answer in time."),
    OutsideFault.NONSENSE: N_("The program answered with what is no move here."),
}


class OutsideFailed(Exception):
    """A program outside has not answered a question with a move: it loses its game.

    Attributes:
        fault: Why.
    """

    def __init__(self, fault: OutsideFault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault


class BadCommand(ValueError):
    """A command cannot be read; the message is a clause that says why."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A program outside: how it is started, and what it may take.

    Attributes:
        command: What a shell would be given; no shell reads it.
        seconds: How long it may take for a move, its start included.
        megabytes: How much memory it may take; 0 for any amount. Windows keeps no such limit, and
            macOS does not heed it.
    """

    command: str
    seconds: float = SECONDS
    megabytes: int = MEGABYTES

    def __post_init__(self) -> None:
        if not self.words:
            raise BadCommand(_("it names no program"))

    @property
    def words(self) -> list[str]:
        """The program and its arguments. Raises ``BadCommand``."""
        try:
            return shlex.split(self.command)
        except ValueError:
            raise BadCommand(_("a quotation mark in it is not closed")) from None


class Outside:
    """A player that asks a program outside, see ``Player``.

    It is to be closed, or used with ``with``, so that the program ends; it does so at the latest
    with this one.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._running: _Running | None = None

    def choose(self, question: Question) -> Any:
        """Return the move that the program plays; where only one can be played, it is not asked.

        Raises ``OutsideFailed``.
        """
        write = question.game.write_move
        moves = {write(move): move for move in question.moves}
        if len(moves) == 1:
            return question.moves[0]
        line = json_line(asked(question, tuple(moves)).model_dump())
        try:
            return moves[self._reply(line).move]
        except OutsideFailed:
            self._end()
            raise
        except (ValidationError, KeyError):
            self._end()
            raise OutsideFailed(OutsideFault.NONSENSE) from None

    def kill(self) -> None:
        """Kill the program and all that it has started, and wait for nothing.

        For a process that is ended by a signal: it takes no lock, and can be called at any time.
        """
        if self._running is not None:
            self._running.kill()

    def close(self) -> None:
        """Tell the program that it has done, and end it where it does not do so itself."""
        if self._running is not None:
            self._running.dismiss()
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _reply(self, line: str) -> Reply:
        if self._running is None:
            self._running = _Running(self.engine)
        return Reply.model_validate_json(self._running.ask(f"{line}\n".encode()))

    def _end(self) -> None:
        if self._running is not None:
            self._running.end()
        self._running = None


_Said: TypeAlias = list[bytes] | None
"""The lines that came at one time, one or more; None once there are no more."""

_MOST_UNREAD = 2
"""A program that has said more than once what nobody wants to know is listened to no more."""


class _Running:
    """A process that runs. Threads read and write its pipes, so that nothing waits for ever."""

    def __init__(self, engine: Engine) -> None:
        self._seconds = engine.seconds
        self._said: queue.SimpleQueue[_Said] = queue.SimpleQueue()
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        try:
            process = subprocess.Popen(
                _launched(engine),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError):
            raise OutsideFailed(OutsideFault.NOT_STARTED) from None
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._kill: Callable[[], object] = weakref.finalize(self, _kill, process)
        """Kills it, and all that it has started; at the latest when this program ends."""
        for work, stream, line in (
            (_read, process.stdout, self._said),
            (_write, process.stdin, self._questions),
        ):
            threading.Thread(target=work, args=(stream, line), daemon=True).start()

    def ask(self, question: bytes) -> bytes:
        """Return the line that the program answers with. Raises ``OutsideFailed``."""
        unasked = not self._said.empty()
        self._questions.put(question)
        try:
            lines = self._said.get(timeout=self._seconds)
        except queue.Empty:
            raise OutsideFailed(OutsideFault.SILENT) from None
        if lines is None:
            raise OutsideFailed(OutsideFault.DIED)
        if unasked or len(lines) > 1:
            raise OutsideFailed(OutsideFault.NONSENSE)
        return lines[0]

    def dismiss(self) -> None:
        """Tell it that there are no more questions, and give it a moment to end."""
        self._questions.put(_QUIT)
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_END)

    def kill(self) -> None:
        """Kill it, and wait for nothing."""
        _signal_kill(self._process)

    def end(self) -> None:
        """Kill it where it runs."""
        self._questions.put(None)
        self._kill()


def _launched(engine: Engine) -> list[str]:
    """Return the command that starts a program within its limits. Raises ``OSError``."""
    words = engine.words
    if shutil.which(words[0]) is None:
        raise FileNotFoundError(words[0])
    if sys.platform == "win32":
        return words
    most = engine.megabytes * 1024 * 1024
    of_main_thread = threading.current_thread() is threading.main_thread()
    limits = (str(most), str(int(of_main_thread)))
    return [sys.executable, "-I", "-S", "-c", _LAUNCH, *limits, *words]


def _read(stream: IO[bytes], said: queue.SimpleQueue[_Said]) -> None:
    """Gather what a program says, until it ends or floods."""
    rest = b""
    with stream, suppress(OSError, ValueError):
        while said.qsize() < _MOST_UNREAD and (chunk := os.read(stream.fileno(), _CHUNK)):
            *lines, rest = (rest + chunk).split(b"\n")
            if lines:
                said.put(lines[:2])
            if len(rest) > LONGEST_REPLY:
                said.put([rest])
                break
    said.put(None)


def _write(stream: IO[bytes], questions: queue.SimpleQueue[bytes | None]) -> None:
    """Hand questions over until there are no more."""
    with suppress(OSError, ValueError), stream:
        while (question := questions.get()) is not None:
            while question:
                question = question[stream.write(question) :]


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started."""
    _signal_kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_SECONDS_TO_END)


def _signal_kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
