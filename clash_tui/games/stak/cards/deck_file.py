"""Reading the file of a deck, and telling what is wrong with one (SB9, SB83)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, StringConstraints

from clash_tui.base.i18n import ngettext
from clash_tui.base.problem import Problem, Refused
from clash_tui.base.tables import made, read_tables
from clash_tui.base.validation import showable
from clash_tui.games.stak.cards.card_version import UnknownVersion, card_version
from clash_tui.games.stak.cards.deck import (
    DECK_SIZE,
    MOST_COPIES,
    PER_RANK,
    RANKS,
    Deck,
    DeckLine,
)

LONGEST_NAME = 60
"""How many characters the name of a deck can have."""


class _Head(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
        AfterValidator(showable),
    ]
    house: bool = False


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    rank: Annotated[StrictInt, Field(ge=min(RANKS), le=max(RANKS))]
    copies: Annotated[StrictInt, Field(ge=1, le=MOST_COPIES)]


@dataclass(frozen=True, slots=True)
class DeckReading:
    """What was found in the file of a deck.

    Attributes:
        deck: The deck; None if anything is wrong with the file.
        problems: Everything that is wrong, each as one sentence with file, place and reason.
    """

    deck: Deck | None
    problems: tuple[Problem, ...]


def check_deck(file: Path, text: str | None = None) -> DeckReading:
    """Read the file of a deck and find everything that is wrong with it (SB83).

    Args:
        file: The file, which need not lie where own decks are read from.
        text: What it says, where that was read already.
    """
    try:
        tables = read_tables(file, "cards", text)
    except Refused as refused:
        return DeckReading(None, refused.problems)
    problems: list[Problem] = []
    lines: list[DeckLine] = []
    head = _Head(name="?")
    try:
        head = made(file, None, _Head, tables.rest)
    except Refused as refused:
        problems += refused.problems
    for card_id, fields in tables.named.items():
        try:
            line = made(file, card_id, _Line, fields)
            lines.append(DeckLine(card_version(card_id), line.rank, line.copies))
        except Refused as refused:
            problems += refused.problems
        except UnknownVersion as error:
            problems.append(Problem(file, card_id, "", str(error)))
    if not problems:
        problems += _miscounts(file, lines)
    if problems:
        return DeckReading(None, tuple(problems))
    return DeckReading(Deck(file.stem, head.name, tuple(lines), head.house), ())


def read_deck(file: Path) -> Deck:
    """Read the file of a deck. Raises ``Refused`` if anything is wrong with it."""
    reading = check_deck(file)
    if reading.deck is None:
        raise Refused(*reading.problems)
    return reading.deck


def _miscounts(file: Path, lines: list[DeckLine]) -> Iterator[Problem]:
    """Tell where a deck of sound lines has too few or too many cards (SB9)."""
    count = sum(line.copies for line in lines)
    if count != DECK_SIZE:
        text = ngettext(
            "a deck has {size} card, not {count}", "a deck has {size} cards, not {count}", DECK_SIZE
        )
        yield Problem(file, "", "cards", text.format(size=DECK_SIZE, count=count))
    of_rank: Counter[int] = Counter()
    for line in lines:
        of_rank[line.rank] += line.copies
    for rank in RANKS:
        if of_rank[rank] != PER_RANK:
            text = ngettext(
                "a deck has {size} card of rank {rank}, not {count}",
                "a deck has {size} cards of rank {rank}, not {count}",
                PER_RANK,
            )
            reason = text.format(size=PER_RANK, rank=rank, count=of_rank[rank])
            yield Problem(file, "", "cards", reason)
