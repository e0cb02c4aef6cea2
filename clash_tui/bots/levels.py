"""How well a program plays: one list of levels for all games, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from clash_tui.base.i18n import N_, _
from clash_tui.bots.at_random import AtRandom
from clash_tui.bots.greedy import Greedy
from clash_tui.bots.planner import Planner
from clash_tui.bots.player import Player, Worth
from clash_tui.bots.worth import is_judged, worth_of

HOUSE = "house"
"""The id of a program of this house, which has the levels of this list (``Program.id``)."""


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
    _make: Callable[[Worth], Player]
    _judges: bool = True

    @property
    def name(self) -> str:
        """Its name in the player's language."""
        return _(self._name)

    @property
    def sentence(self) -> str:
        """How it plays, in one sentence."""
        return _(self._plays)

    def can_play(self, game: str) -> bool:
        """Say whether it can play a game, by its id: most must know what a position is worth."""
        return not self._judges or is_judged(game)

    def player(self, game: str) -> Player:
        """Return who plays a game at this level. Raises ``LookupError`` where it cannot."""
        return self._make(worth_of(game) if self._judges else _nothing)


def _nothing(_state: object, _seat: int) -> float:
    return 0.0


LEVELS: tuple[Level, ...] = (
    Level(
        "random",
        N_("Jester"),
        N_("Plays whatever can be played, without a thought."),
        lambda worth: AtRandom(),
        _judges=False,
    ),
    Level(
        "greedy",
        N_("Squire"),
        N_("Looks one move ahead and takes what looks best at once."),
        lambda worth: Greedy(worth),
    ),
    Level(
        "planner",
        N_("Knight"),
        N_("Plans each turn to its end before the first move."),
        lambda worth: Planner(worth, nodes=2_000, turns=1),
    ),
    Level(
        "strongest",
        N_("Marshal"),
        N_("Plans each turn, and what everybody else will do before the next."),
        lambda worth: Planner(worth, nodes=8_000, turns=6),
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
