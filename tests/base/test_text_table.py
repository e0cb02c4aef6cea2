"""Plain tables stand in columns whatever letters are in them."""

from hypothesis import given
from hypothesis import strategies as st

from clash_tui.base.cells import cell_width
from clash_tui.base.text_table import in_columns

WORDS = st.text(st.sampled_from("ab日本e\u0301ก็"), min_size=1, max_size=8).map(
    lambda text: f"x{text}"
)


def test_numbers_stand_at_the_right() -> None:
    rows = [("name", "n"), ("日本", "10"), ("Ann", "9")]
    assert in_columns(rows, {1}) == ["name   n", "日本  10", "Ann    9"]


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=5))
def test_every_row_has_its_second_column_at_the_same_cell(rows: list[tuple[str, str]]) -> None:
    starts = set()
    for row, line in zip(rows, in_columns(rows), strict=True):
        starts.add(cell_width(line) - cell_width(row[1]))
        assert line.endswith(row[1])
    assert len(starts) == 1
