"""The record of solo games: kept whole, and no file of the player is ever lost."""

from datetime import date
from pathlib import Path

import pytest

from clash_tui import solo_record
from clash_tui.solo_record import (
    QUICK,
    RECORD_FILE,
    DayResult,
    RecordNotSaved,
    SoloRecord,
    SoloScore,
)

NOTHING = SoloScore()


@pytest.fixture
def record() -> SoloRecord:
    return SoloRecord()


def test_it_begins_empty_and_without_a_file(record: SoloRecord, data_folder: Path) -> None:
    assert record.of(QUICK, "6+1") == NOTHING
    assert record.of_level("hard") == NOTHING
    assert record.problem is None
    assert not data_folder.exists()


def test_wins_losses_and_the_shortest_win_are_counted(record: SoloRecord) -> None:
    games = [(True, 14), (False, 3), (True, 9), (True, 11), (False, 20)]
    for won, turns in games:
        score = record.add("hard", "8+1 rage", won, turns)
    assert score == SoloScore(wins=3, losses=2, fewest_turns=9)
    assert SoloRecord().of("hard", "8+1 rage") == score
    assert score.played == 5


def test_a_lost_game_is_no_shortest_win(record: SoloRecord) -> None:
    assert record.add(QUICK, "6+1", False, 4) == SoloScore(losses=1)


def test_levels_and_options_are_kept_apart_and_summed_by_level(record: SoloRecord) -> None:
    record.add("easy", "7+1", True, 12)
    record.add("easy", "6+1 rage", True, 8)
    record.add("easy", "6+1 rage", False, 6)
    record.add("hard", "7+1", False, 6)
    assert record.of("easy", "7+1") == SoloScore(wins=1, fewest_turns=12)
    assert record.of_level("easy") == SoloScore(wins=2, losses=1, fewest_turns=8)
    assert record.of_level("hard") == SoloScore(losses=1)
    assert record.of_level("mythic") == NOTHING


def test_two_programs_do_not_forget_each_others_games(data_folder: Path) -> None:
    one, other = SoloRecord(), SoloRecord()
    one.add(QUICK, "6+1", True, 10)
    other.add(QUICK, "6+1", True, 8)
    assert one.add(QUICK, "6+1", False, 5) == SoloScore(wins=2, losses=1, fewest_turns=8)
    assert [file.name for file in data_folder.iterdir()] == [RECORD_FILE]


def test_the_first_game_of_a_day_stands_and_the_others_are_repeats(record: SoloRecord) -> None:
    monday, tuesday = date(2026, 11, 30), date(2026, 12, 1)
    assert record.of_day(monday) is None
    record.add("easy", "7+1", True, 9, day=tuesday)
    record.add(QUICK, "6+1", False, 8, day=monday, taken_back=2)
    record.add(QUICK, "6+1", True, 5, day=monday)
    record.add(QUICK, "6+1", True, 4)
    assert record.of_day(monday) == DayResult(
        day=monday, won=False, turns=8, repeats=1, taken_back=2
    )
    assert record.of_day(tuesday) == DayResult(day=tuesday, won=True, turns=9)
    assert record.of(QUICK, "6+1") == SoloScore(wins=2, losses=1, fewest_turns=4)
    text = record.file.read_text(encoding="utf-8")
    assert text.index("day = 2026-11-30") < text.index("day = 2026-12-01")


def test_a_record_without_days_is_read(record: SoloRecord) -> None:
    write(record.file, '[[results]]\nlevel = "easy"\noptions = "7+1"\nwins = 1\n')
    assert record.problem is None
    record.add("easy", "7+1", False, 9, day=date(2026, 11, 30))
    assert record.of("easy", "7+1").wins == 1


BROKEN = [
    ("results = [", "", "it is not valid TOML"),
    (b"\xfe\xfe", "", "it is not a UTF-8 text"),
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
    ("[[days]]\nday = 2026-11-30\nwon = 1\nturns = 3", ", days.0.won", "it must be true or false"),
    ("[[days]]\nday = 3\nwon = true\nturns = 3", ", days.0.day", "it must be a date"),
]


@pytest.mark.parametrize(("content", "place", "reason"), BROKEN)
def test_a_broken_file_is_told_in_one_sentence_and_left(
    record: SoloRecord, content: str | bytes, place: str, reason: str
) -> None:
    write(record.file, content)
    before = record.file.read_bytes()
    assert record.of(QUICK, "6+1") == NOTHING
    problem = record.problem
    assert problem is not None
    assert problem.startswith(f"{record.file}{place}: {reason}")
    assert problem.endswith("; the record of solo games begins anew.")
    assert record.file.read_bytes() == before


def test_a_broken_file_is_kept_beside_before_the_next_game_is_written(record: SoloRecord) -> None:
    for number, content in enumerate(("results = [", "more = ["), 1):
        write(record.file, content)
        record.add(QUICK, "6+1", True, 10)
        assert record.of(QUICK, "6+1").wins == 1
        suffix = ".broken" if number == 1 else f".broken-{number}"
        assert record.file.with_name(RECORD_FILE + suffix).read_text() == content
    assert record.problem is None


def test_what_cannot_be_written_is_told_and_nothing_is_lost(
    record: SoloRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    record.add(QUICK, "6+1", True, 10)
    before = record.file.read_bytes()

    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(solo_record, "write_whole", full)
    with pytest.raises(RecordNotSaved) as caught:
        record.add(QUICK, "6+1", True, 9)
    assert str(caught.value) == (
        f"{record.file}: the record cannot be saved: No space left on device."
    )
    assert record.file.read_bytes() == before


def test_a_file_that_cannot_be_read_is_not_written_over(record: SoloRecord) -> None:
    record.file.mkdir(parents=True)
    assert record.problem is not None
    with pytest.raises(RecordNotSaved):
        record.add(QUICK, "6+1", True, 9)
    assert record.file.is_dir()


def write(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)


def test_a_win_with_turns_taken_back_counts_apart(tmp_path: Path) -> None:
    record = SoloRecord(tmp_path / RECORD_FILE)
    record.add("hard", "7+1", True, 12)
    record.add("hard", "7+1", True, 6, taken_back=2)
    record.add("hard", "7+1", False, 6, taken_back=1)
    score = SoloScore(wins=1, losses=1, helped=1, fewest_turns=12)
    assert SoloRecord(record.file).of("hard", "7+1") == score
    assert score.played == 3
