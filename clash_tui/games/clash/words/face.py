"""What is written on a card's face, gathered from a card in a hand or a creature in play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from clash_tui.base.i18n import in_one_language
from clash_tui.games.clash.cards import Ability, Card
from clash_tui.games.clash.rules.view import CreatureView, FallenView, HeldCard, Reach


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
    """Attack Value, or an incantation's damage; with Vulnerability a sum with X (R55)."""
    raised: bool
    """Whether the Attack Value is above the printed one for now (R45, R52)."""
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
    symbiote: str = ""
    """The name of the Symbiote that was played onto it (R57)."""
    symbiote_cost: int = 0
    shackled: int = 0
    """How many of the opponent's cards lie under it (R63)."""
    cheaper: bool = False
    """Whether ``cost`` is less than the printed one (R60)."""
    blood: int = 0
    """How much damage to the own Stronghold pays what mana does not (R56)."""


@in_one_language
@lru_cache(maxsize=512)
def printed_face(card: Card) -> Face:
    """Return the face of a card as it is printed."""
    return Face(
        name=card.title,
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
    if held.card is None:
        return None
    face = printed_face(held.card)
    if held.cost is None or (held.cost == held.card.cost and not held.blood):
        return face
    return replace(face, cost=held.cost, cheaper=held.cost < held.card.cost, blood=held.blood)


@in_one_language
@lru_cache(maxsize=256)
def creature_face(creature: CreatureView) -> Face:
    """Return the face of a creature in play, with the values that hold now."""
    marks = [
        Mark(each.ability, Source.OWN if each.giver is None else Source.GIVEN)
        for each in creature.abilities
    ]
    marks += [Mark(ability, Source.AURA) for ability in creature.auras]
    symbiote = creature.symbiote
    return Face(
        name=creature.card.title,
        cost=creature.card.cost,
        attack=creature.attack_text,
        raised=creature.bonus > 0 or creature.times > 1,
        health=str(creature.left),
        full=str(creature.health) if creature.damage else "",
        marks=tuple(marks),
        waits=creature.reach is Reach.NOTHING,
        incantation=False,
        champion=creature.champion or creature.symbiote_champion,
        symbiote=symbiote.title if symbiote is not None else "",
        symbiote_cost=symbiote.cost if symbiote is not None else 0,
        shackled=len(creature.shackled),
    )


def joined_face(creature: CreatureView, card: Card) -> Face:
    """Return the face of the pair that a creature and a Symbiote would make (R57)."""
    face = creature_face(creature)
    marks = [mark for mark in _printed_marks(card) if mark not in face.marks]
    pair = creature.joined_by(card)
    return replace(
        face,
        symbiote=card.title,
        symbiote_cost=card.cost,
        attack=pair.attack,
        health=str(pair.left),
        full=str(pair.health) if creature.damage else "",
        marks=(*face.marks, *marks),
    )


def fallen_face(fallen: FallenView) -> Face:
    """Return the face of a destroyed creature: what is printed, of a pair both cards (R57)."""
    card, symbiote = fallen.card, fallen.symbiote
    face = replace(printed_face(card), shackled=len(fallen.shackled))
    if symbiote is None:
        return face
    marks = [mark for mark in _printed_marks(symbiote) if mark not in face.marks]
    printed = fallen.printed
    return replace(
        face,
        symbiote=symbiote.title,
        symbiote_cost=symbiote.cost,
        attack=printed.attack,
        health=str(printed.health),
        marks=(*face.marks, *marks),
    )


def _printed_marks(card: Card) -> tuple[Mark, ...]:
    own = [Mark(ability, Source.OWN) for ability in card.abilities]
    return (*own, *(Mark(ability, Source.AURA) for ability in card.auras))
