"""What a card should cost by its values: the prices that most published cards keep to.

No rulebook prints them; they were found by fitting the published cards. 293 of the 352 cost
exactly what the guide says, 338 at most half a mana more or less.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from clash_tui.games.clash.cards.ability import Ability
from clash_tui.games.clash.cards.card import Card

CREATURE_PRICES = MappingProxyType(
    {
        Ability.RAGE: 1.5,
        Ability.PROTECTION: 2.0,
        Ability.SPLASH: 1.0,
        Ability.PERFORATION: 1.0,
        Ability.INDESTRUCTIBLE: 0.5,
        Ability.BERSERK: 1.0,
        Ability.SPRINT: 0.5,
        Ability.AERIAL: 0.5,
        Ability.DEFENDER: -1.0,
        Ability.VANISH: 0.5,
        Ability.MERCENARY: -1.0,
        Ability.INSTINCT: 1.0,
        Ability.CATALYST: 1.0,
        Ability.AQUATIC: 1.0,
        Ability.SHARPENING: 2.0,
        Ability.REGENERATION: 1.0,
        Ability.VULNERABILITY: 1.0,
        Ability.PRICE_OF_BLOOD: 2.0,
        Ability.SYMBIOTE: 2.0,
        Ability.BLACKMAIL: -1.0,
        Ability.IMMOLATION: 0.5,
        Ability.LUCIDITY: 1.0,
        Ability.BACKDRAFT: 1.0,
        Ability.COUNTERMAND: 0.5,
        Ability.SHACKLE: 2.0,
        Ability.CURSED: -0.5,
        Ability.REINFORCEMENT: 2.0,
    }
)
"""What each ability adds to the cost of a creature, in mana."""

INCANTATION_PRICES = MappingProxyType(
    {
        **CREATURE_PRICES,
        Ability.PERFORATION: 2.0,
        Ability.BERSERK: 2.0,
        Ability.SHARPENING: 3.0,
        Ability.PRICE_OF_BLOOD: 3.0,
    }
)
"""What each ability adds to the cost of an incantation, in mana."""

AURA_PRICE = 1.0
"""How much more an ability costs when it is given to the neighbours (R44), in mana."""


class Part(NamedTuple):
    """One part of what a card should cost.

    Attributes:
        ability: The ability that is paid for; None for the values.
        is_aura: Whether the card gives the ability to its neighbours.
        mana: What it adds, in halves of a mana; less than nothing where it is a burden.
    """

    ability: Ability | None
    is_aura: bool
    mana: float


def cost_parts(card: Card) -> tuple[Part, ...]:
    """Return what the guide cost of a card is made of: its values first, then each ability."""
    prices = CREATURE_PRICES if card.is_creature else INCANTATION_PRICES
    return (
        Part(None, False, _values(card)),
        *(Part(ability, False, prices[ability]) for ability in card.abilities),
        *(Part(ability, True, prices[ability] + AURA_PRICE) for ability in card.auras),
    )


def guide_cost(card: Card) -> float:
    """Return what a card should cost by the guide, in halves of a mana."""
    return sum(part.mana for part in cost_parts(card))


def _values(card: Card) -> float:
    # X is paid for by the price of Vulnerability, which works it out (R55).
    attack = 0 if card.attack == "X" else card.attack
    if card.health is None:
        return attack / 2 + 1
    return (attack + card.health) / 2 - 1
