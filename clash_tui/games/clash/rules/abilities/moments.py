"""The moments at which an ability can speak, and the base of every ability's home.

The rules call these moments by name; they know no ability. An ability is a class in a file of its
own that answers the moments it cares about. ``Answers`` is the table of those that answer a
moment, so a game without them pays one test of a mask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from clash_tui.games.clash.cards.ability import Ability

if TYPE_CHECKING:
    from clash_tui.games.clash.rules.state import Creature, Side, State

CREATURES = 1
"""Bit of a reach: may attack creatures."""
STRONGHOLD = 2
"""Bit of a reach: may attack the Stronghold."""
OVERHEAD = 4
"""Bit of a reach: attacks the Stronghold over the creatures in between."""

OTHER_HAND = 1
"""Bit of a destination: to the other player (R49)."""
LEFT_END = 2
"""Bit of a destination: to the left end of the hand (R65)."""


class AbilityHome:
    """Where all that one ability does is written down."""

    ability: ClassVar[Ability]

    # what a card costs and whether it can be played

    def discount(self, leftmost: bool) -> int:
        """Say by how much a card in hand is cheaper (R60)."""
        return 0

    def pays_in_blood(self) -> bool:
        """Say whether missing mana can be paid with the Stronghold (R56)."""
        return False

    def joins(self) -> bool:
        """Say whether it may be played onto a creature (R57)."""
        return False

    def extra_mana(self) -> int:
        """Say how much mana its bearer adds when its player's turn begins (R51)."""
        return 0

    def fewer_available(self) -> int:
        """Say how many cards its bearer takes from those its player can play (R58)."""
        return 0

    # when a card is played

    def burns(self) -> int:
        """Say how much it costs to play a card in its bearer's lane, in damage (R59)."""
        return 0

    def blast(self, side: Side) -> int:
        """Say what damage the played card deals the nearest enemy of its lane (R61)."""
        return 0

    def settle(self, state: State, player: int, creature: Creature | None) -> None:
        """Do what follows at the end of being played; an incantation is no creature (R62, R63)."""

    # an attack or an incantation

    def reach(self, reach: int, arrived: bool, lane: int) -> int:
        """Say what its bearer may attack, given what it may by the rules (R26, R27)."""
        return reach

    def advance(
        self, state: State, player: int, creature: Creature, lane: int, position: int
    ) -> int:
        """Move the attacker before its attack; return its position now (R45)."""
        return position

    def value_against(self, left: int) -> int:
        """Say what stands in place of its attack value against a target with so much left (R55)."""
        return 0

    def multiplies(self, position: int) -> int:
        """Say how many times its attacks count from a position of its lane (R52)."""
        return 1

    def also_hits(self, side: Side, lane: int, position: int) -> tuple[int, int] | None:
        """Name a further victim, lane and position, of a hit on a creature (R40, R41)."""
        return None

    def immune(self, incantation: bool) -> bool:
        """Say whether its bearer is untouched by this source, not even struck by it (R42)."""
        return False

    def absorbs(self, creature: Creature) -> bool:
        """Say whether it brings this hit to 0 (R39)."""
        return False

    def drains(self, state: State, player: int) -> None:
        """Do something for its player, once for each target that was damaged (R54)."""

    def spills(self, excess: int) -> int:
        """Say how much of the damage no destroyed creature needed goes on (R53)."""
        return 0

    def attacks_again(self, felled: int) -> bool:
        """Say whether its bearer attacks again after destroying so many enemies (R43)."""
        return False

    # after being hurt

    def withdraws(self) -> bool:
        """Say whether its bearer moves to the back of its lane when it was hurt (R48)."""
        return False

    def strikes_back(self) -> bool:
        """Say whether its bearer attacks when an attack hurt it (R50)."""
        return False

    # on the way back to a hand

    def destination(self, to: int) -> int:
        """Say where its card goes in place of the right end of its owner's hand (R49, R65)."""
        return to

    def calls_another(self, side: Side, available: int) -> int | None:
        """Name the place in a hand of the card that is played when its own returns (R66)."""
        return None


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

    def total(self, mask: int, *given: object) -> int:
        """Add up what those of a mask answer."""
        return sum(answer(*given) for bit, _, answer in self.each if mask & bit)

    def any(self, mask: int, *given: object) -> bool:
        """Whether one of those of a mask says yes."""
        return any(answer(*given) for bit, _, answer in self.each if mask & bit)
