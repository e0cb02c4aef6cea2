"""Solo games on record: by level and options, the deal of a day, and what was counted before."""

from datetime import date

import pytest

from clash_tui.records import DayResult, RecordsProblem, RecordStore, SoloScore
from tests.records.old_database import first_version, made
from tests.records.samples import duel, solo

MONDAY, TUESDAY = date(2026, 11, 30), date(2026, 12, 1)
OLD = "an old file"


@pytest.fixture
def store() -> RecordStore:
    return RecordStore()


def test_levels_and_options_are_kept_apart_and_summed_by_level(store: RecordStore) -> None:
    store.add(duel(9, "won"))
    games = [("won", 14, 0), ("lost", 3, 0), ("won", 9, 0), ("won", 7, 2), ("lost", 20, 1)]
    for number, (how, turns, back) in enumerate(games):
        store.add([solo(10 + number, how, options="8+1", turns=turns, taken_back=back)])
    store.add([solo(20, "won", options="9+1", turns=5), solo(21, "won", "easy", options="8+1")])
    score = SoloScore(wins=2, losses=2, helped=1, fewest_turns=9)
    assert store.solo_score("hard", "8+1") == score
    assert store.solo_score("hard", "10+1") == SoloScore()
    assert store.level_score("hard") == SoloScore(wins=3, losses=2, helped=1, fewest_turns=5)
    assert store.level_score("easy").played == 1


def test_the_first_game_of_a_day_stands_and_the_others_are_repeats(store: RecordStore) -> None:
    assert store.day_result(MONDAY) is None
    # Whatever the order in which they are counted, it is the one that ended first.
    store.add([solo(3, "won", options="6+1", day=MONDAY, turns=5)])
    store.add([solo(2, "lost", options="6+1", day=MONDAY, turns=8, taken_back=1)])
    store.add([solo(4, "won", options="6+1")])
    assert store.day_result(MONDAY) == DayResult(
        day=MONDAY, won=False, turns=8, repeats=1, taken_back=1
    )
    assert store.day_result(TUESDAY) is None


def test_what_was_counted_before_is_taken_over_once(store: RecordStore) -> None:
    scores = {("hard", "8+1"): SoloScore(wins=3, losses=1, fewest_turns=9)}
    days = {MONDAY: DayResult(day=MONDAY, won=True, turns=9, repeats=2)}
    assert not store.has_taken_over(OLD)
    assert store.take_over(OLD, scores, days)
    assert store.has_taken_over(OLD)
    assert not store.take_over(OLD, scores, days)
    store.add([solo(1, "won", options="8+1", turns=7, day=MONDAY)])
    score = SoloScore(wins=4, losses=1, fewest_turns=7)
    assert store.solo_score("hard", "8+1") == store.level_score("hard") == score
    assert store.day_result(MONDAY) == DayResult(day=MONDAY, won=True, turns=9, repeats=3)


def test_a_game_that_was_counted_in_both_ways_counts_once(store: RecordStore) -> None:
    """The old file has all games but the one that ended as the program was killed."""
    games = [solo(number, "won", options="8+1", turns=20 - number) for number in range(1, 5)]
    first_version(store.file, games[1:])
    counted = {("hard", "8+1"): SoloScore(wins=3, fewest_turns=17)}
    assert store.level_score("hard").wins == 3
    store.take_over(OLD, counted, {}, games)
    score = SoloScore(wins=4, fewest_turns=16)
    assert store.solo_score("hard", "8+1") == store.level_score("hard") == score
    assert [each.game for each in store.results()] == [each.game for each in games]
    assert {each.options for each in store.results()} == {None}


def test_what_only_the_old_file_knows_is_not_lost(store: RecordStore) -> None:
    first_version(store.file, [solo(1, "won"), solo(2, "lost")])
    counted = {
        ("hard", "8+1"): SoloScore(wins=5, fewest_turns=9),
        ("hard", "9+1"): SoloScore(losses=1),
    }
    store.take_over(OLD, counted, {})
    assert store.level_score("hard") == SoloScore(wins=5, losses=1, fewest_turns=9)


def test_the_deals_of_days_are_joined_likewise(store: RecordStore) -> None:
    games = [
        solo(1, "lost", options="6+1", day=MONDAY, turns=9),
        solo(2, "won", options="6+1", day=MONDAY, turns=4),
        solo(3, "won", options="6+1", day=TUESDAY, turns=6),
    ]
    kept = {MONDAY: DayResult(day=MONDAY, won=False, turns=9)}
    store.take_over(OLD, {}, kept, games)
    assert store.day_result(MONDAY) == DayResult(day=MONDAY, won=False, turns=9, repeats=1)
    assert store.day_result(TUESDAY) == DayResult(day=TUESDAY, won=True, turns=6)


def test_a_game_that_has_its_options_already_is_not_taken_over(store: RecordStore) -> None:
    """As when another window has put it on record meanwhile."""
    game = solo(1, "won", options="8+1")
    store.add([game])
    store.take_over(OLD, {}, {}, [game])
    assert store.solo_score("hard", "8+1").wins == store.level_score("hard").wins == 1


def test_a_value_that_cannot_be_is_told(store: RecordStore) -> None:
    store.add([solo(1, "won", options="8+1")])
    made(store.file, "UPDATE results SET turns = 'many'")
    for ask in (lambda: store.solo_score("hard", "8+1"), lambda: store.level_score("hard")):
        with pytest.raises(RecordsProblem, match="it must be a whole number"):
            ask()
