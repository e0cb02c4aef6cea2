"""What came of a series as comma-separated values: one line for each rate."""

from __future__ import annotations

from collections.abc import Iterator

from clash_tui.base.csv_text import csv_text
from clash_tui.lab.document import Rate, SeriesDocument

HEADS = ("of", "level", "name", "games", "wins", "draws", "win_rate", "low", "high")
"""The columns: what kind of line it is, the level, what is counted, and the rate."""


def series_csv(document: SeriesDocument) -> str:
    """Return all rates of a series."""
    return csv_text([HEADS, *_rows(document)])


def _rows(document: SeriesDocument) -> Iterator[tuple[object, ...]]:
    for level in document.levels:
        if level.seat is None:
            yield _row("level", level.level, "", level)
        else:
            yield _row("seat", level.level, level.seat, level)
    for side in document.sides:
        yield _row("side", side.level, side.side, side)
    for pair in document.against:
        yield _row("against", pair.level, pair.against, pair)
    for deck in document.decks:
        yield _row("deck", deck.level, deck.deck, deck)
    for card in document.cards:
        yield _row("card-in-deck", None, card.card, card.in_deck)
        yield _row("card-opened", None, card.card, card.opened)
        yield _row("card-played", None, card.card, card.played)


def _row(of: str, level: str | None, name: str, rate: Rate) -> tuple[object, ...]:
    return (
        of,
        level or "",
        name,
        rate.games,
        rate.wins,
        rate.draws,
        "" if rate.win_rate is None else rate.win_rate,
        rate.low,
        rate.high,
    )
