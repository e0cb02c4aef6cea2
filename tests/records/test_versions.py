"""The database of results grows with the program, and no strange one is taken for it."""

import sqlite3

import pytest

from clash_tui.records import RecordsProblem, RecordStore
from clash_tui.records.schema import MARK, VERSION
from tests.records.old_database import FIRST, first_version, made
from tests.records.samples import EVENING, solo

NEWER = "it was written by a newer version of the program"
FOREIGN = "it is a database of something else"
OLDER = tuple(
    each.model_copy(update={"options": None, "day": None, "hints": None}) for each in EVENING
)
"""An evening's games as version 1 kept them."""


@pytest.fixture
def store() -> RecordStore:
    return RecordStore()


def test_an_older_database_is_read_as_it_is(store: RecordStore) -> None:
    first_version(store.file, EVENING)
    before = store.file.read_bytes()
    assert store.results() == OLDER
    assert store.level_score("hard").wins == 1
    assert store.solo_score("hard", "8+1 rage").played == 0
    assert store.day_result(EVENING[-5].ended.date()) is None
    assert not store.has_taken_over("anything")
    assert store.file.read_bytes() == before


def test_an_older_database_is_brought_up_with_the_next_result(store: RecordStore) -> None:
    first_version(store.file, EVENING)
    new = solo(20, "won", options="8+1 rage")
    assert store.add([new])
    assert store.results() == (*OLDER, new)
    with sqlite3.connect(store.file) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert database.execute("PRAGMA application_id").fetchone() == (MARK,)
    assert store.solo_score("hard", "8+1 rage").wins == 1
    assert store.level_score("hard").wins == 2


def test_a_step_up_that_fails_leaves_the_older_database(
    store: RecordStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_version(store.file, EVENING)
    before = store.file.read_bytes()
    steps = ((FIRST,), ("ALTER TABLE results ADD COLUMN options TEXT", "NO ORDER AT ALL"))
    with monkeypatch.context() as patch:
        patch.setattr("clash_tui.records.schema._STEPS", steps)
        with pytest.raises(RecordsProblem):
            store.add([solo(20, "won")])
    assert store.file.read_bytes() == before
    assert store.add([solo(20, "won")])


STRANGE = {
    "of another program": (("CREATE TABLE songs (name TEXT)",), FOREIGN),
    "with a version of its own": (
        ("CREATE TABLE songs (name TEXT)", f"PRAGMA user_version = {VERSION + 1}"),
        FOREIGN,
    ),
    "with results of its own": (
        ("CREATE TABLE results (test TEXT, passed INTEGER)", "PRAGMA user_version = 1"),
        FOREIGN,
    ),
    "with a mark of its own": (
        (FIRST, "PRAGMA user_version = 1", "PRAGMA application_id = 1"),
        FOREIGN,
    ),
    "newer": ((FIRST, f"PRAGMA user_version = {VERSION + 1}"), NEWER),
    "much newer": (
        (
            "CREATE TABLE games (name TEXT)",
            f"PRAGMA application_id = {MARK}",
            f"PRAGMA user_version = {VERSION + 9}",
        ),
        NEWER,
    ),
}


@pytest.mark.parametrize("what", STRANGE)
def test_what_is_not_ours_to_write_is_named_and_left(store: RecordStore, what: str) -> None:
    orders, reason = STRANGE[what]
    made(store.file, *orders)
    before = store.file.read_bytes()
    asks = (
        store.results,
        store.games,
        lambda: store.add([solo(1, "won")]),
        lambda: store.level_score("hard"),
        lambda: store.take_over("old", {}, {}),
    )
    for ask in asks:
        with pytest.raises(RecordsProblem) as caught:
            ask()
        assert str(caught.value) == f"{store.file}: {reason}."
    assert store.file.read_bytes() == before
