"""``clash-tui sim``: programs against each other, counted."""

import os
import signal
import subprocess
import sys

import pytest

from clash_tui.bots.intervals import wilson
from clash_tui.bots.series import Job, Played, Tally, play
from clash_tui.cli import main


def test_wins_are_told_for_each_seat_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--seats", "random, random ,random", "--games", "12", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [
        ["seat", "level"],
        ["A", "random"],
        ["B", "random"],
        ["C", "random"],
        ["all", "random"],
    ]
    assert sum(float(line.split()[2]) for line in lines[1:4]) == pytest.approx(12, abs=0.1)
    assert lines[4].split()[2:4] == ["12", "100.0%"]
    assert lines[5].startswith("games 12 · rounds a game ")


def test_the_same_seed_gives_the_same_games_on_one_core_and_on_more(
    capsys: pytest.CaptureFixture[str],
) -> None:
    levels = ("greedy", "random")
    tally = Tally(levels)
    for seed in range(7, 13):
        tally.add(play(Job("stak", levels, seed)))
    assert main(["sim", "--seats", "greedy,random", "--games", "6", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [float(line.split()[2]) for line in lines[1:3]] == tally.won


def test_a_draw_is_shared() -> None:
    tally = Tally(("random", "random"))
    tally.add(Played((0.5, 0.5), turns=4, decisions=12))
    tally.add(Played((0.0, 1.0), turns=8, decisions=12))
    assert tally.won == [0.5, 1.5]
    assert tally.rounds == 3
    assert tally.decisions_a_turn == 2


def test_an_interval_holds_the_share_and_narrows() -> None:
    """Wilson's interval for 8 of 10 is known: 0.490 to 0.943."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (
            "greedy,fierce",
            "'fierce' is not one of random, child",
        ),
        ("greedy", "cannot play this game"),
        (",".join(["random"] * 7), "cannot play this game"),
    ],
)
def test_seats_that_cannot_play_get_one_line(
    seats: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "--seats", seats, "--games", "2"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no interrupt can be sent there")
def test_an_interrupt_prints_what_was_played() -> None:
    command = [sys.executable, "-m", "clash_tui", "sim", "--games", "1000000", "--progress"]
    with subprocess.Popen(
        command,
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
    assert "games " in out
