"""The list of the games there are. Each is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from clash_tui.games.protocol import Kind, OldRecord

GAMES: dict[str, str] = {
    "clash-of-decks": "clash_tui.games.clash.matches.kind",
    "stak-bots": "clash_tui.games.stak.matches.kind",
}
"""For each game, by its id, the module whose ``KIND`` tells how it is kept; the first one is meant
where a file names none."""


ROWS: dict[str, str] = {"duel": "clash-of-decks", "solo": "clash-of-decks", "stak": "stak-bots"}
"""Which game the rows of the record are of that have this kind; others have the game's id."""


OLD_RECORDS: dict[str, str] = {"clash-of-decks": "clash_tui.games.clash.matches.taking_over"}
"""For games whose results older versions have counted elsewhere, the module that takes them over:
its ``OLD_RECORD`` is an ``OldRecord``."""


class UnknownGame(LookupError):
    """There is no game with this id."""


def kind_of(game: str) -> Kind:
    """Return how a game is kept, by its id. Raises ``UnknownGame``."""
    try:
        module = GAMES[game]
    except KeyError:
        raise UnknownGame(game) from None
    kind: Kind = import_module(module).KIND
    if kind.id != game:
        raise ValueError(f"{module}: KIND is {kind.id!r}, and listed as {game!r}")
    return kind


def kind_of_rows(kind: str) -> Kind | None:
    """Return the game that rows of the record are of; None if it is none of this program."""
    game = ROWS.get(kind, kind)
    return kind_of(game) if game in GAMES else None


def pieces_for(game: str, pieces: Any = None) -> Any:
    """Return what games of a kind take from outside their files.

    Args:
        game: The game, by its id.
        pieces: What is taken; None takes what lies on this machine. A list of games of several
            kinds needs None: what one of them takes is nothing to another.
    """
    return kind_of(game).pieces() if pieces is None else pieces


def old_records() -> list[OldRecord]:
    """Return what older versions have counted elsewhere, of all games."""
    return [import_module(module).OLD_RECORD for module in OLD_RECORDS.values()]


def first_game() -> str:
    """Return the id of the game that is meant where none is named."""
    return next(iter(GAMES))
