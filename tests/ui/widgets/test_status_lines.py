import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.ui.widgets.status_lines import (
    ASSAULT,
    MANA,
    SUMMONING,
    ForecastLine,
    PhaseLine,
    TitleLine,
)
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK

WIDTHS = [40, 80, 120]


@pytest.mark.parametrize("width", WIDTHS)
def test_title(width: int, golden: SnapshotAssertion) -> None:
    line = TitleLine()
    line.show("CLASH OF DECKS", "Duel · Initiation Pack", "turn 5", "Ann to play")
    text = frame(line.paint(INK, width, 1).lines())
    assert text.rstrip().endswith("turn 5  Ann to play")
    assert text == golden


@pytest.mark.parametrize("width", [80, 120])
def test_phases(width: int, golden: SnapshotAssertion) -> None:
    rows: list[str] = []
    for phase, mana in ((MANA, 9), (SUMMONING, 5), (ASSAULT, 0), (None, 0)):
        line = PhaseLine()
        line.show(phase, mana, 9)
        rows += line.paint(INK, width, 1).lines()
        line.show(phase, mana, 9, note="Bridge")
        rows += line.paint(ASCII_INK, width, 1).lines()
    assert frame(rows) == golden


def test_much_mana_is_told_by_number_where_the_row_is_short() -> None:
    line = PhaseLine()
    line.show(SUMMONING, 30, 31)
    assert "30/31" in line.paint(INK, 80, 1).lines()[0]
    assert "30/31" in line.paint(INK, 55, 1).lines()[0]


FORECAST = [
    ("muted", "If you attack now: "),
    ("danger", "Baron → Ogre destroyed"),
    ("muted", " · "),
    ("text", "Revenant → Lieutenant protected"),
    ("muted", " · "),
    ("gold", "Ben's Bastion 4 → 5"),
]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("height", [1, 2])
def test_forecast(width: int, height: int, golden: SnapshotAssertion) -> None:
    line = ForecastLine()
    line.show(FORECAST)
    rows = line.paint(INK, width, height).lines()
    assert len(rows) == height
    assert all(len(row) <= width for row in rows)
    assert frame(rows) == golden


def test_no_forecast_is_an_empty_row() -> None:
    line = ForecastLine()
    line.show([])
    assert line.paint(INK, 80, 1).lines() == [""]


@pytest.mark.parametrize("width", range(30, 130))
def test_the_mana_and_the_note_never_touch(width):
    line = PhaseLine()
    line.show(SUMMONING, 2, 6, "nothing more to play")
    text = line.paint(INK, width, 1).lines()[0]
    assert "2/6" in text
    if "nothing" in text:
        assert "  nothing" in text
    if width >= 80:
        assert text.endswith("nothing more to play")


@pytest.mark.parametrize("width", [40, 80])
def test_a_text_that_is_cut_says_how_to_read_all_of_it(width: int) -> None:
    line = ForecastLine()
    line.show(FORECAST * 2, "f: all of it")
    for height in (1, 2):
        last = line.paint(INK, width, height).lines()[-1].rstrip()
        assert last.endswith(" f: all of it")
        cut = last.removesuffix("f: all of it")
        # Two texts never touch.
        assert cut.rstrip().endswith("…")
        assert cut.endswith(" ")
    line.show(FORECAST[:2], "f: all of it")
    assert "f: all of it" not in line.paint(INK, 80, 1).lines()[0]
