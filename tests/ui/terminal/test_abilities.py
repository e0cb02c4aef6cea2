"""What a terminal can show, by its environment."""

import pytest

from clash_tui.ui.terminal.abilities import shows_colours, signs_of

MODERN = {"TERM": "xterm-256color", "LANG": "en_US.UTF-8"}


@pytest.mark.parametrize(
    ("environment", "signs"),
    [
        (MODERN, "unicode"),
        (MODERN | {"LC_ALL": "de_DE.utf8"}, "unicode"),
        (MODERN | {"TERM": "linux"}, "ascii"),
        (MODERN | {"TERM": "dumb"}, "ascii"),
        (MODERN | {"LC_ALL": "C"}, "ascii"),
        (MODERN | {"LC_CTYPE": "de_DE.ISO-8859-1"}, "ascii"),
        (MODERN | {"LANG": "fr_FR"}, "ascii"),
        (MODERN | {"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "ascii"),
        ({"TERM": "xterm"}, "unicode"),
        ({}, "unicode"),
    ],
)
def test_signs_are_those_that_the_terminal_surely_shows(environment, signs):
    assert signs_of(environment) == signs


def test_an_output_that_cannot_hold_a_sign_gets_none():
    assert signs_of(MODERN, "iso8859-1") == "ascii"
    assert signs_of(MODERN, "utf-8") == "unicode"


@pytest.mark.parametrize("kind", ["dumb", "unknown", "DUMB"])
def test_a_dumb_terminal_shows_no_colours(kind):
    assert not shows_colours({"TERM": kind, "COLORTERM": "truecolor"})
    assert shows_colours(MODERN)
