"""What is printed on one card."""

from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictInt,
    StringConstraints,
    model_validator,
)

from clash_tui.cards.ability import Ability
from clash_tui.i18n import _
from clash_tui.validation import FieldFault

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""A name for files and moves: lower-case letters, digits and single hyphens."""

PrintedName = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
"""A name as a player reads it."""


def _attack_value(value: object) -> object:
    # Left to pydantic, a wrong value would be told once for each branch of the union.
    if value == "X" or (type(value) is int and value >= 0):
        return value
    raise ValueError(_('it must be a whole number, 0 or more, or "X"'))


AttackValue = Annotated[int | Literal["X"], BeforeValidator(_attack_value)]
"""A number, or "X", which is worked out for each target (R55)."""


class CardType(StrEnum):
    """The two kinds of cards (R3)."""

    CREATURE = "creature"
    INCANTATION = "incantation"


class Card(BaseModel):
    """A card as printed (R3): the values never change and the card is shared by all games.

    Attributes:
        id: The card's name in files and moves, unique among all sets.
        name: The English name, or a plain translation where none was printed.
        name_fr: The French name.
        type: Creature or incantation.
        cost: The mana it costs.
        attack: A creature's Attack Value or an incantation's damage.
        health: A creature's Health Points; an incantation has none.
        abilities: The abilities it has itself.
        auras: The abilities it gives to its neighbours (R44).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Slug
    name: PrintedName
    name_fr: PrintedName
    type: CardType
    cost: Annotated[StrictInt, Field(ge=0)]
    attack: AttackValue
    health: Annotated[StrictInt, Field(ge=1)] | None = None
    abilities: tuple[Ability, ...] = ()
    auras: tuple[Ability, ...] = ()

    @model_validator(mode="after")
    def _fits_its_type(self) -> Self:
        if self.type is CardType.CREATURE and self.health is None:
            raise FieldFault("health", _("a creature needs Health Points"))
        if self.type is CardType.INCANTATION and self.health is not None:
            raise FieldFault("health", _("an incantation has no Health Points"))
        for field, listed in (("abilities", self.abilities), ("auras", self.auras)):
            if len(set(listed)) < len(listed):
                raise FieldFault(field, _("the same ability is listed twice"))
        return self

    @property
    def is_creature(self) -> bool:
        """Whether the card stands in a lane once played."""
        return self.type is CardType.CREATURE
