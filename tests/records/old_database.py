"""Databases of results as other versions of the program, and other programs, have made them."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from clash_tui.records import GameResult

FIRST = """
CREATE TABLE results (
    game TEXT NOT NULL, side TEXT NOT NULL, ended TEXT NOT NULL, kind TEXT NOT NULL,
    format TEXT NOT NULL, edition TEXT NOT NULL, sets TEXT NOT NULL, own_cards INTEGER NOT NULL,
    player TEXT NOT NULL, opponent TEXT NOT NULL, deck TEXT NOT NULL, deck_mark TEXT NOT NULL,
    result TEXT NOT NULL, turns INTEGER NOT NULL, ending TEXT NOT NULL,
    taken_back INTEGER NOT NULL, level TEXT, PRIMARY KEY (game, side)
)
"""
"""How version 1 made its table."""


def first_version(file: Path, results: Iterable[GameResult]) -> None:
    """Make a database as version 1 did, with results that lose what it did not keep."""
    made(file, FIRST, "PRAGMA user_version = 1")
    with sqlite3.connect(file) as database:
        for each in results:
            row = each.model_dump(mode="json", exclude={"options", "day", "hints"})
            row |= {"sets": ",".join(each.sets), "own_cards": int(each.own_cards)}
            marks = ", ".join("?" * len(row))
            order = f"INSERT INTO results ({', '.join(row)}) VALUES ({marks})"
            database.execute(order, tuple(row.values()))
    database.close()


def made(file: Path, *orders: str) -> None:
    """Make a database by some orders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(file) as database:
        for order in orders:
            database.execute(order)
    database.close()
