"""How well a program plays: one list of levels for all games, the weakest first.

Who plays a game at a level stands in a module of its own for each game; see ``ROSTERS``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from clash_tui.base.i18n import N_, _
from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.player import Player

HOUSE = "house"
"""The id of a program of this house, which has the levels of this list (``Program.id``)."""

ROSTERS: dict[str, str] = {
    "clash-of-decks": "clash_tui.bots.clash.players",
    "stak-bots": "clash_tui.bots.stak.players",
}
"""For each game, by its id, the module whose ``PLAYERS`` make who plays it, by the id of a level.

Of a game that is not listed, only what can be played is known, and only ``random`` plays it.
"""


class UnknownLevel(LookupError):
    """There is no such level; the message is a clause that quotes what was asked for."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level.

    Attributes:
        id: What files and commands know it by; it never changes (``Program.level``).
    """

    id: str
    _name: str
    _plays: str

    @property
    def name(self) -> str:
        """Its name in the player's language."""
        return _(self._name)

    @property
    def sentence(self) -> str:
        """How it plays, in one sentence."""
        return _(self._plays)

    def can_play(self, game: str) -> bool:
        """Say whether it can play a game, by its id."""
        return self.id in _players_of(game)

    def player(self, game: str) -> Player:
        """Return who plays a game at this level. Raises ``LookupError`` where it cannot."""
        return _players_of(game)[self.id]()


def _players_of(game: str) -> Mapping[str, Callable[[], Player]]:
    if game not in ROSTERS:
        return {"random": AtRandom}
    players: Mapping[str, Callable[[], Player]] = import_module(ROSTERS[game]).PLAYERS
    return players


LEVELS: tuple[Level, ...] = (
    Level(
        "random",
        N_("Jester"),
        N_("Plays whatever can be played, without a thought."),
    ),
    Level(
        "child",
        N_("Page"),
        N_("For children: looks one move ahead, misjudges much and now and then plays anything."),
    ),
    Level(
        "greedy",
        N_("Squire"),
        N_("Looks one move ahead and takes what looks best at once."),
    ),
    Level(
        "planner",
        N_("Knight"),
        N_("Plans each turn to its end before the first move."),
    ),
    Level(
        "answers",
        N_("Captain"),
        N_("Plans each turn, and looks what the best answer to it would be."),
    ),
    Level(
        "strongest",
        N_("Marshal"),
        N_("Plans each turn, and follows the best lines through the turns after it."),
    ),
)


def levels_of(game: str) -> tuple[Level, ...]:
    """Return the levels that can play a game, by its id, the weakest first."""
    return tuple(level for level in LEVELS if level.can_play(game))


def level_of(level_id: str) -> Level:
    """Return a level by its id. Raises ``UnknownLevel``."""
    for level in LEVELS:
        if level.id == level_id:
            return level
    raise UnknownLevel(_("there is no level {level}").format(level=repr(level_id)))
