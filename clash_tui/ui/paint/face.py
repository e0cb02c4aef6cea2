"""What is written on a card's face, gathered from a card in a hand or a creature in play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from clash_tui.cards import Ability, Card
from clash_tui.game.view import CreatureView, HeldCard, Reach


class Source(Enum):
    """Where an ability on a face comes from, or goes to."""

    OWN = "own"
    GIVEN = "given"
    """The creature has it by a neighbour's aura (R44)."""
    AURA = "aura"
    """The creature gives it to its neighbours (R44)."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One ability on a face."""

    ability: Ability
    source: Source


@dataclass(frozen=True, slots=True)
class Face:
    """Everything that is written on a card."""

    name: str
    cost: int
    attack: str
    """Attack Value, or an incantation's damage."""
    raised: bool
    """Whether the Attack Value is above the printed one for now (R45)."""
    health: str
    """HP left; "" on an incantation."""
    full: str
    """Printed HP when the creature is wounded, else ""."""
    marks: tuple[Mark, ...]
    waits: bool
    """May not attack yet (R26)."""
    incantation: bool
    champion: bool = False
    """Whether it is a Champion, which goes to no hand (R89)."""


@lru_cache(maxsize=512)
def printed_face(card: Card) -> Face:
    """Return the face of a card as it is printed."""
    return Face(
        name=card.name,
        cost=card.cost,
        attack=str(card.attack),
        raised=False,
        health="" if card.health is None else str(card.health),
        full="",
        marks=_printed_marks(card),
        waits=False,
        incantation=not card.is_creature,
    )


def held_face(held: HeldCard) -> Face | None:
    """Return the face of a card in a hand; None for one the viewer has not seen."""
    return None if held.card is None else printed_face(held.card)


@lru_cache(maxsize=256)
def creature_face(creature: CreatureView) -> Face:
    """Return the face of a creature in play, with the values that hold now."""
    marks = [
        Mark(each.ability, Source.OWN if each.giver is None else Source.GIVEN)
        for each in creature.abilities
    ]
    marks += [Mark(ability, Source.AURA) for ability in creature.card.auras]
    return Face(
        name=creature.card.name,
        cost=creature.card.cost,
        attack=str(creature.attack),
        raised=creature.bonus > 0,
        health=str(creature.left),
        full=str(creature.health) if creature.damage else "",
        marks=tuple(marks),
        waits=creature.reach is Reach.NOTHING,
        incantation=False,
        champion=creature.champion,
    )


def _printed_marks(card: Card) -> tuple[Mark, ...]:
    own = [Mark(ability, Source.OWN) for ability in card.abilities]
    return (*own, *(Mark(ability, Source.AURA) for ability in card.auras))
