"""Outputs that cannot be written, and crashes of commands: told in a line, whatever the command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clash_tui.base.standard_streams import on_a_terminal

COMMANDS = [
    ["--help"],
    ["--version"],
    ["cards", "list"],
    ["cards", "example"],
    ["records"],
    ["play", "--seed", "7", "--moves", "-"],
]
FULL = Path("/dev/full")


def run(
    arguments: list[str], output: int | None = None, errors: int = subprocess.PIPE
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "clash_tui", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=errors,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told_in_one_line(arguments: list[str]) -> None:
    full = os.open(FULL, os.O_WRONLY)
    done = run(arguments, full)
    os.close(full)
    assert done.returncode == 1
    told = done.stderr.decode()
    assert told == "clash-tui: the output cannot be written: No space left on device.\n"


@pytest.mark.parametrize("arguments", [["--help"], ["cards", "list"]], ids=" ".join)
def test_nothing_is_said_to_nobody(arguments: list[str]) -> None:
    nobody, end = os.pipe()
    os.close(nobody)
    done = run(arguments, end)
    os.close(end)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_wrong_option_keeps_its_code_where_nothing_can_be_told() -> None:
    full = os.open(FULL, os.O_WRONLY)
    done = run(["--hlep"], subprocess.DEVNULL, full)
    os.close(full)
    assert done.returncode == 2


def test_a_stream_that_is_closed_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert not on_a_terminal()
