"""The bots as a table: one row for each card version of a deck, and for each bot it has not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clash_tui.base.i18n import N_, folded
from clash_tui.games.stak.cards.bot import Bot
from clash_tui.games.stak.cards.card_version import CardVersion
from clash_tui.games.stak.cards.deck import Deck
from clash_tui.games.stak.words.deck_words import printed_power
from clash_tui.games.stak.words.names import card_text, face_name
from clash_tui.records.table import Column

_NONE = "-"
"""What stands for a number that there is not."""


@dataclass(frozen=True, slots=True)
class BotRow:
    """One row.

    Attributes:
        bot: The bot.
        version: Which card of it; None where the deck has no card of the bot.
        rank: Its rank in the deck; 0 where that is not known.
        copies: How many of it are in the deck.
    """

    bot: Bot
    version: CardVersion | None
    rank: int
    copies: int

    @property
    def name(self) -> str:
        """What stands on the card as its name."""
        return self.bot.title if self.version is None else face_name(self.version)

    @property
    def power(self) -> str:
        """Its power as it is printed."""
        return _NONE if self.version is None else printed_power(self.version)

    @property
    def text(self) -> str:
        """What it does, as on the card."""
        return (card_text(self.version) if self.version else "") or self.bot.text


def rows_of(deck: Deck) -> list[BotRow]:
    """Return all sixteen bots in the order of the rules, each with its cards in a deck."""
    found: list[BotRow] = []
    for bot in Bot:
        lines = [line for line in deck.lines if line.version.bot is bot]
        lines.sort(key=lambda line: (line.version.power, line.version.value))
        found += [BotRow(bot, line.version, line.rank, line.copies) for line in lines]
        if not lines:
            found.append(BotRow(bot, None, 0, 0))
    return found


def _place(row: BotRow) -> tuple[int, int, int]:
    """Return where a row stands in the order of the rules."""
    power = row.version.power if row.version else 0
    return [*Bot].index(row.bot), power, row.version.value if row.version else 0


COLUMNS: Sequence[Column[BotRow]] = (
    Column("name", N_("card"), N_("name"), lambda row: row.name, lambda row: folded(row.name)),
    Column("sign", N_("sign"), N_("sign"), lambda row: row.bot.symbol, lambda row: row.bot.symbol),
    Column(
        "power",
        N_("power"),
        N_("power"),
        lambda row: row.power,
        lambda row: (row.version.power, row.version.value) if row.version else (-2, 0),
        number=True,
    ),
    Column(
        "rank",
        N_("rank"),
        N_("rank"),
        lambda row: str(row.rank) if row.rank else _NONE,
        lambda row: row.rank,
        number=True,
    ),
    Column(
        "copies",
        N_("copies"),
        N_("copies"),
        lambda row: str(row.copies),
        lambda row: row.copies,
        number=True,
    ),
    Column("rule", N_("rule"), N_("rule"), lambda row: row.bot.rule, _place, from_width=58),
    Column(
        "text",
        N_("what it does"),
        N_("what it does"),
        lambda row: row.text,
        lambda row: folded(row.text),
        gives_way=True,
        from_width=86,
    ),
)
"""The columns; by the number of the rule stands the order of the rules."""
