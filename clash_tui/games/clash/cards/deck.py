"""A deck: the eight cards a player begins a duel with."""

from typing import Annotated, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from clash_tui.base.i18n import _, ngettext, pgettext
from clash_tui.base.validation import FieldFault
from clash_tui.games.clash.cards.card import PrintedName, Slug

DECK_SIZE = 8
"""How many different cards a deck has (R9)."""


def _one_paragraph(text: str) -> str:
    # Line breaks in the file are there for its editor; a screen wraps to its own width.
    return " ".join(text.split())


class Deck(BaseModel):
    """Eight different cards (R9), as the ids of cards of the catalog.

    Attributes:
        id: The deck's name in files and options.
        name: Its English name, which says how it plays.
        cards: The ids of its cards.
        raw_advice: How to play it, in English; empty for a deck about which nothing is said.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Slug
    name: PrintedName
    cards: tuple[Slug, ...]
    raw_advice: Annotated[str, AfterValidator(_one_paragraph)] = Field(default="", alias="advice")

    @property
    def title(self) -> str:
        """The name in the player's language."""
        return pgettext("deck", self.name)

    @property
    def advice(self) -> str:
        """How to play it, as one paragraph in the player's language; empty for no advice."""
        return _(self.raw_advice) if self.raw_advice else ""

    @model_validator(mode="after")
    def _eight_different_cards(self) -> Self:
        if len(set(self.cards)) < len(self.cards):
            raise FieldFault("cards", _("the same card is listed twice"))
        if len(self.cards) != DECK_SIZE:
            raise FieldFault(
                "cards",
                ngettext(
                    "a deck has {size} card, not {count}",
                    "a deck has {size} cards, not {count}",
                    DECK_SIZE,
                ).format(size=DECK_SIZE, count=len(self.cards)),
            )
        return self
