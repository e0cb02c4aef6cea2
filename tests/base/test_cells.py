"""Text is laid out by the cells it takes, as the terminal draws it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from clash_tui.base.cells import (
    _PLAIN,
    before_centred,
    cell_width,
    cells,
    clip,
    cut,
    left,
    rest,
    right,
    wrap,
)
from clash_tui.base.clean_text import UNSHOWABLE, is_showable

SHOWABLE = [char for char in map(chr, range(0x110000)) if is_showable(char)]
TEXTS = st.text(
    st.one_of(
        st.sampled_from("aZ é…日本語한글ก็क्षx̂e\u0301\u0308\u20dd🐺🇫🏽\ufe0f♜"),
        st.sampled_from(SHOWABLE),
    ),
    max_size=30,
)


def test_wide_letters_take_two_cells_and_marks_none() -> None:
    assert cell_width("Ann") == 3
    assert cell_width("日本") == 4
    assert cell_width("e\u0301") == 1
    assert list(cells("日x\u0301")) == ["日", "", "x\u0301"]
    assert list(cells("e\u0301")) == ["é"]


def test_what_libraries_disagree_on_is_replaced() -> None:
    assert list(cells("🇫🇷")) == [UNSHOWABLE, UNSHOWABLE]
    assert list(cells("☎\ufe0f")) == ["☎"]


def test_a_heap_of_marks_on_one_letter_is_taken_down() -> None:
    assert "".join(cells("x" + "\u0301" * 50)) == "x" + "\u0301" * 4


def test_a_mark_without_a_letter_is_left_out() -> None:
    assert list(cells("\u0301a")) == ["a"]


def test_the_counts_agree_with_those_of_the_screen_for_every_character() -> None:
    wrong = [
        hex(ord(char))
        for char in SHOWABLE
        if cell_len("a" + "".join(cells(f"{char}b"))) != cell_width(f"{char}b") + 1
    ]
    assert wrong == []


def test_what_is_known_without_a_table_agrees_with_it() -> None:
    from wcwidth import wcwidth

    plain = [char for char in SHOWABLE if _PLAIN.fullmatch(char)]
    assert [char for char in plain if wcwidth(char) != 1] == []
    assert len(plain) > 1_000


@given(TEXTS)
def test_the_screen_counts_every_text_alike(text: str) -> None:
    assert cell_len("".join(cells(text))) == cell_width(text)


@given(TEXTS, st.integers(0, 40))
def test_clipping_keeps_to_its_room_and_halves_nothing(text: str, room: int) -> None:
    first, last = clip(text, room), rest(text, room)
    assert cell_width(first) <= room
    assert first + last == "".join(cells(text)) or cell_width(text) <= room
    if last:
        assert cell_width(first) >= room - 1


@given(TEXTS, st.integers(0, 40))
def test_cutting_marks_the_loss(text: str, room: int) -> None:
    shown = cut(text, room)
    assert cell_width(shown) <= room
    if cell_width(text) > room > 3:
        assert shown.endswith("…")


@given(TEXTS, st.integers(0, 60))
def test_padding_fills_the_room(text: str, room: int) -> None:
    wide = cell_width(text)
    for padded in (left(text, room), right(text, room)):
        assert cell_width(padded) == max(room, wide)
    assert before_centred(text, room) == max(0, (room - wide) // 2)


@given(TEXTS, st.integers(2, 40))
def test_wrapped_lines_fit_and_lose_nothing(text: str, room: int) -> None:
    lines = wrap(text, room)
    assert all(cell_width(line) <= room for line in lines)
    kept = "".join(cells("".join(text.split())))
    told = "".join("".join(cells(line)) for line in lines)
    assert told.replace(" ", "") == kept.replace(" ", "")


def test_there_is_no_line_without_room_for_a_wide_letter() -> None:
    with pytest.raises(ValueError, match="1 cells"):
        wrap("日", 1)


def test_letters_of_every_kind_are_asked_for() -> None:
    kinds = {unicodedata.category(char) for char in SHOWABLE}
    assert {"Lu", "Lo", "Mn", "Me", "Mc", "So", "Nd"} <= kinds
