"""Text is wrapped between words, and nothing of it is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clash_tui.base.paragraphs import paragraph
from clash_tui.ui.widgets.prose import wrapped


def lines(text, width):
    return ["".join(word for word, _style in line) for line in wrapped(text, width)]


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (20, ["Rage: may attack now"]),
        (10, ["Rage: may", "attack now"]),
        (5, ["Rage:", "may", "attac", "k now"]),
    ],
)
def test_words_are_wrapped(width, expected):
    assert lines(paragraph(("Rage:", "force"), " may attack now"), width) == expected


def test_later_lines_stand_in_by_the_indent():
    assert lines(paragraph("one two three", indent=4), 9) == ["one two", "three"]
    assert lines(paragraph("one two three", indent=6), 9) == ["one two", "thr", "ee"]


def test_no_words_are_one_empty_line():
    assert wrapped(paragraph(), 10) == ((),)


words = st.lists(st.text("abcdefg", min_size=1, max_size=12), min_size=1, max_size=20)


@given(words, st.integers(4, 30))
def test_no_line_is_too_long_and_no_letter_is_lost(given_words, width):
    found = lines(paragraph(" ".join(given_words), indent=2), width)
    assert all(len(line) <= width for line in found)
    assert "".join(found).replace(" ", "") == "".join(given_words)
