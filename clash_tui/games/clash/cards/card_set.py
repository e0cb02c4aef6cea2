"""A set: the cards that were published together, or that a player made."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from clash_tui.base.i18n import _, name_in
from clash_tui.games.clash.cards.card import Card, PrintedName, Slug


class CardSet(BaseModel):
    """A set of cards.

    Attributes:
        id: The set's name in files.
        name: The English name, or the French one where none was printed.
        name_fr: The French name.
        year: The year it came out.
        cards: Its cards, in the order of its file.
        own: Whether a player made it; its file lies in the data folder, not in the program.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Slug
    name: PrintedName
    name_fr: PrintedName
    year: Annotated[StrictInt, Field(ge=0, le=9999)]
    cards: tuple[Card, ...]
    own: bool = False

    @property
    def title(self) -> str:
        """The name in the player's language; a set that a player made is marked as such."""
        name = name_in("set", self.name, self.name_fr)
        return _("{name} (own)").format(name=name) if self.own else name
