"""A set: the cards that were published together."""

from pydantic import BaseModel, ConfigDict, StrictInt

from clash_tui.cards.card import Card, PrintedName, Slug


class CardSet(BaseModel):
    """A published set of cards.

    Attributes:
        id: The set's name in files.
        name: The English name, or the French one where none was printed.
        name_fr: The French name.
        year: The year it came out.
        cards: Its cards, in the order of its file.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Slug
    name: PrintedName
    name_fr: PrintedName
    year: StrictInt
    cards: tuple[Card, ...]
