"""Rows of choices in one line each: what has no room is left out, but never the one that holds."""

import pytest

from clash_tui.ui.widgets.choice_rows import Choice, ChoiceRow, ChoiceRows, ChoiceScene
from tests.ui.frames import frame
from tests.ui.inks import INK

NAMES = ("person", "Jester", "Page", "Squire", "Knight", "Captain", "Marshal")


def line(holds, width):
    """Return the line of a row."""
    rows = ChoiceRows()
    row = ChoiceRow("Left", tuple(map(Choice, NAMES)), holds)
    rows.show_scene(ChoiceScene((row,), 0, label=8, one_line=True))
    return frame(rows.paint(INK, width, 1).lines()).rstrip("\n")


def test_all_choices_stand_there_where_there_is_room():
    assert all(name in line(0, 80) for name in NAMES)
    assert "…" not in line(0, 80)


@pytest.mark.parametrize("holds", range(len(NAMES)))
@pytest.mark.parametrize("width", [30, 40, 60])
def test_what_holds_is_seen_whole_and_others_beside_it(holds, width):
    text = line(holds, width)
    assert len(text.rstrip()) <= width
    assert f"• {NAMES[holds]}" in text
    shown = [place for place, name in enumerate(NAMES) if name in text]
    assert shown == list(range(shown[0], shown[-1] + 1))
    assert len(shown) > 1
    assert (text.rstrip().endswith("…")) == (shown[-1] < len(NAMES) - 1)
