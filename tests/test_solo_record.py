"""The record of solo games: from the one database; the file of older versions is only read."""

from datetime import date
from pathlib import Path

import pytest

from clash_tui.games.clash.formats.difficulty import QUICK
from clash_tui.games.clash.matches.old_solo_record import OLD_FILE, BadOldRecord, read_old_record
from clash_tui.records import RecordStore
from clash_tui.ui.clash.record.solo_record import DayResult, SoloRecord, SoloScore
from tests.records.samples import solo

MONDAY = date(2026, 11, 30)
OLD = """
[[results]]
level = "quick"
options = "6+1"
wins = 2
losses = 1
helped = 1
fewest_turns = 8

[[days]]
day = 2026-11-30
won = false
turns = 9
repeats = 1
"""


@pytest.fixture
def file(data_folder: Path) -> Path:
    """The file of older versions, which is not there yet."""
    data_folder.mkdir()
    return data_folder / OLD_FILE


def test_it_begins_empty_and_without_a_file(data_folder: Path) -> None:
    record = SoloRecord()
    assert record.of(QUICK, "6+1") == SoloScore() == record.of_level("hard")
    assert record.of_day(MONDAY) is None
    assert record.problem is None
    assert not data_folder.exists()


def test_it_is_what_the_database_says() -> None:
    RecordStore().add([solo(1, "won", "hard", options="8+1", turns=9, day=MONDAY)])
    record = SoloRecord()
    assert record.of("hard", "8+1") == record.of_level("hard") == SoloScore(wins=1, fewest_turns=9)
    assert record.of_day(MONDAY) == DayResult(day=MONDAY, won=True, turns=9)


def test_a_broken_database_is_told_and_the_record_is_empty(data_folder: Path) -> None:
    data_folder.mkdir()
    store = RecordStore()
    store.file.write_text("rubbish")
    record = SoloRecord()
    assert record.of("hard", "8+1") == record.of_level("hard") == SoloScore()
    assert record.of_day(MONDAY) is None
    assert record.problem == f"{store.file}: the file is damaged; it is left as it is."


def test_the_old_file_is_read(file: Path) -> None:
    assert read_old_record() is None
    file.write_text(OLD)
    scores = {("quick", "6+1"): SoloScore(wins=2, losses=1, helped=1, fewest_turns=8)}
    days = {MONDAY: DayResult(day=MONDAY, won=False, turns=9, repeats=1)}
    assert read_old_record() == (scores, days)
    assert SoloRecord().problem is None


BROKEN = [
    ("results = [", "", "it is not valid TOML"),
    ("results = 3", ", results", "it must be a list in brackets"),
    ("what = 1", ", what", "there is no such field"),
    ('[[results]]\nlevel = "easy"', ", results.0.options", "it is missing"),
    (
        '[[results]]\nlevel = "easy"\noptions = "7+1"\nwins = -1',
        ", results.0.wins",
        "it must be 0 or more",
    ),
    (
        '[[results]]\nlevel = "easy"\noptions = "7+1"\nwins = "many"',
        ", results.0.wins",
        "it must be a whole number",
    ),
    (
        f'[[results]]\nlevel = "easy"\noptions = "7+1"\nwins = {"9" * 400}',
        "",
        "there is a number in it that is too",
    ),
    ("[[days]]\nday = 2026-11-30\nwon = 1\nturns = 3", ", days.0.won", "it must be true or false"),
    ("[[days]]\nday = 3\nwon = true\nturns = 3", ", days.0.day", "it must be a date"),
]


@pytest.mark.parametrize(("content", "place", "reason"), BROKEN)
def test_a_broken_old_file_is_told_in_one_sentence_until_it_was_taken_over(
    file: Path, content: str, place: str, reason: str
) -> None:
    file.write_text(content)
    with pytest.raises(BadOldRecord) as bad:
        read_old_record()
    told = str(bad.value)
    assert told.startswith(f"{file}{place}: {reason}")
    assert told.endswith("; the solo games it has counted are left out. It stays as it is.")
    assert SoloRecord().problem == told
    RecordStore().take_over(OLD_FILE, {}, {})
    assert SoloRecord().problem is None
    assert file.read_text() == content
