"""A process that plays Nim and tells each move once it is saved, until somebody kills it.

It is run by ``python -m tests.match.nim_played FOLDER``.
"""

import sys
from pathlib import Path

from clash_tui.games.kinds import GAMES
from clash_tui.match import Match
from clash_tui.match.saves import SavedGames
from tests.match.nim import Nim, NimSetup

GAMES["nim"] = "tests.match.nim"
LONG = NimSetup(players=3, heaps=(2000,), coins=(1,))


def main(folder: Path) -> None:
    games = SavedGames(folder)
    opened = games.begin(Match(Nim(), LONG, ("Ann", "Ben", "Cid")))
    while True:
        opened.match.play(opened.match.legal_moves()[0])
        games.keep(opened)
        sys.stdout.write(f"{len(opened.match.moves)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
