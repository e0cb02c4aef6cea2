"""Which cards of a list are shown, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum

from clash_tui.base.i18n import N_, _, folded
from clash_tui.games.clash.cards import Ability, Card, CardSet, CardType


@dataclass(frozen=True, slots=True)
class ListedCard:
    """A card of a list.

    Attributes:
        card: The card.
        card_set: The set it belongs to.
        words: Everything that a text is looked for in, without case and accents.
    """

    card: Card
    card_set: CardSet = field(compare=False)
    words: str = field(compare=False, repr=False)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """All abilities printed on it, those it gives to its neighbours last (R44)."""
        return (*self.card.abilities, *self.card.auras)


def listed(sets: Iterable[CardSet]) -> tuple[ListedCard, ...]:
    """Return all cards of some sets, in the order of the sets."""
    return tuple(
        ListedCard(card, card_set, _words(card, card_set))
        for card_set in sets
        for card in card_set.cards
    )


@dataclass(frozen=True, slots=True)
class CardFilter:
    """What a card must have to be shown; None and "" ask for nothing.

    Attributes:
        set_id: The set it belongs to.
        cost: The mana it costs.
        type: Creature or incantation.
        ability: An ability it has itself or gives to its neighbours.
        text: Words that must all stand in its name, its abilities, its type or its set, in
            any case and with or without accents.
    """

    set_id: str | None = None
    cost: int | None = None
    type: CardType | None = None
    ability: Ability | None = None
    text: str = ""

    @property
    def asks_nothing(self) -> bool:
        """Whether every card is shown."""
        return self == CardFilter(text=self.text) and not self.text.split()

    def lets(self, entry: ListedCard) -> bool:
        """Say whether a card is shown."""
        return (
            self.set_id in (None, entry.card_set.id)
            and self.cost in (None, entry.card.cost)
            and self.type in (None, entry.card.type)
            and (self.ability is None or self.ability in entry.abilities)
            and all(word in entry.words for word in folded(self.text).split())
        )


def best_named(text: str, cards: Iterable[Card]) -> Card | None:
    """Return the card whose name fits a text best, else the first; None for no text or no card.

    Best is the name itself, then one that begins with the text, has it at the beginning of a
    word, or has it at all.
    """
    wanted, among = " ".join(folded(text).split()), tuple(cards)
    if not wanted or not among:
        return None

    def misfit(card: Card) -> int:
        name = folded(card.title)
        fits = (
            name == wanted,
            name.startswith(wanted),
            f" {wanted}" in name,
            wanted in name,
            folded(card.name_fr).startswith(wanted),
        )
        return fits.index(True) if any(fits) else len(fits)

    return min(among, key=misfit)


class Column(Enum):
    """What is told of a card in a list, and what the list can be sorted by."""

    NAME = N_("card"), N_("name")
    COST = N_("cost"), N_("cost")
    TYPE = N_("type"), N_("type")
    ATTACK = N_("AV"), N_("Attack Value, damage")
    HEALTH = N_("HP"), N_("Health Points")
    ABILITIES = N_("abilities"), N_("abilities")
    SET = N_("set"), N_("set")

    @property
    def head(self) -> str:
        """The word over the column."""
        return _(self.value[0])

    @property
    def title(self) -> str:
        """What the column tells."""
        return _(self.value[1])


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The order of a list: by a column, then by cost and name."""

    column: Column = Column.COST
    descending: bool = False

    def by(self, column: Column) -> CardOrder:
        """Return the order by a column; asked for again, its reverse."""
        return CardOrder(column, column is self.column and not self.descending)

    def sorted(self, entries: Iterable[ListedCard]) -> list[ListedCard]:
        """Return cards in this order."""
        value = _VALUES[self.column]
        by_name = sorted(entries, key=lambda entry: (entry.card.cost, folded(entry.card.title)))
        return sorted(by_name, key=value, reverse=self.descending)


def _attack(entry: ListedCard) -> tuple[int, int]:
    """Return the Attack Value; X, worked out for each target, stands after all numbers (R55)."""
    attack = entry.card.attack
    return (1, 0) if attack == "X" else (0, int(attack))


def _abilities(entry: ListedCard) -> tuple[int, tuple[int, ...]]:
    """Return the abilities as the rulebook has them, cards without any last."""
    return int(not entry.abilities), tuple(ability.bit for ability in entry.abilities)


_VALUES: dict[Column, Callable[[ListedCard], tuple[object, ...]]] = {
    Column.NAME: lambda entry: (folded(entry.card.title),),
    Column.COST: lambda entry: (entry.card.cost,),
    Column.TYPE: lambda entry: (not entry.card.is_creature,),
    Column.ATTACK: _attack,
    Column.HEALTH: lambda entry: (entry.card.health or 0,),
    Column.ABILITIES: _abilities,
    Column.SET: lambda entry: (entry.card_set.year, folded(entry.card_set.title)),
}


def _words(card: Card, card_set: CardSet) -> str:
    parts = [card.title, card.name, card.name_fr, card.type.title, card_set.title, card_set.name]
    parts += [ability.title for ability in (*card.abilities, *card.auras)]
    return folded(" ".join(parts))
