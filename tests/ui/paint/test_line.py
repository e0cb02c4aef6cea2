"""Texts on one line never touch, and the important ones stay longest."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style

from clash_tui.base.cells import cell_width
from clash_tui.ui.style.line import GAP, Text, place_texts

PLAIN = Style()
WORDS = st.text(st.sampled_from("ab c日本e\u0301"), max_size=24).map(str.strip)
TEXTS = st.lists(
    st.builds(
        Text,
        WORDS,
        st.just(PLAIN),
        weight=st.integers(0, 4),
        least=st.integers(0, 6),
        shorter=st.lists(WORDS, max_size=2).map(tuple),
        may_go=st.booleans(),
        gap=st.integers(1, 4),
    ),
    max_size=4,
)


@given(TEXTS, TEXTS, st.integers(0, 120), st.integers(0, 2))
def test_texts_keep_their_gaps_and_stay_on_the_line(left, right, width, margin):
    placed = place_texts(left, right, width, "…", margin)
    for one, other in pairwise(placed):
        first_at_right = any(one.source is each for each in left) and not any(
            other.source is each for each in left
        )
        assert other.x - one.end >= (GAP if first_at_right else other.source.gap)
    for each in placed:
        assert each.x >= margin
        assert each.end <= width - margin
        assert each.text


@given(TEXTS, TEXTS, st.integers(0, 120))
def test_nothing_is_lost_where_everything_fits(left, right, width):
    texts = [each for each in (*left, *right) if cell_width(each.text)]
    wide = sum(cell_width(each.text) + max(GAP, each.gap) for each in texts)
    placed = place_texts(left, right, width, "…")
    if wide + 2 <= width:
        assert [each.text for each in placed] == [each.text for each in texts]


def shown(width, *left, right=()):
    return [each.text for each in place_texts(left, right, width, "…")]


def test_the_least_important_is_cut_first_and_goes_first():
    name = Text("Ann to play", PLAIN, weight=2)
    note = Text("Preconstructed", PLAIN, weight=1, least=6)
    assert shown(40, note, right=(name,)) == ["Preconstructed", "Ann to play"]
    assert shown(25, note, right=(name,)) == ["Preconstr…", "Ann to play"]
    assert shown(16, note, right=(name,)) == ["Ann to play"]


def test_fewer_words_come_before_a_cut():
    note = Text("Initiation Pack rules", PLAIN, shorter=("2022 rules",), least=4)
    assert shown(23, note) == ["Initiation Pack rules"]
    assert shown(20, note) == ["2022 rules"]
    assert shown(9, note) == ["2022 r…"]


def test_two_that_a_third_parted_do_not_touch_when_it_is_gone():
    texts = (
        Text("key", PLAIN, weight=2),
        Text("name", PLAIN, weight=0, gap=1),
        Text("!", PLAIN, weight=1, gap=0),
    )
    first, last = place_texts(texts, (), 9, "…")
    assert (first.text, last.text) == ("key", "!")
    assert last.x - first.end == GAP
