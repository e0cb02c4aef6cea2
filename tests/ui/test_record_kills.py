"""A game that is killed as it ends is counted once, or goes on."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_killed_at_any_moment_around_its_end_a_game_is_counted_once(data_folder: Path) -> None:
    """Kill sixty processes with SIGKILL, each as a game ends; the next start has each on record."""
    command = [sys.executable, "-m", "tests.ui.ending", str(data_folder), "60"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    met = json.loads(result.stdout)
    assert min(met["counted before the kill"], met["missed"]) > 5, met
