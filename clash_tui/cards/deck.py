"""A deck: the eight cards a player begins a duel with."""

from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

from clash_tui.cards.card import PrintedName, Slug
from clash_tui.i18n import _
from clash_tui.validation import FieldFault

DECK_SIZE = 8
"""How many different cards a deck has (R9)."""


class Deck(BaseModel):
    """Eight different cards (R9), as the ids of cards of the catalog.

    Attributes:
        id: The deck's name in files and options.
        name: The name a player reads.
        cards: The ids of its cards.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Slug
    name: PrintedName
    cards: tuple[Slug, ...]

    @model_validator(mode="after")
    def _eight_different_cards(self) -> Self:
        if len(set(self.cards)) < len(self.cards):
            raise FieldFault("cards", _("the same card is listed twice"))
        if len(self.cards) != DECK_SIZE:
            raise FieldFault(
                "cards",
                _("a deck has {size} cards, not {count}").format(
                    size=DECK_SIZE, count=len(self.cards)
                ),
            )
        return self
