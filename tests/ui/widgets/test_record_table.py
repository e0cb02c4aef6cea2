"""The table of what is on record, and the charts beside it."""

import pytest

from clash_tui.records import scores_by_deck
from clash_tui.records.result import Result
from clash_tui.records.table import DECKS
from clash_tui.ui.widgets.record_table import RecordOrder, RecordTable
from clash_tui.ui.widgets.result_chart import ResultChart
from clash_tui.ui.widgets.share_bars import Share, ShareBars
from tests.records.samples import EVENING
from tests.ui.inks import ASCII_INK, INK


@pytest.fixture
def table() -> RecordTable:
    table = RecordTable()
    table.load(DECKS, scores_by_deck(EVENING), RecordOrder("games", descending=True))
    return table


def names(table: RecordTable) -> list[str]:
    return [row.name for row in table.rows]


def test_numbers_fall_first_and_words_rise_and_once_more_turns_round(table):
    table.sort_by("name")
    assert names(table) == ["Built deck a1b2", "Deck 1", "Deck 2", "Draft", "Sea dogs"]
    table.sort_by("turns")
    assert names(table) == ["Sea dogs", "Deck 2", "Deck 1", "Draft", "Built deck a1b2"]
    table.sort_by("turns")
    assert names(table) == ["Built deck a1b2", "Draft", "Deck 1", "Deck 2", "Sea dogs"]


def test_the_cursor_stays_on_its_row(table):
    table.sort_by("name")
    assert table.cursor.name == "Deck 2"
    table.load(DECKS, (), RecordOrder("name"))
    assert table.cursor is None
    assert not table.move(1)


@pytest.mark.parametrize("width", range(80, 170, 9))
def test_numbers_are_never_cut(table, width):
    lines = table.paint(INK, width, 10).lines()
    for score, line in zip(table.rows, lines[1:], strict=False):
        assert line.split()[-8:] == [column.text(score) for column in DECKS[1:]]


def test_the_marks_for_what_is_out_of_sight_keep_a_gap(table):
    table.move(9)
    [_heads, first, *_others] = table.paint(INK, 100, 3).lines()
    assert first.endswith(f"{DECKS[-1].text(table.rows[3])} ↑")


CHART = """\
 the last 9 games
 won   █ █     █ █ █   █
       ────•─────────────
 lost        █       █"""


def test_each_result_has_its_own_place():
    chart = ResultChart()
    games: list[Result] = ["won", "won", "drawn", "lost", "won", "won", "won", "lost", "won"]
    chart.show(games)
    assert "\n".join(chart.paint(INK, 49, 4).lines()) == CHART
    ascii_lines = chart.paint(ASCII_INK, 49, 4).lines()
    assert all(line.isascii() for line in ascii_lines)
    assert [line.count("#") for line in ascii_lines] == [0, 6, 0, 2]


def test_only_the_last_twenty_are_shown():
    chart = ResultChart()
    lost: list[Result] = ["lost"]
    won: list[Result] = ["won"]
    chart.show(lost * 30 + won * 15)
    lines = chart.paint(INK, 30, 4).lines()
    assert [line.count("█") for line in lines] == [0, 15, 0, 5]
    assert lines[0] == " the last 20 games"


def test_bars_are_as_full_as_their_part():
    bars = ShareBars()
    bars.show("wins", [Share("Deck 1", 3, 4), Share("Draft", 0, 12), Share("", 0, 0)])
    assert bars.paint(INK, 24, 4).lines() == [
        " wins",
        " Deck 1 ████████░░  3/4",
        " Draft  ░░░░░░░░░░ 0/12",
        "        ░░░░░░░░░░  0/0",
    ]
