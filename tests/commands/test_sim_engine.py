"""``clash-tui sim --engine``: programs of a player against those of the house."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from clash_tui.cli import main

EXAMPLE = shlex.join([sys.executable, str(Path(__file__).parents[2] / "docs/examples/player.py")])
DIES = shlex.join([sys.executable, "-c", ""])
MUTE = shlex.join([sys.executable, "-c", "import sys; sys.stdin.read()"])
SIM = ("sim", "random", "--games", "4", "--cores", "1")

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", [(), ("--game", "stak")], ids=["clash", "stak"])
def test_a_program_plays_against_a_level(game: tuple[str, ...], capsys: Capture) -> None:
    assert main([*SIM, *game, "--engine", f"mine={EXAMPLE}", "--by", "seat"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[:2] for line in lines[1:3]] == [["random", "4"], ["mine", "4"]]
    seats = [line[:3] for line in lines if line[:1] == ["mine"] and line[1:2] in (["A"], ["B"])]
    assert seats == [["mine", "A", "2"], ["mine", "B", "2"]]
    assert not any("why" in line for line in lines)


def test_two_programs_and_a_level_meet_each_other(capsys: Capture) -> None:
    engines = ("--engine", EXAMPLE, "--engine", DIES)
    assert main([*SIM, "--game", "stak", "--players", "2", *engines, "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {(each["level"], each["against"]) for each in told["against"]} == {
        (one, other)
        for one in ("random", "engine", "engine-2")
        for other in ("random", "engine", "engine-2")
        if one != other
    }
    # Some games are over before it is asked anything.
    [forfeits] = told["forfeits"]
    assert (forfeits["level"], forfeits["reason"]) == ("engine-2", "died")
    assert 0 < forfeits["games"] <= 8


def test_a_program_plays_alone_with_itself(capsys: Capture) -> None:
    assert main(["sim", "--games", "2", "--cores", "1", "--engine", EXAMPLE]) == 0
    assert "2 games played" in capsys.readouterr().out


def test_what_a_program_did_wrong_is_told_apart(capsys: Capture) -> None:
    engines = ("--engine", f"mute={MUTE}", "--engine-seconds", "0.05", "--engine-memory", "0")
    assert main([*SIM, *engines]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["mute", "4", "The", "program", "did", "not", "answer", "in", "time."] in lines


@pytest.mark.parametrize(
    ("engines", "told"),
    [
        (["  "], "it names no program"),
        (["mine="], "it names no program"),
        (["mine='x"], "a quotation mark in it is not closed"),
        (["mine=x", "mine=y"], "there is somebody called 'mine' already"),
        (["random=x"], "there is somebody called 'random' already"),
    ],
)
def test_a_program_that_cannot_be_meant_is_told(
    engines: list[str], told: str, capsys: Capture
) -> None:
    options = [word for each in engines for word in ("--engine", each)]
    assert main([*SIM, *options]) == 2
    assert capsys.readouterr() == ("", f"clash-tui: Invalid value for '--engine': {told}\n")


@pytest.mark.parametrize(
    ("option", "value"),
    [("--engine-seconds", "0"), ("--engine-seconds", "nan"), ("--engine-memory", "-1")],
)
def test_limits_are_bounded(option: str, value: str, capsys: Capture) -> None:
    assert main([*SIM, "--engine", EXAMPLE, option, value]) == 2
    assert option in capsys.readouterr().err


def test_a_program_that_is_not_there_loses_its_games(capsys: Capture) -> None:
    assert main([*SIM, "--engine", "no-such-program-anywhere"]) == 0
    assert "The program could not be started." in capsys.readouterr().out


def test_a_program_plays_the_solo_game(capsys: Capture) -> None:
    """R72: against the pile, which the rules play."""
    solo = ("sim", "--solo", "--games", "2", "--cores", "1")
    assert main([*solo, "--engine", EXAMPLE, "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {(each["level"], each["games"]) for each in told["levels"]} == {("engine", 2)}
    assert told["forfeits"] == []
    assert main([*solo, "--engine", DIES, "--json", "-"]) == 0
    [forfeits] = json.loads(capsys.readouterr().out)["forfeits"]
    assert forfeits == {"level": "engine", "reason": "died", "games": 2}
    assert main([*solo, "--matrix", "--engine", EXAMPLE]) == 2
    assert "leave --engine away" in capsys.readouterr().err
