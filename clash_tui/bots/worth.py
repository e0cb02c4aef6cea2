"""What a position of each game is worth: the list of the modules that say so.

Each is loaded when it is asked for. To let programs judge a game, write its module and list it.
"""

from __future__ import annotations

from importlib import import_module

from clash_tui.bots.player import Worth

WORTHS: dict[str, str] = {
    "clash-of-decks": "clash_tui.bots.clash.worth",
    "stak-bots": "clash_tui.bots.stak.worth",
}
"""For each game that is judged, by its id, the module whose ``worth`` does it.

It is from 0 to 1: how likely the seat is to win, a draw being shared by those who draw. A seat
that has agreed to a draw that is offered has that share.
"""


def is_judged(game: str) -> bool:
    """Say whether what a position is worth is known of a game, by its id."""
    return game in WORTHS


def worth_of(game: str) -> Worth:
    """Return what judges the positions of a game, by its id. Raises ``LookupError``."""
    worth: Worth = import_module(WORTHS[game]).worth
    return worth
