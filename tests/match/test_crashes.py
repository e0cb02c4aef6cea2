"""A game is never lost: killed at any moment, it goes on where it was told to stand."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KILLS = 100


def killed(game, folder, seed, kills):
    """Kill so many processes that play a game, and return what was met after them."""
    command = [sys.executable, "-m", "tests.match.crashing", game, folder, str(seed), str(kills)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.parametrize("seed", [1000, 2000])
def test_it_goes_on_at_the_last_step_told_or_the_one_being_told(tmp_path, seed):
    """Kill a hundred processes with SIGKILL, each in the middle of a draft or of a duel."""
    met = killed("clash", tmp_path, seed, KILLS)
    assert met["OpenWay"] + met["OpenGame"] + met.get("NoneType", 0) == KILLS
    assert min(met["OpenWay"], met["OpenGame"]) > 10, met


def test_a_game_of_stak_bots_goes_on_at_its_last_move(tmp_path):
    """Kill fifty processes with SIGKILL, each in the middle of a move of two to six players."""
    met = killed("stak", tmp_path, 3000, 50)
    assert met["OpenGame"] + met.get("NoneType", 0) == 50
    assert met["OpenGame"] > 30, met
