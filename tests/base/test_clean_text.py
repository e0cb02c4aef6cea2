"""What came from outside is text when it is shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clash_tui.base.clean_text import UNSHOWABLE, clean, is_showable, without_unshowable

ORDERS = ["\x1b[2J", "\x9b31m", "\x07", "\u202e", "\u200b", "\u2066", "\ufeff", "\x00", "\ud800"]


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_no_order_to_the_terminal_is_left(order: str) -> None:
    assert not is_showable(f"Ann{order}")
    assert is_showable(clean(f"Ann{order}"))
    assert clean(f"Ann{order}").startswith("Ann")
    assert is_showable(without_unshowable(f"Ann{order}"))


@pytest.mark.parametrize("name", ["Ann", "Žiga", "Größe", "アン", "A\u0301nn", "Ann Ben"])
def test_what_can_be_shown_stays(name: str) -> None:
    assert clean(name) == name
    assert is_showable(name)


def test_lines_are_kept_where_there_may_be_several() -> None:
    assert clean("a\nb") == f"a{UNSHOWABLE}b"
    assert clean("a\nb\tc", lines=True) == f"a\nb{UNSHOWABLE}c"


def test_what_is_entered_loses_only_what_cannot_be_seen() -> None:
    assert without_unshowable("A\u202enn\tO\u0301 Br\u200bien\r\n") == "Ann Ó Brien  "


@given(st.text())
def test_whatever_it_was_it_can_be_shown_then(text: str) -> None:
    for shown in (clean(text), without_unshowable(text)):
        assert is_showable(shown)
        assert all(unicodedata.category(char)[0] != "C" for char in shown)
    assert len(clean(text)) == len(text)
