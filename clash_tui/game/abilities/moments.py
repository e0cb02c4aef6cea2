"""The moments at which an ability can speak, and the base of every ability's home.

The turn and the assault call these moments by name; they know no ability. An ability is a class
in a file of its own that answers the moments it cares about. ``answering`` makes the table of
those that answer a moment, so a game without them pays one test of a mask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from clash_tui.cards import Ability

if TYPE_CHECKING:
    from clash_tui.game.state import Creature, Side, State

CREATURES = 1
"""Bit of a reach: may attack creatures."""
STRONGHOLD = 2
"""Bit of a reach: may attack the Stronghold."""


class AbilityHome:
    """Where all that one ability does is written down."""

    ability: ClassVar[Ability]

    def reach(self, reach: int, arrived: bool) -> int:
        """Say what its bearer may attack, given what it may by the rules (R26, R27)."""
        return reach

    def advance(self, state: State, creature: Creature, lane: int, position: int) -> int:
        """Move the attacker before its attack; return its position now (R45)."""
        return position

    def also_hits(self, side: Side, lane: int, position: int) -> tuple[int, int] | None:
        """Name a further victim, lane and position, of a hit on a creature (R40, R41)."""
        return None

    def immune(self, incantation: bool) -> bool:
        """Say whether its bearer is untouched by this source, not even struck by it (R42)."""
        return False

    def absorbs(self, creature: Creature) -> bool:
        """Say whether it brings this hit to 0 (R39)."""
        return False

    def attacks_again(self, felled: int) -> bool:
        """Say whether its bearer attacks again after destroying so many enemies (R43)."""
        return False


class Answers:
    """Those homes that answer one moment: their bits together and one by one."""

    __slots__ = ("each", "mask")

    def __init__(self, homes: list[AbilityHome], moment: str) -> None:
        default = getattr(AbilityHome, moment)
        answering = [home for home in homes if getattr(type(home), moment) is not default]
        self.mask: int = sum(home.ability.bit for home in answering)
        """Test this first: no bit in common means nobody answers."""
        self.each: tuple[tuple[int, str, Callable[..., Any]], ...] = tuple(
            (home.ability.bit, home.ability.value, getattr(home, moment)) for home in answering
        )
        """Bit, name and method of each, in rulebook order."""
