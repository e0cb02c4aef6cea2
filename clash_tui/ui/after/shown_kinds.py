"""Which kinds of games a list can show, where games of several kinds stand side by side."""

from __future__ import annotations

from collections.abc import Iterable

from clash_tui.base.i18n import _
from clash_tui.ui.game_screens import GameScreens
from clash_tui.ui.games import NoScreens, first_game, screens_of, screens_of_kind


def games_among(kinds: Iterable[str]) -> list[GameScreens]:
    """Return the games that kinds of games belong to, each once; none for an unknown kind."""
    found: dict[str, GameScreens] = {}
    for kind in dict.fromkeys(kinds):
        screens = game_of(kind)
        if screens is not None:
            found.setdefault(screens.id, screens)
    return list(found.values())


def game_of(kind: str) -> GameScreens | None:
    """Return the game that a kind of games belongs to; None where it is none of this program."""
    try:
        return screens_of_kind(kind)
    except NoScreens:
        return None


def kinds_to_show(kinds: Iterable[str]) -> dict[str, str]:
    """Return what a list can be narrowed to, each with what it is called then; "" is all of it.

    Args:
        kinds: The kinds of the games that are in the list.
    """
    games = games_among(kinds) or [screens_of(first_game())]
    every = games[0].all_kinds if len(games) == 1 else _("all games")
    return {"": every} | {kind: told for each in games for kind, told in each.kinds.items()}
