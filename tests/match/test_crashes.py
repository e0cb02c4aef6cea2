"""A game is never lost: killed at any moment, it goes on where it was told to stand."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KILLS = 100


@pytest.mark.parametrize("seed", [1000, 2000])
def test_it_goes_on_at_the_last_step_told_or_the_one_being_told(tmp_path, seed):
    """Kill a hundred processes with SIGKILL, each in the middle of a draft or of a duel."""
    command = [sys.executable, "-m", "tests.match.crashing", tmp_path, str(seed), str(KILLS)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    met = json.loads(result.stdout)
    assert met["OpenWay"] + met["OpenGame"] + met.get("NoneType", 0) == KILLS
    assert min(met["OpenWay"], met["OpenGame"]) > 10, met
