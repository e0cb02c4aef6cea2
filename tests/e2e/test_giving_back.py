"""However the program ends, the terminal is given back, and the code says how it was."""

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clash_tui.base.crash import REPORTS
from tests.e2e.terminal import Terminal
from tests.e2e.test_terminal import COMMAND, ON_AT_FIRST

STUMBLES = """
import sys
from clash_tui.cli import main
from clash_tui.ui.shell.title import TitleScreen
def stumble(self):
    raise ValueError("the troll stumbles")
TitleScreen.action_help = stumble
sys.exit(main([]))
"""

Start = Callable[..., Terminal]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the program in a terminal, and wait for its title."""
    started = []

    def begin(
        *command: str, ready: str = "? help", ignored: tuple[int, ...] = (), **environment: str
    ) -> Terminal:
        usual = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        chosen = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
        terminal = Terminal(
            command or (str(COMMAND),), usual | chosen | environment, ignored=ignored
        )
        started.append(terminal)
        terminal.wait_for(ready)
        return terminal

    yield begin
    for each in started:
        each.close()


def is_given_back(terminal: Terminal) -> bool:
    switched = {mode: ON_AT_FIRST.get(mode, "l") for mode in terminal.switches}
    keys = terminal.written.count(b"\x1b[<u") - terminal.written.count(b"\x1b[>25u")
    return (terminal.lines, terminal.switches, keys) == (terminal.lines_before, switched, 0)


@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP", "SIGQUIT", "SIGINT"])
def test_a_signal_ends_it_as_it_ends_every_program(start: Start, number: str) -> None:
    terminal = start()
    assert not is_given_back(terminal)
    terminal.signal(signal.Signals[number])
    assert terminal.wait_for_the_end() == -signal.Signals[number]
    assert is_given_back(terminal)


def test_a_crash_says_where_its_report_lies(start: Start, data_folder: Path) -> None:
    terminal = start(sys.executable, "-c", STUMBLES)
    terminal.send(b"?")
    assert terminal.wait_for_the_end() == 1
    assert is_given_back(terminal)
    (report,) = (data_folder / REPORTS).iterdir()
    assert "the troll stumbles" in report.read_text()
    shown = " ".join(terminal.text.split())
    assert "clash-tui: The program has failed" in shown
    assert "stumbles" not in shown
    assert len([line for line in terminal.text.splitlines() if line]) <= 5


def test_it_ends_when_the_terminal_is_gone_even_where_that_is_ignored(start: Start) -> None:
    assert start(ignored=(signal.SIGHUP,)).hang_up() == 129


def test_ctrl_z_suspends_it_and_fg_shows_it_again(start: Start) -> None:
    terminal = start("bash", "--norc", "-i", ready="$", PS1="$ ")
    terminal.press(f"{COMMAND}\r", until="? help")
    terminal.press("\x1a", until="Stopped")
    # A shell has its own way with lines and pasted texts.
    assert {terminal.switches[mode] for mode in (1049, 1000, 1003, 1004)} == {"l"}
    assert terminal.written.count(b"\x1b[<u") == terminal.written.count(b"\x1b[>25u")
    terminal.press("fg\r", until="? help")
    assert "an unofficial fan game" in terminal.text
    terminal.press("\x1a", until="Stopped")
    terminal.resize(100, 30)
    terminal.press("fg\r", until="? help")
    terminal.wait_for_the_last_row("? help")
    terminal.press("q", until="$")
    terminal.press("echo its code was $?\r", until="its code was 0")


JUNK = [b"\xff\xfe", b"\x1b[M\x20\xff\xff", b"\x1b[M\x23\xff\xff", b"\x1b[99999999;1u", b"\x1b[:;u"]


def test_bytes_that_are_no_text_do_nothing(start: Start) -> None:
    terminal = start()
    for junk in JUNK:
        terminal.send(junk)
    terminal.send("\x1b[200~q\u202eqq\x1b[201~".encode())
    terminal.press("d", until="Choose the decks")
    terminal.send(b"\x11")
    assert terminal.wait_for_the_end() == 0
    assert is_given_back(terminal)


def test_a_paste_is_none_of_its_keys_also_where_the_program_slept_in_between(start: Start) -> None:
    terminal = start()
    terminal.press("?\x1b[200~rrr", until="q close")
    before = terminal.written.count(b"\x1b[?1049h")
    terminal.signal(signal.SIGCONT)
    terminal.wait_until(lambda: terminal.written.count(b"\x1b[?1049h") > before)
    terminal.send(b"rrr\x1b[201~")
    terminal.press("q", until="q quit")
    terminal.press("d", until="Choose the decks")


def test_the_real_size_counts(start: Start) -> None:
    terminal = start(COLUMNS="200", LINES="60")
    assert terminal.text.splitlines()[-1].strip().endswith("? help")


def test_a_dumb_terminal_gets_no_colours(start: Start) -> None:
    terminal = start(TERM="dumb", COLORTERM="truecolor")
    assert re.search(rb"\x1b\[(?!0?m)[0-9;:]*m", terminal.written) is None
    assert terminal.text.isascii()
