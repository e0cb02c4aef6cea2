"""What came of a series as a document: for files, for other programs, and for the tables.

Its fields are explained in docs/lab.md; they keep their names as long as ``version`` does not
change. Rates are from 0 to 1, a draw counting as a part of a win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from clash_tui.lab.tally import ALL, Count, Tally

VERSION = 1


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Rate(_Part):
    """How often something was tried, and how it came out.

    Attributes:
        games: How many games; a level that has two seats in a game counts twice.
        wins: How many of them were won.
        draws: How many were drawn.
        win_rate: The share that was won, a draw being shared; None before the first game.
        low: What the rate truly is at least, in 95 of 100 cases (Wilson's interval).
        high: What it is at most.
    """

    games: int = Field(ge=0)
    wins: int = Field(ge=0)
    draws: int = Field(ge=0)
    win_rate: float | None
    low: float
    high: float


class LevelRate(Rate):
    """How a level did: ``seat`` is the letter of a seat, None for all seats together."""

    level: str
    seat: str | None = None


class SideRate(Rate):
    """How those did who went first, or later; ``level`` is None for all levels together."""

    side: str
    level: str | None = None


class PairRate(Rate):
    """How a level did against another one."""

    level: str
    against: str


class DeckRate(Rate):
    """How a deck did; ``level`` is None for all levels together."""

    deck: str
    level: str | None = None


class CardRate(_Part):
    """How decks did that had a card.

    Attributes:
        card: The card, by id.
        in_deck: All of them.
        opened: Those in which it lay among the cards available in the first turn.
        played: Those that played it at least once.
    """

    card: str
    in_deck: Rate
    opened: Rate
    played: Rate


class Forfeits(_Part):
    """How often a program outside could not go on, for a reason; it lost those games."""

    level: str
    reason: str
    games: int = Field(ge=1)


class Lengths(_Part):
    """How many turns games had, those of all seats together; None before the first game."""

    median: int | None
    p95: int | None
    most: int | None


class SeriesDocument(_Part):
    """What came of a series.

    Attributes:
        version: The version of this form.
        command: The command line it came from, without where the results went.
        game: The game, by its id.
        seed: The seed of the first deal.
        asked: How many games were asked for.
        games: How many were played.
        complete: Whether all were; not where they were interrupted.
        levels: How each level did, and at each seat.
        sides: How those did who went first, and later.
        against: How each level did against each other one.
        decks: How each deck did that has a name.
        cards: How each card did.
        endings: How many games were over for each reason.
        lengths: How long they were.
        decisions_a_turn: How many decisions are made in a turn.
        stalls: How many games were broken off because they had too many turns.
        forfeits: How often programs outside could not go on.
    """

    version: int = VERSION
    command: str
    game: str
    seed: int
    asked: int
    games: int
    complete: bool
    levels: tuple[LevelRate, ...]
    sides: tuple[SideRate, ...]
    against: tuple[PairRate, ...]
    decks: tuple[DeckRate, ...]
    cards: tuple[CardRate, ...]
    endings: dict[str, int]
    lengths: Lengths
    decisions_a_turn: float
    stalls: int
    forfeits: tuple[Forfeits, ...] = ()


def document_of(
    tally: Tally, *, levels: Iterable[str], command: str, game: str, seed: int, asked: int
) -> SeriesDocument:
    """Write down what was counted.

    Args:
        tally: What was counted.
        levels: The ids of all who take part, in the order in which they are told.
        command: The command line.
        game: The game, by its id.
        seed: The seed of the first deal.
        asked: How many games were asked for.
    """
    ids = list(dict.fromkeys(levels))
    return SeriesDocument(
        command=command,
        game=game,
        seed=seed,
        asked=asked,
        games=tally.games,
        complete=tally.games == asked,
        levels=tuple(
            LevelRate(**rate_of(count), level=level, seat=seat)
            for level in ids
            for seat, count in _seats_of(tally, level)
        ),
        sides=tuple(
            SideRate(**rate_of(count), side=side, level=level or None)
            for (level, side), count in _in_order(tally.sides, ids)
        ),
        against=tuple(
            PairRate(**rate_of(tally.against[one, other]), level=one, against=other)
            for one in ids
            for other in ids
            if (one, other) in tally.against
        ),
        decks=tuple(
            DeckRate(**rate_of(count), deck=deck, level=level or None)
            for (level, deck), count in _in_order(tally.decks, ids)
        ),
        cards=tuple(
            CardRate(
                card=card,
                in_deck=Rate(**rate_of(count.in_deck)),
                opened=Rate(**rate_of(count.opened)),
                played=Rate(**rate_of(count.played)),
            )
            for card, count in sorted(tally.cards.items())
        ),
        endings=dict(sorted(tally.endings.items())),
        lengths=Lengths(median=tally.length(0.5), p95=tally.length(0.95), most=tally.length(1)),
        decisions_a_turn=round(tally.decisions_a_turn, 3),
        stalls=tally.stalls,
        forfeits=tuple(
            Forfeits(level=level, reason=reason, games=games)
            for (level, reason), games in sorted(tally.forfeits.items())
        ),
    )


def rate_of(count: Count) -> dict[str, Any]:
    """Return the fields of a ``Rate``."""
    low, high = count.interval
    rate = count.rate
    return {
        "games": count.games,
        "wins": count.wins,
        "draws": count.draws,
        "win_rate": None if rate is None else round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _seats_of(tally: Tally, level: str) -> Iterator[tuple[str | None, Count]]:
    """Return how a level did at all seats together, then at each."""
    yield None, tally.levels.get(level, Count())
    for (each, seat), count in sorted(tally.seats.items()):
        if each == level:
            yield seat, count


def _in_order(
    counts: dict[tuple[str, str], Count], levels: list[str]
) -> list[tuple[tuple[str, str], Count]]:
    """Return counts for all levels together first, then level by level."""
    order = [ALL, *levels]
    return sorted(counts.items(), key=lambda each: (order.index(each[0][0]), each[0][1]))
