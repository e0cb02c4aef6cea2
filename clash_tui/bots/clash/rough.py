"""An Assault worked out roughly: values against values, without what abilities do to a hit.

It is for judging thousands of positions; what truly happens is told by the rules.
"""

from __future__ import annotations

from typing import Final

from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules.state import Lane

_DEFENDER: Final = Ability.DEFENDER.bit
_AERIAL: Final = Ability.AERIAL.bit


def rough_attack(attackers: Lane, defenders: Lane) -> tuple[int, int, int]:
    """Return what the creatures of a lane would do if all of them attacked (R25–R27).

    Returns:
        The damage to the Stronghold, how many creatures would fall, and what those cost.
    """
    damage = fallen = worth = place = 0
    count = len(defenders)
    left = defenders[0].body.health if count else 0
    for attacker in reversed(attackers):
        body = attacker.body
        abilities = body.abilities
        if abilities & _DEFENDER:
            continue
        if place >= count or abilities & _AERIAL:
            damage += body.attack
            continue
        left -= body.attack
        if left <= 0:
            fallen += 1
            worth += defenders[place].piece.cost
            place += 1
            left = defenders[place].body.health if place < count else 0
    return damage, fallen, worth
