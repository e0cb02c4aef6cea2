"""Share codes of all games: which game a code is of, and the deal it says.

The first sign tells it. In Clash of Decks that is the version of its codes, which stays below
those that other games begin with.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from clash_tui.base.code_signs import SIGNS, BadCode, read_signs
from clash_tui.base.i18n import N_, _

CLASH: Final = "clash-of-decks"
STAK: Final = "stak-bots"

FIRST_VALUES: Final = {SIGNS.index("S"): STAK}
"""The value of the sign with which the codes of a game begin, for all games but the first."""

MODULES: Final = {
    CLASH: "clash_tui.games.clash.formats.share_code",
    STAK: "clash_tui.games.stak.share_code",
}
"""For each game the module whose ``open_code`` returns the deal of a code."""

_TITLES: Final = {CLASH: N_("Clash of Decks"), STAK: N_("Stak Bots")}


class OtherGame(BadCode):
    """A code is of another game than the one it was entered for.

    Attributes:
        game: The game that it is of, by its id.
    """

    def __init__(self, game: str) -> None:
        super().__init__(_("The code is of another game: {game}.").format(game=_(_TITLES[game])))
        self.game = game


def game_of(text: str) -> str:
    """Return the game that a code is of, by its id. Raises ``BadCode`` for a typing error."""
    return _game(read_signs(text))


def values_for(game: str, text: str) -> tuple[int, ...]:
    """Return the values of a code of a certain game, without its check.

    Raises:
        OtherGame: if it is of another one.
        BadCode: if there is a typing error in it.
    """
    values = read_signs(text)
    other = _game(values)
    if other != game:
        raise OtherGame(other)
    return values


def open_code(text: str) -> Any:
    """Return the deal a code says, of whichever game, once it is sure that it can be played here.

    Raises:
        BadCode: if it cannot; the message is one sentence that says why.
    """
    return import_module(MODULES[game_of(text)]).open_code(text)


def _game(values: Sequence[int]) -> str:
    return FIRST_VALUES.get(values[0], CLASH)
