"""A window that starts and ends games while others do: ``python -m tests.ui.racing NUMBER``.

It tells that it is ready, and begins once it is told to.
"""

import sys

from clash_tui.match.saves import SavedGames
from clash_tui.ui.after.record_keeper import RecordKeeper
from tests.ui.screens.samples import WON, played

GAMES = 10


def main(number: str) -> None:
    """Catch up, and put some games on record, each as the window it happens in would."""
    games = [played(WON) for _ in range(GAMES)]
    print("ready", flush=True)  # noqa: T201 - for the process that waits for it
    sys.stdin.readline()
    RecordKeeper().catch_up(SavedGames())
    keeper = RecordKeeper()
    for place, game in enumerate(games):
        keeper.put(game, f"window-{number}-{place}")
    keeper.catch_up(SavedGames())


if __name__ == "__main__":
    main(sys.argv[1])
