"""The abilities: each has one home, a file of its own, beside its rule number.

To add one, write its home and put it in ``HOMES``. Nothing else in the game names an ability.
"""

from __future__ import annotations

from clash_tui.cards import Ability
from clash_tui.game.abilities.berserk import Berserk
from clash_tui.game.abilities.indestructible import Indestructible
from clash_tui.game.abilities.moments import CREATURES, STRONGHOLD, AbilityHome, Answers
from clash_tui.game.abilities.perforation import Perforation
from clash_tui.game.abilities.protection import Protection
from clash_tui.game.abilities.rage import Rage
from clash_tui.game.abilities.splash import Splash
from clash_tui.game.abilities.sprint import Sprint

HOMES: list[AbilityHome] = [
    Rage(),
    Protection(),
    Splash(),
    Perforation(),
    Indestructible(),
    Berserk(),
    Sprint(),
]
"""In the order of the rulebook, which is also the order in which they are asked."""

PLAYABLE: frozenset[Ability] = frozenset(home.ability for home in HOMES)
"""The abilities this program can play, plain or as an aura (R44)."""

REACH = Answers(HOMES, "reach")
ADVANCE = Answers(HOMES, "advance")
ALSO_HITS = Answers(HOMES, "also_hits")
IMMUNE = Answers(HOMES, "immune")
ABSORBS = Answers(HOMES, "absorbs")
ATTACKS_AGAIN = Answers(HOMES, "attacks_again")

__all__ = [
    "ABSORBS",
    "ADVANCE",
    "ALSO_HITS",
    "ATTACKS_AGAIN",
    "CREATURES",
    "HOMES",
    "IMMUNE",
    "PLAYABLE",
    "REACH",
    "STRONGHOLD",
    "AbilityHome",
]
