"""Children that end a game and are killed: ``python -m tests.ui.ending DATA KILLS``.

Each child writes the last move of a solo game and puts it on record, as the program does. It is
killed with SIGKILL around that. Then this process starts anew: the game is on record once if its
file has its end, and not at all if not.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from clash_tui.match.saves import SavedGames
from clash_tui.records import RecordStore
from clash_tui.ui.after.record_keeper import RecordKeeper
from clash_tui.ui.clash.record.solo_record import SoloRecord
from tests.ui.screens.samples import WON, played

LONGEST_DELAY = 0.03
"""Seconds until the kill after the last move was begun to be written."""


def child(games: SavedGames, tell: int) -> None:
    """End a game."""
    game = games.begin(GAME)
    os.write(tell, b".")
    games.close(game)
    RecordKeeper().put(GAME, game.file.stem)


def kill_one(games: SavedGames, rng: random.Random) -> None:
    """Let a child end a game and kill it meanwhile."""
    hear, tell = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            child(games, tell)
            signal.pause()
        finally:
            os._exit(1)
    os.close(tell)
    if rng.random() < 0.8:
        os.read(hear, 1)
    until = perf_counter() + rng.uniform(0, LONGEST_DELAY)
    while perf_counter() < until:
        pass
    os.kill(process, signal.SIGKILL)
    _process, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    os.close(hear)


def main(data: Path, kills: int) -> None:
    """Kill so many children, and start after each; print what was met."""
    games, rng = SavedGames(data / "games"), random.Random(3)
    met: Counter[str] = Counter()
    for _ in range(kills):
        before = len(RecordStore().results())
        kill_one(games, rng)
        met["counted before the kill"] += len(RecordStore().results()) - before
        counted = len(RecordStore().results())
        for _start in range(2):
            RecordKeeper().catch_up(games)
        results = RecordStore().results()
        met["missed"] += len(results) - counted
        ended = {each.file.stem for each in games.finished()}
        assert sorted(each.game for each in results) == sorted(ended)
        assert SoloRecord().of_level("heroic").played == len(ended)
    json.dump(met, sys.stdout)


if __name__ == "__main__":
    GAME = played(WON)
    main(Path(sys.argv[1]), int(sys.argv[2]))
