"""The form of the database of results: its versions, and the way from each to the next."""

import sqlite3

VERSION = 3
"""The version of the form, kept in the database as its user_version."""

MARK = 0x436C5348
"""What tells a database of results from those of other programs, from version 2 on."""

_FIRST = """
CREATE TABLE results (
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    ended TEXT NOT NULL,
    kind TEXT NOT NULL,
    format TEXT NOT NULL,
    edition TEXT NOT NULL,
    sets TEXT NOT NULL,
    own_cards INTEGER NOT NULL,
    player TEXT NOT NULL,
    opponent TEXT NOT NULL,
    deck TEXT NOT NULL,
    deck_mark TEXT NOT NULL,
    result TEXT NOT NULL,
    turns INTEGER NOT NULL,
    ending TEXT NOT NULL,
    taken_back INTEGER NOT NULL,
    level TEXT,
    PRIMARY KEY (game, side)
)
"""

_STEPS: tuple[tuple[str, ...], ...] = (
    (_FIRST,),
    (
        "ALTER TABLE results ADD COLUMN options TEXT",
        "ALTER TABLE results ADD COLUMN day TEXT",
        """
        CREATE TABLE earlier_scores (
            level TEXT NOT NULL,
            options TEXT NOT NULL,
            wins INTEGER NOT NULL,
            losses INTEGER NOT NULL,
            helped INTEGER NOT NULL,
            fewest_turns INTEGER,
            PRIMARY KEY (level, options)
        )
        """,
        """
        CREATE TABLE earlier_days (
            day TEXT NOT NULL PRIMARY KEY,
            won INTEGER NOT NULL,
            turns INTEGER NOT NULL,
            repeats INTEGER NOT NULL,
            taken_back INTEGER NOT NULL
        )
        """,
        "CREATE TABLE taken_over (source TEXT NOT NULL PRIMARY KEY)",
        f"PRAGMA application_id = {MARK}",
    ),
    ("ALTER TABLE results ADD COLUMN hints INTEGER",),
)
"""What makes each version out of the one before it; the first one out of nothing."""

_ADDED_LATER = {"options": 2, "day": 2, "hints": 3}
"""The columns of the results that older versions have not, and since when they are there."""


def version_of(database: sqlite3.Connection) -> int:
    """Return the version of a database; 0 for one in which nothing is written yet."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def tables_of(database: sqlite3.Connection) -> frozenset[str]:
    """Return the names of the tables."""
    rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return frozenset(name for (name,) in rows)


def is_ours(database: sqlite3.Connection) -> bool:
    """Say whether a database that has tables is one of results, of whatever version."""
    if version_of(database) < 1:
        return False
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    if mark:
        return bool(mark == MARK)
    columns = {row[1] for row in database.execute("PRAGMA table_info(results)")}
    return {"game", "side", "result"} <= columns


def results_in(database: sqlite3.Connection) -> str:
    """Return what stands for the results in an order: a column that is not there yet is empty."""
    version = version_of(database)
    missing = [name for name, since in _ADDED_LATER.items() if version < since]
    return f"(SELECT *{''.join(f', NULL AS {name}' for name in missing)} FROM results)"


def bring_up(database: sqlite3.Connection) -> None:
    """Bring a database of an older version, or an empty one, to this one.

    It is for the caller to begin a transaction before, and to check that the database is ours.
    """
    for step in _STEPS[version_of(database) :]:
        for order in step:
            database.execute(order)
    database.execute(f"PRAGMA user_version = {VERSION}")
