"""Text is wrapped at an end, however narrow the line."""

import pytest

from clash_tui.base.paragraphs import styled
from clash_tui.ui.widgets.prose import wrapped
from tests.odd_files import patience


@pytest.mark.parametrize("width", range(1, 7))
def test_a_wide_letter_that_no_line_has_room_for_ends_all_the_same(width):
    with patience():
        lines = wrapped(styled("text", "a漢字 🙂b", lead="Sy"), width)
    assert "b" in "".join(word for line in lines for word, _style in line)
