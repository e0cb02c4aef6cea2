"""What is printed on one card."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StrictInt,
    StringConstraints,
    ValidationInfo,
    field_validator,
)

from clash_tui.base.clean_text import quoted, shortened
from clash_tui.base.hints import clause_with_hint
from clash_tui.base.i18n import _, name_in
from clash_tui.base.validation import showable
from clash_tui.games.clash.cards.ability import Ability

LARGEST_VALUE = 99
"""The largest cost, Attack Value or Health a card can have: what a card's face has room for."""

LONGEST_NAME = 60
"""How many characters the name or the id of a card, a set or a deck can have."""

Slug = Annotated[
    str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=LONGEST_NAME)
]
"""A name for files and moves: lower-case letters, digits and single hyphens."""

PrintedName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME, strip_whitespace=True),
    AfterValidator(showable),
]
"""A name as a player reads it."""


HealthValue = Annotated[StrictInt, Field(ge=1, le=LARGEST_VALUE)]
"""Health Points as printed."""


def _attack_value(value: object) -> object:
    # Left to pydantic, a wrong value would be told once for each branch of the union.
    if value == "X" or (type(value) is int and 0 <= value <= LARGEST_VALUE):
        return value
    if type(value) is int and value > LARGEST_VALUE:
        raise ValueError(_("it must be {most} or less").format(most=LARGEST_VALUE))
    raise ValueError(_('it must be a whole number, 0 or more, or "X"'))


AttackValue = Annotated[int | Literal["X"], BeforeValidator(_attack_value)]
"""A number, or "X", which is worked out for each target (R55)."""


def _known_ability(value: object) -> object:
    names = [ability.value for ability in Ability]
    if value not in names:
        given = quoted(value) if isinstance(value, str) else shortened(str(value))
        no_ability = _("there is no ability called {name}").format(name=given)
        raise ValueError(clause_with_hint(no_ability, str(value), names))
    return value


def _each_once(listed: tuple[Ability, ...]) -> tuple[Ability, ...]:
    if len(set(listed)) < len(listed):
        raise ValueError(_("the same ability is listed twice"))
    return listed


Abilities = Annotated[
    tuple[Annotated[Ability, BeforeValidator(_known_ability)], ...], AfterValidator(_each_once)
]
"""Different abilities."""


class CardType(StrEnum):
    """The two kinds of cards (R3)."""

    CREATURE = "creature"
    INCANTATION = "incantation"

    @property
    def title(self) -> str:  # type: ignore[override]
        """The type's name in the player's language."""
        return _("creature") if self is CardType.CREATURE else _("incantation")


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
    cost: Annotated[StrictInt, Field(ge=0, le=LARGEST_VALUE)]
    attack: AttackValue
    health: HealthValue | None = Field(default=None, validate_default=True)
    abilities: Abilities = ()
    auras: Abilities = ()

    def __hash__(self) -> int:
        """Hash by the id alone: games look cards up all day, and an id is there once."""
        return hash(self.id)

    @field_validator("health")
    @classmethod
    def _fits_the_type(cls, health: int | None, info: ValidationInfo) -> int | None:
        kind = info.data.get("type")
        if kind is CardType.CREATURE and health is None:
            raise ValueError(_("a creature needs Health Points"))
        if kind is CardType.INCANTATION and health is not None:
            raise ValueError(_("an incantation has no Health Points"))
        return health

    @property
    def is_creature(self) -> bool:
        """Whether the card stands in a lane once played."""
        return self.type is CardType.CREATURE

    @property
    def title(self) -> str:
        """The name in the player's language; files and comparisons hold the id."""
        return name_in("card", self.name, self.name_fr)
