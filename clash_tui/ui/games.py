"""The list of the games that have screens. Those of each are loaded when they are asked for.

Nothing here may import pydantic, cards, game or match while the module is imported.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clash_tui.ui.game_screens import GameScreens

SCREENS: dict[str, str] = {
    "clash-of-decks": "clash_tui.ui.clash.screens",
    "stak-bots": "clash_tui.ui.stak.screens",
}
"""For each game, by its id, the module whose ``SCREENS`` are its screens; the first game is meant
where none is named."""


class NoScreens(LookupError):
    """A game has no screens; the message says what is missing."""


def screens_of(game: str) -> GameScreens:
    """Return the screens of a game, by its id. Raises ``NoScreens``."""
    if game not in SCREENS:
        raise NoScreens(f"{game} has no line in SCREENS of clash_tui/ui/games.py")
    screens: GameScreens = import_module(SCREENS[game]).SCREENS
    if screens.id != game:
        raise ValueError(f"{SCREENS[game]}: SCREENS is {screens.id!r}, and listed as {game!r}")
    return screens


def screens_of_kind(kind: str) -> GameScreens:
    """Return the screens of the game that a kind of games belongs to, such as a duel.

    Raises ``NoScreens``.
    """
    from clash_tui.games.kinds import ROWS

    return screens_of(ROWS.get(kind, kind))


def game_of(screen: object) -> GameScreens | None:
    """Return the game whose room a screen stands in; None for one that is common to all."""
    module = type(screen).__module__
    for game, listed in SCREENS.items():
        if module.startswith(listed.rpartition(".")[0] + "."):
            return screens_of(game)
    return None


def all_screens() -> list[GameScreens]:
    """Return the screens of all games, in the order of the list."""
    return [screens_of(game) for game in SCREENS]


def first_game() -> str:
    """Return the id of the game that is meant where none is named."""
    return next(iter(SCREENS))
