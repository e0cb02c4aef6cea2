"""What the database of results is asked of solo games."""

import sqlite3
from datetime import date

from clash_tui.records.schema import VERSION, results_in, version_of
from clash_tui.records.solo import DayResult, Days, Scores, SoloScore

_SCORE = """
    COUNT(CASE WHEN result = 'won' AND taken_back = 0 THEN 1 END),
    COUNT(CASE WHEN result <> 'won' THEN 1 END),
    COUNT(CASE WHEN result = 'won' AND taken_back > 0 THEN 1 END),
    MIN(CASE WHEN result = 'won' AND taken_back = 0 THEN turns END)
"""
"""The fields of a ``SoloScore``."""


def count(database: sqlite3.Connection, where: str, *values: str) -> SoloScore:
    """Count solo games."""
    order = f"SELECT {_SCORE} FROM {results_in(database)} WHERE kind = 'solo' AND {where}"
    wins, losses, helped, fewest = database.execute(order, values).fetchone()
    return SoloScore(wins=wins, losses=losses, helped=helped, fewest_turns=fewest)


# What only this version of the database has: there is nothing of it in an older one.


def earlier_scores(database: sqlite3.Connection, level: str) -> Scores:
    """Return what was taken over of a level."""
    if version_of(database) < VERSION:
        return {}
    rows = database.execute("SELECT * FROM earlier_scores WHERE level = ?", (level,))
    return {
        (level, options): SoloScore(wins=wins, losses=losses, helped=helped, fewest_turns=fewest)
        for _level, options, wins, losses, helped, fewest in rows
    }


def earlier_day(database: sqlite3.Connection, day: date) -> DayResult | None:
    """Return what was taken over of the deal of a day."""
    if version_of(database) < VERSION:
        return None
    row = database.execute("SELECT * FROM earlier_days WHERE day = ?", (day.isoformat(),))
    for _day, won, turns, repeats, taken_back in row:
        return DayResult(
            day=day, won=bool(won), turns=turns, repeats=repeats, taken_back=taken_back
        )
    return None


def has_taken_over(database: sqlite3.Connection, source: str) -> bool:
    """Say whether what another file has counted was taken over."""
    if version_of(database) < VERSION:
        return False
    row = database.execute("SELECT source FROM taken_over WHERE source = ?", (source,))
    return row.fetchone() is not None


def add_earlier(database: sqlite3.Connection, source: str, scores: Scores, days: Days) -> None:
    """Write down what another file has counted, and that it was taken over."""
    for (level, options), each in scores.items():
        row = (level, options, each.wins, each.losses, each.helped, each.fewest_turns)
        database.execute("INSERT INTO earlier_scores VALUES (?, ?, ?, ?, ?, ?)", row)
    for day, game in days.items():
        kept = (day.isoformat(), int(game.won), game.turns, game.repeats, game.taken_back)
        database.execute("INSERT INTO earlier_days VALUES (?, ?, ?, ?, ?)", kept)
    database.execute("INSERT INTO taken_over VALUES (?)", (source,))
