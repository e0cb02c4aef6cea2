"""``clash-tui sim``: programs against each other, counted."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clash_tui.cli import main

Capture = pytest.CaptureFixture[str]


def document(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """Run a series on one core and return what it writes as JSON."""
    assert main(["sim", *arguments, "--cores", "1", "--json", "-"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_a_duel_of_two_levels_is_told_in_a_table(capsys: Capture) -> None:
    assert main(["sim", "random", "random", "--games", "12", "--cores", "1", "--by", "seat"]) == 0
    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    assert lines[0] == ["level", "games", "wins", "draws", "share", "95", "of", "100"]
    assert lines[1][:2] == ["random", "24"]
    assert lines[1][4] == "50.0%"
    assert [line[:3] for line in lines[4:6]] == [["random", "A", "12"], ["random", "B", "12"]]
    assert "12 games played" in out


def test_each_deal_is_played_with_both_sides(capsys: Capture) -> None:
    """R68: twelve ordered pairs of ready decks; each deck has each side as often."""
    told = document(capsys, "random", "random", "--games", "24")
    decks = {each["deck"]: each["games"] for each in told["decks"] if each["level"] is None}
    assert decks == {f"deck-{number}": 12 for number in range(1, 5)}
    assert [each["games"] for each in told["levels"]] == [48, 24, 24]


def test_an_odd_number_of_games_is_played(capsys: Capture) -> None:
    assert document(capsys, "random", "random", "--games", "7")["games"] == 7


@pytest.mark.parametrize(
    "arguments",
    [
        ("random", "random"),
        ("random", "random", "--decks", "all-sets", "--champions"),
        ("--game", "stak", "random", "greedy", "random"),
    ],
)
def test_the_same_command_tells_the_same_on_one_core_and_on_two(
    arguments: tuple[str, ...], capsys: Capture
) -> None:
    told = []
    for cores in ("1", "2"):
        command = ["sim", *arguments, "--games", "6", "--cores", cores, "--json", "-"]
        assert main(command) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_another_seed_plays_other_games(capsys: Capture) -> None:
    one, other = (
        document(capsys, "random", "random", "--games", "10", "--seed", seed) for seed in "12"
    )
    assert one["lengths"] != other["lengths"] or one["cards"] != other["cards"]


def test_everything_is_in_the_document(capsys: Capture) -> None:
    told = document(capsys, "random", "random", "--games", "10", "--seed", "3")
    assert told["version"] == 1
    assert told["game"] == "clash-of-decks"
    assert told["command"] == "clash-tui sim random random --games 10 --seed 3"
    assert (told["seed"], told["asked"], told["games"], told["complete"]) == (3, 10, 10, True)
    assert sum(told["endings"].values()) == 10
    assert set(told["endings"]) <= {"fort-fell", "empty-hand", "stall"}
    lengths = told["lengths"]
    assert 0 < lengths["median"] <= lengths["p95"] <= lengths["most"]
    for rate in (*told["levels"], *told["sides"], *told["decks"], told["cards"][0]["in_deck"]):
        assert rate["low"] <= rate["win_rate"] <= rate["high"]
        assert rate["games"] >= rate["wins"] + rate["draws"]
    # R9: eight cards in each of two decks, R12: the first four of them can be played.
    assert sum(card["in_deck"]["games"] for card in told["cards"]) == 10 * 16
    assert sum(card["opened"]["games"] for card in told["cards"]) == 10 * 8
    played = sum(card["played"]["games"] for card in told["cards"])
    assert 10 < played <= 10 * 16


def test_files_are_written(tmp_path: Path, capsys: Capture) -> None:
    files = tmp_path / "told.json", tmp_path / "told.csv"
    command = ["sim", "random", "random", "--games", "4", "--cores", "1"]
    assert main([*command, "--json", str(files[0]), "--csv", str(files[1])]) == 0
    assert "4 games played" in capsys.readouterr().out
    told = json.loads(files[0].read_text(encoding="utf-8"))
    heads, first, *others = files[1].read_text(encoding="utf-8").splitlines()
    assert heads == "of,level,name,games,wins,draws,win_rate,low,high"
    assert first.split(",")[:4] == ["level", "random", "", "8"]
    rates = len(told["levels"]) + len(told["sides"]) + len(told["decks"]) + 3 * len(told["cards"])
    assert len(others) == rates - 1


def test_too_many_turns_are_a_stall_and_a_draw(capsys: Capture) -> None:
    told = document(capsys, "random", "random", "--games", "6", "--most-turns", "2")
    assert told["stalls"] == told["endings"]["stall"] == 6
    assert told["levels"][0]["draws"] == 12
    assert told["levels"][0]["win_rate"] == 0.5


def test_three_levels_meet_each_other_one(capsys: Capture) -> None:
    told = document(
        capsys, "--game", "stak", "random", "greedy", "planner", "--players", "2", "--games", "4"
    )
    assert told["games"] == told["asked"] == 12
    assert {(each["level"], each["against"]): each["games"] for each in told["against"]} == {
        (one, other): 4
        for one in ("random", "greedy", "planner")
        for other in ("random", "greedy", "planner")
        if one != other
    }
    command = ["--players", "2", "--games", "2", "--cores", "1"]
    assert main(["sim", "--game", "stak", "random", "greedy", "planner", *command]) == 0
    assert "against  random  greedy  planner" in capsys.readouterr().out


def test_a_table_of_six_is_filled_and_all_move_on(capsys: Capture) -> None:
    told = document(capsys, "--game", "stak", "greedy", "random", "--players", "6", "--games", "6")
    seats = {(each["level"], each["seat"]): each["games"] for each in told["levels"]}
    assert seats == {
        (level, seat): 3 if seat else 18
        for level in ("greedy", "random")
        for seat in (None, *"ABCDEF")
    }
    assert told["against"] == told["cards"] == []


def test_levels_are_listed_for_each_game(capsys: Capture) -> None:
    assert main(["sim", "--levels"]) == 0
    assert capsys.readouterr().out.startswith("random ")
    assert main(["sim", "--levels", "--game", "stak"]) == 0
    ids = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert ids == ["random", "greedy", "planner", "strongest"]


def test_seats_of_older_versions_are_still_read(capsys: Capture) -> None:
    command = ["sim", "--game", "stak", "--seats", "random, random", "--games", "2"]
    assert main([*command, "--cores", "1"]) == 0
    assert "2 games played" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "name at least one level"),
        (("--game", "stak", "random", "fierce"), "'fierce' is not one of random, greedy"),
        (("--game", "stak", *["random"] * 7), "cannot be played"),
        (("--game", "stak", "random", "greedy", "planner", "--players", "4"), None),
        (("--game", "stak", "random", "--decks", "random"), "is an option of Clash of Decks only"),
        (("random", "random", "--players", "3"), "two play Clash of Decks"),
        (("random", "random", "--decks", "random", "--sets", "nowhere"), "no set called"),
        (("random", "random", "--champions"), "without Champions"),
        (("random", "random", "--json", "-", "--csv", "-"), "only one of"),
        (("random", "random", "--games", "0"), "--games"),
        (("random", "random", "--decks", "all-sets", "--sets", "elusive"), "takes all sets"),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    arguments: tuple[str, ...], told: str | None, capsys: Capture
) -> None:
    code = main(["sim", *arguments, *(() if told else ("--games", "1", "--cores", "1"))])
    err = capsys.readouterr().err
    assert code == (2 if told else 0)
    assert (told or "") in err
    assert err.count("\n") == (1 if told else 0)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: Capture) -> None:
    command = ["sim", "random", "random", "--games", "2", "--cores", "1", "--json", str(tmp_path)]
    assert main(command) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no interrupt can be sent there")
def test_an_interrupt_prints_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    sim = ["sim", "random", "random", "--games", "1000000", "--progress", "--json", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "clash_tui", *sim],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        # Tests that run in the background are started to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        # The first line of progress says that games are being played.
        assert process.stderr.readline()
        process.send_signal(signal.SIGINT)
        out = process.stdout.read()
    assert process.returncode == 130
    assert "of 1000000 asked for" in out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert 0 < told["games"] < told["asked"] == 1_000_000
    assert not told["complete"]
