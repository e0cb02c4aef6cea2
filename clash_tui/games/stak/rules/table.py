"""The table of cards of a game: its card versions, numbered. It never changes and is shared."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import CardVersion, card_version

_ORDER: dict[Bot, int] = {bot: place for place, bot in enumerate(Bot)}


class Table:
    """What the rules look up of a card version, by its number."""

    __slots__ = ("bots", "ids", "numbers", "powers", "values", "versions")

    def __init__(self, versions: tuple[CardVersion, ...]) -> None:
        self.versions: tuple[CardVersion, ...] = versions
        """The versions in the order of their bots and powers, whichever deck they are from."""
        self.ids: tuple[str, ...] = tuple([each.id for each in versions])
        self.powers: tuple[int, ...] = tuple([each.power for each in versions])
        """As printed; below 0 for the Leader (SB14)."""
        self.values: tuple[int, ...] = tuple([each.value for each in versions])
        """The V of each (SB56)."""
        self.bots: tuple[int, ...] = tuple([_ORDER[each.bot] for each in versions])
        """The place of each one's bot in the list of bots."""
        self.numbers: dict[str, int] = {each.id: number for number, each in enumerate(versions)}
        """The number of a version by its id."""

    def __repr__(self) -> str:
        return f"Table({len(self.ids)} versions)"


def table_of(card_ids: Iterable[str]) -> Table:
    """Return the table of some cards; equal cards give the same one.

    Raises ``UnknownVersion`` for an id that is none.
    """
    versions = {card_version(each) for each in card_ids}
    return _table(
        tuple(sorted(versions, key=lambda each: (_ORDER[each.bot], each.power, each.value)))
    )


@lru_cache(maxsize=64)
def _table(versions: tuple[CardVersion, ...]) -> Table:
    return Table(versions)
