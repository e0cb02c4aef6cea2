"""The database of results: each game once, and a file that is not sound is never touched."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from clash_tui.records import GameResult, RecordsProblem, RecordStore
from clash_tui.records.schema import MARK, VERSION
from clash_tui.records.store import RECORDS_FILE
from tests.records.samples import EVENING, duel, result, solo

NEWER = "it was written by a newer version of the program"
FOREIGN = "it is a database of something else"


@pytest.fixture
def store() -> RecordStore:
    return RecordStore()


@pytest.fixture
def sound(store: RecordStore) -> bytes:
    """The bytes of a database with some games, which lies in its place."""
    store.add(EVENING)
    return store.file.read_bytes()


def test_it_begins_empty_and_without_a_file(store: RecordStore, data_folder: Path) -> None:
    assert store.results() == ()
    assert not data_folder.exists()


def test_everything_is_kept(store: RecordStore, data_folder: Path) -> None:
    assert store.add(EVENING)
    assert RecordStore().results() == EVENING
    assert [file.name for file in data_folder.iterdir()] == [RECORDS_FILE]
    with sqlite3.connect(store.file) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert database.execute("PRAGMA application_id").fetchone() == (MARK,)


def test_words_of_players_are_kept_as_they_are(store: RecordStore) -> None:
    odd = result(player="Zoë, '); DROP TABLE results; --", deck='"é"', sets=())
    store.add([odd])
    assert store.results() == (odd,)


def test_the_same_game_is_never_counted_twice(store: RecordStore) -> None:
    first = duel(1, "won")
    assert store.add(first)
    assert not store.add(first)
    assert not store.add(duel(1, "lost", 40))
    assert store.results() == first


def test_two_windows_add_to_one_record(store: RecordStore) -> None:
    """One window writes while the other has the database open."""
    other = RecordStore()
    store.add([solo(1, "won")])
    reader = sqlite3.connect(store.file)
    reader.execute("SELECT * FROM results").fetchall()
    other.add([solo(2, "won")])
    store.add([solo(3, "lost")])
    reader.close()
    assert [each.game for each in other.results()] == ["game-1", "game-2", "game-3"]


def test_a_window_that_keeps_writing_is_not_waited_for_long(
    store: RecordStore, sound: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clash_tui.records.store._PATIENCE", 0.01)
    busy = sqlite3.connect(store.file, isolation_level=None)
    busy.execute("BEGIN EXCLUSIVE")
    for ask in (store.results, lambda: store.add([result(99)])):
        with pytest.raises(RecordsProblem) as caught:
            ask()
        assert str(caught.value) == f"{store.file}: another program is writing it."
    busy.close()
    assert store.results() == EVENING


def test_an_empty_file_is_an_empty_record(store: RecordStore, data_folder: Path) -> None:
    data_folder.mkdir()
    store.file.touch()
    assert store.results() == ()
    store.add([result()])
    assert store.results() == (result(),)


def broken_files(sound: bytes) -> Iterator[tuple[str, bytes]]:
    chance = random.Random(4)
    yield "zeros", bytes(len(sound))
    yield "text", b"this is no database\n"
    yield "two bytes", b"CD"
    for size in (20, 99, 100, 511, 4096, len(sound) - 4096, len(sound) - 1):
        yield f"cut after {size}", sound[:size]
    for number in range(10):
        yield f"random {number}", chance.randbytes(chance.choice((100, 4096, 20_000)))
    yield "rubbish behind the head", sound[:100] + chance.randbytes(len(sound) - 100)


def test_a_broken_file_gets_one_sentence_and_stays(store: RecordStore, sound: bytes) -> None:
    for what, content in broken_files(sound):
        store.file.write_bytes(content)
        for ask in (store.results, lambda: store.add([result(99)])):
            with pytest.raises(RecordsProblem) as caught:
                ask()
            told = str(caught.value)
            assert told == f"{store.file}: the file is damaged; it is left as it is.", what
        assert store.file.read_bytes() == content, what
        assert [file.name for file in store.file.parent.iterdir()] == [RECORDS_FILE], what


def test_a_damaged_page_is_seen_before_anything_is_written(
    store: RecordStore, sound: bytes
) -> None:
    """Whatever is damaged, nothing is added to it unless all of the database is sound."""
    chance = random.Random(5)
    refused = 0
    for _ in range(60):
        damaged = bytearray(sound)
        place = chance.randrange(100, len(sound))
        damaged[place] ^= 1 << chance.randrange(8)
        store.file.write_bytes(damaged)
        try:
            store.add([result(99)])
        except RecordsProblem:
            refused += 1
            assert store.file.read_bytes() == damaged
        with suppress(RecordsProblem):
            assert all(isinstance(each, GameResult) for each in store.results())
    assert refused


def changed(store: RecordStore, *orders: str) -> None:
    with sqlite3.connect(store.file) as database:
        for order in orders:
            database.execute(order)
    database.close()


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (f"PRAGMA user_version = {VERSION + 1}", NEWER),
        ("PRAGMA user_version = 0", FOREIGN),
        ("PRAGMA application_id = 7", FOREIGN),
        ("ALTER TABLE results RENAME TO others", "the file is damaged; it is left as it is"),
        ("ALTER TABLE results DROP COLUMN turns", "no such column: turns"),
    ],
)
def test_another_database_gets_one_sentence_and_stays(
    store: RecordStore, sound: bytes, order: str, reason: str
) -> None:
    changed(store, order)
    before = store.file.read_bytes()
    with pytest.raises(RecordsProblem) as caught:
        store.results()
    assert str(caught.value) == f"{store.file}: {reason}."
    with pytest.raises(RecordsProblem):
        store.add([result(99)])
    assert store.file.read_bytes() == before


def test_a_value_that_cannot_be_is_named(store: RecordStore, sound: bytes) -> None:
    changed(store, "UPDATE results SET turns = 'many' WHERE game = 'game-3' AND side = 'B'")
    with pytest.raises(RecordsProblem) as caught:
        store.results()
    assert str(caught.value) == (f"{store.file}, game-3, turns: it must be a whole number.")


def test_where_nothing_can_be_written_the_record_can_still_be_read(
    store: RecordStore, sound: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database opened for reading alone stands for a folder that is not ours to write."""
    connect = sqlite3.connect

    def read_only(name: str, **given: Any) -> sqlite3.Connection:
        return connect(name.replace("mode=rwc", "mode=ro").replace("mode=rw", "mode=ro"), **given)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    assert store.results() == EVENING
    with pytest.raises(RecordsProblem) as caught:
        store.add([result(99)])
    assert str(caught.value) == f"{store.file}: it cannot be written."
    assert store.file.read_bytes() == sound


def test_a_folder_that_cannot_be_made_is_told(store: RecordStore, data_folder: Path) -> None:
    data_folder.write_text("a file where the folder should be")
    with pytest.raises(RecordsProblem) as caught:
        store.add([result()])
    assert str(caught.value) == f"{store.file}: File exists."
    with pytest.raises(RecordsProblem) as caught:
        store.results()
    assert str(caught.value) == f"{store.file}: Not a directory."


def test_a_folder_in_its_place_is_told(store: RecordStore) -> None:
    store.file.mkdir(parents=True)
    for ask in (store.results, lambda: store.add([result()])):
        with pytest.raises(RecordsProblem) as caught:
            ask()
        assert str(caught.value) == f"{store.file}: Is a directory."
    assert list(store.file.iterdir()) == []
