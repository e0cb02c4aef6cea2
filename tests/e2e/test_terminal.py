"""The installed command in a real terminal, from the title to the result."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.terminal import Terminal

COMMAND = Path(sys.executable).with_name("clash-tui")

SETTINGS = """
animation = "off"
confirm_idle_attack = false
[last_duel]
name_a = "Ann"
name_b = "Ben"
"""

ON_AT_FIRST = {7: "h", 25: "h"}
"""What a terminal has switched on before any program runs: line wrap and the cursor."""


@pytest.fixture
def terminal(config_folder: Path, data_folder: Path) -> Iterator[Terminal]:
    config_folder.mkdir()
    (config_folder / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    left_out = ("NO_COLOR", "COLUMNS", "LINES")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    terminal = Terminal([str(COMMAND)], environment | {"TERM": "xterm-256color", "LANGUAGE": "en"})
    yield terminal
    terminal.close()


def test_a_duel_from_the_title_to_the_result_and_the_terminal_as_it_was(terminal: Terminal) -> None:
    terminal.wait_for("? help")
    terminal.press("d", until="Choose the decks")
    terminal.press("f2", until="Ann picks a deck")
    terminal.insist("enter", until="Ben picks a deck")
    terminal.insist("enter", until="begins")
    terminal.insist("enter", until="Both hands are hidden")
    for turn in (1, 2, 3):
        terminal.insist("enter", until=f"turn {turn}  ")
        terminal.insist("space", until="Both hands are hidden")
    terminal.insist("enter", until="turn 4  ")
    terminal.press("m", until="Resign")
    terminal.press(*["down"] * 5, until="▸ Resign")
    terminal.insist("enter", until="do you give the game up?")
    terminal.insist("y", until="Rematch")
    assert "resigned" in terminal.text
    assert terminal.lines != terminal.lines_before
    assert {mode: terminal.switches[mode] for mode in (1049, 25, 1000, 1003)} == {
        1049: "h",
        25: "l",
        1000: "h",
        1003: "h",
    }

    terminal.press("q", until="an unofficial fan game")
    # The same key at once would be one that is held.
    terminal.press("down", until="▸ Solo")
    terminal.press("q", until="")
    assert terminal.wait_for_the_end() == 0
    assert terminal.lines == terminal.lines_before
    assert terminal.switches == {mode: ON_AT_FIRST.get(mode, "l") for mode in terminal.switches}
    # The keyboard protocol is a stack: what was pushed is taken off again.
    assert terminal.written.count(b"\x1b[<u") == terminal.written.count(b"\x1b[>25u") == 1


def test_ctrl_q_leaves_the_title_and_the_terminal_as_it_was(terminal: Terminal) -> None:
    terminal.wait_for("? help")
    terminal.press("\x11", until="")
    assert terminal.wait_for_the_end() == 0
    assert terminal.lines == terminal.lines_before
    assert terminal.switches == {mode: ON_AT_FIRST.get(mode, "l") for mode in terminal.switches}
