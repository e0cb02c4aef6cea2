"""Lines of JSON arrive whole through whatever pipe, and order no terminal."""

from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import from_json

from clash_tui.base.json_lines import json_line


@given(st.recursive(st.text() | st.integers(), lambda inner: st.lists(inner), max_leaves=5))
def test_a_line_says_what_it_was_made_from(document: object) -> None:
    line = json_line(document)
    assert line.isascii()
    assert line.isprintable()
    assert from_json(line) == document


def test_what_is_not_ascii_is_escaped() -> None:
    assert json_line("Œ\x7f\x9b😀\n") == r'"\u0152\u007f\u009b\ud83d\ude00\n"'
