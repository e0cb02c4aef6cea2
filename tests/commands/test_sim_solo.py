"""``clash-tui sim --solo``: programs against the pile, and all options in a matrix."""

import json
from pathlib import Path
from typing import Any

import pytest

from clash_tui.cli import main

Capture = pytest.CaptureFixture[str]
SOLO = ("sim", "random", "--solo", "--cores", "1")


def document(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main([*SOLO, *arguments, "--json", "-"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_quick_game_is_played_with_each_ready_deck_in_turn(capsys: Capture) -> None:
    """R72, R74: the player goes first."""
    told = document(capsys, "--games", "8")
    assert {each["deck"]: each["games"] for each in told["decks"] if each["level"] is None} == {
        f"deck-{number}": 2 for number in range(1, 5)
    }
    assert [each["side"] for each in told["sides"]] == ["first", "first"]
    assert [(each["seat"], each["games"]) for each in told["levels"]] == [(None, 8), ("A", 8)]
    assert set(told["endings"]) <= {"fort-fell", "empty-hand", "pile-empty", "outlasted"}


def test_who_goes_first_is_an_option(capsys: Capture) -> None:
    """R84."""
    told = document(capsys, "--games", "4", "--options", "7+1 opponent-first fort-only")
    assert {each["side"] for each in told["sides"]} == {"later"}


def test_a_level_draws_its_options_for_each_deal(capsys: Capture) -> None:
    """R83: by its number or its id."""
    one, other = (document(capsys, "--games", "6", "--level", level) for level in ("3", "hard"))
    assert one["cards"] == other["cards"]
    assert one["lengths"] == other["lengths"]


@pytest.mark.parametrize(
    "decks",
    [
        ("--decks", "random"),
        ("--decks", "all-sets", "--champions", "--level", "1"),
        ("--format", "draft", "--level", "2", "--champions"),
        ("--deck", "deck-2"),
        ("--edition", "starter-kit"),
    ],
)
def test_decks_of_all_kinds_are_played(decks: tuple[str, ...], capsys: Capture) -> None:
    told = document(capsys, "--games", "3", *decks)
    assert told["games"] == 3
    assert sum(card["in_deck"]["games"] for card in told["cards"]) == 3 * 8


def test_a_matrix_has_all_options_of_a_level(tmp_path: Path, capsys: Capture) -> None:
    """R83, R84: 21 sets of options cost one point."""
    told = document(capsys, "--matrix", "--level", "easy", "--games", "1")
    assert told["asked"] == len(told["cells"]) == 21
    assert told["complete"]
    assert {cell["points"] for cell in told["cells"]} == {1}
    assert len({cell["options"] for cell in told["cells"]}) == 21
    assert {cell["games"] for cell in told["cells"]} == {1}


def test_a_matrix_goes_on_where_it_was_left(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "matrix.json"
    command = [*SOLO, "--matrix", "--level", "1", "--games", "1", "--resume", str(file)]
    assert main(command) == 0
    whole = json.loads(file.read_text(encoding="utf-8"))
    table = capsys.readouterr().out
    # What is there already is believed and not played again.
    part = whole | {"cells": [each | {"wins": 1} for each in whole["cells"][5:]]}
    file.write_text(json.dumps(part), encoding="utf-8")
    assert main([*command, "--cores", "2"]) == 0
    again = json.loads(file.read_text(encoding="utf-8"))
    assert again["cells"] == whole["cells"][:5] + part["cells"]
    assert "21 of 21 cells are there." in table
    assert main([*command, "--csv", "-"]) == 0
    assert len(capsys.readouterr().out.split("of 21 cells are there.")[-1].splitlines()) == 23


def test_a_matrix_keeps_what_another_level_has_put_there(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "matrix.json"
    for level in ("1", "5"):
        command = [*SOLO, "--matrix", "--level", level, "--games", "1", "--resume", str(file)]
        assert main(command) == 0
    told = json.loads(file.read_text(encoding="utf-8"))
    assert {cell["points"] for cell in told["cells"]} == {1, 5}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--level", "6"), "'6' is not one of easy, medium"),
        (("--level", "1", "--options", "7+1"), "give one of them"),
        (("--options", "5+5"), "says no options of a solo game"),
        (("--champions", "--decks", "random"), "a quick game is played without one"),
        (("--champions", "--level", "1"), "without Champions"),
        (("--format", "constructed"), "for the solo game decks are drafted"),
        (("--decks", "random", "--deck", "deck-1"), "give one of them"),
        (("--deck", "deck-9"), "There is no deck called 'deck-9'"),
        (("--deck", "gone.toml"), "gone.toml: "),
        (("--matrix", "--options", "7+1"), "plays all options"),
        (("--resume", "x.json"), "goes on with a --matrix"),
        (("--players", "2"), "one the solo game"),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    arguments: tuple[str, ...], told: str, capsys: Capture
) -> None:
    assert main([*SOLO, *arguments]) == 2
    out, err = capsys.readouterr()
    assert told in err
    assert err.count("\n") == 1
    assert out == ""


def test_options_of_the_solo_game_are_for_it_alone(capsys: Capture) -> None:
    for option in (("--level", "1"), ("--options", "7+1"), ("--matrix",)):
        assert main(["sim", "random", "random", *option]) == 2
        assert "with --solo" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["{}", "[", '{"version": 1}', "nothing"])
def test_a_file_that_is_no_matrix_is_told(text: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "matrix.json"
    file.write_text(text, encoding="utf-8")
    assert main([*SOLO, "--matrix", "--games", "1", "--resume", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text(encoding="utf-8") == text


def test_a_matrix_that_was_played_otherwise_is_not_gone_on_with(
    tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "matrix.json"
    command = [*SOLO, "--matrix", "--level", "1", "--games", "1", "--resume", str(file)]
    assert main(command) == 0
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*command, "--seed", "2"]) == 2
    assert "its games were played otherwise" in capsys.readouterr().err
    assert file.read_bytes() == before
