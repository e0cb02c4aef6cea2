"""A process whose children play and are killed, for ``test_crashes``.

It is run by ``python -m tests.match.crashing GAME FOLDER SEED KILLS``, where GAME is clash or stak.
Each child goes on with the one game of a folder, or begins one, in Clash of Decks with a draft, and
tells each step once it is saved. It is killed with SIGKILL at a random moment. Then this process
opens the game: it must stand at the last step that was told, or at the one that was being told.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from clash_tui.games.clash.formats import Preparing
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.matches.saved_way import UnderWay
from clash_tui.match.saves import OpenGame, OpenWay, SavedGames
from tests.games.stak.played import EVERY_OPTION, begun
from tests.match.samples import CATALOG, duel_way, random_step

MOST_STEPS = 3
"""A child is killed after so many steps at most."""
LONGEST_DELAY = 0.004
"""Seconds until the kill after the last step that was waited for: about as long as one takes."""


class Play:
    """The one game of a folder, from its draft to its end, with a step for each number."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.games = SavedGames(folder)
        self.seed = seed
        files = self.games.files()
        assert [each.problem for each in files] == [""] * len(files)
        assert all(each.finished for each in files[1:])
        self.open = self.games.open(files[0].file, CATALOG) if files else None

    def steps(self) -> list[str]:
        """Return all that was decided and played so far."""
        if self.open is None:
            return []
        if isinstance(self.open, OpenWay):
            return list(self.open.way.preparing.preparation.moves)
        match = self.open.match
        assert match.preparation is not None
        return [*match.preparation.moves, *(match.game.write_move(move) for move in match.moves)]

    def close(self) -> None:
        """Let the next one open it."""
        if self.open is not None:
            self.games.close(self.open)

    def go_on(self) -> bool:
        """Take a step and save it; False when the game has ended."""
        rng = random.Random(f"{self.seed} {len(self.steps())}")
        if self.open is None:
            way = duel_way("draft", 0, seed=self.seed)
            after = way.preparing.play(random_step(way.preparing, rng))
            self.open = self.games.begin_way(UnderWay(way.names, after))
        elif isinstance(self.open, OpenWay):
            self._prepare(self.open, rng)
        elif self.open.match.outcome is not None:
            return False
        else:
            match = self.open.match
            match.play(rng.choice(match.legal_moves()))
            self.games.keep(self.open)
        return True

    def _prepare(self, opened: OpenWay, rng: random.Random) -> None:
        now = opened.way.preparing
        if now.done:
            a, b = opened.way.names
            assert isinstance(now, Preparing)
            match = Duel(CATALOG, now.setup(), (a, b), now.preparation)
            match.play(rng.choice(match.legal_moves()))
            self.open = self.games.hand_over(opened, match)
            self.games.keep(self.open)
        else:
            way = UnderWay(opened.way.names, now.play(random_step(now, rng)))
            self.open = OpenWay(opened.file, opened.begun, opened.lock, way)
            self.games.keep_way(self.open)


class StakPlay(Play):
    """The one game of Stak Bots of a folder, with all options and a number of seats by its seed."""

    def steps(self) -> list[str]:
        """Return all moves so far."""
        if self.open is None:
            return []
        assert isinstance(self.open, OpenGame)
        match = self.open.match
        return [match.game.write_move(move) for move in match.moves]

    def go_on(self) -> bool:
        """Play a move and save it; False when the game has ended."""
        rng = random.Random(f"{self.seed} {len(self.steps())}")
        if self.open is None:
            match = begun(2 + self.seed % 5, seed=self.seed, depth=5, **EVERY_OPTION)
            match.play(rng.choice(match.legal_moves()))
            self.open = self.games.begin(match)
            return True
        assert isinstance(self.open, OpenGame)
        if self.open.match.outcome is not None:
            return False
        self.open.match.play(rng.choice(self.open.match.legal_moves()))
        self.games.keep(self.open)
        return True


PLAYS = {"clash": Play, "stak": StakPlay}


def child(game: str, folder: Path, seed: int, tell: int) -> None:
    """Play to the end, and tell each step with one byte, the end with another."""
    play = PLAYS[game](folder, seed)
    while play.go_on():
        os.write(tell, b".")
    os.write(tell, b"!")


def kill_one(game: str, folder: Path, seed: int, rng: random.Random) -> int:
    """Let a child play and kill it; return how many steps it told."""
    hear, tell = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            child(game, folder, seed, tell)
            signal.pause()
        finally:
            os._exit(1)
    os.close(tell)
    told, wanted = b"", rng.randint(0, MOST_STEPS)
    while len(told) < wanted and b"!" not in told:
        told += os.read(hear, 100)
    until = perf_counter() + rng.uniform(0, LONGEST_DELAY)
    while perf_counter() < until:
        pass
    os.kill(process, signal.SIGKILL)
    _process, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    while select.select([hear], [], [], 0)[0] and (more := os.read(hear, 100)):
        told += more
    os.close(hear)
    return told.count(b".")


def main(name: str, folder: Path, seed: int, kills: int) -> None:
    """Kill so many children, and look after each what is left; print what was met."""
    rng = random.Random(seed)
    met: Counter[str] = Counter()
    before: list[str] = []
    game = 0
    for _ in range(kills):
        place = folder / str(game)
        told = kill_one(name, place, seed + game, rng)
        play = PLAYS[name](place, seed + game)
        steps = play.steps()
        assert len(before) + told <= len(steps) <= len(before) + told + 1, (before, told, steps)
        assert steps[: len(before)] == before
        met["untold"] += len(steps) - len(before) - told
        met[type(play.open).__name__] += 1
        before = steps
        if isinstance(play.open, OpenGame) and play.open.match.outcome is not None:
            before, game = [], game + 1
        play.close()
        if play.open is not None:
            beside = {each.suffix for each in place.iterdir()}
            assert beside <= {".json", ".lock"}, f"a part of a file is left: {beside}"
    json.dump(met, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
