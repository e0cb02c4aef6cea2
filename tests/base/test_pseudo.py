"""The pseudo-language: accents, more length, marks at both ends, and places left alone."""

import re

from hypothesis import given
from hypothesis import strategies as st

from clash_tui.base import i18n
from clash_tui.base.pseudo import LONGER, pseudo

SENTENCE = "Ask before you give the game up."


def test_a_text_has_accents_marks_and_a_third_more() -> None:
    made = pseudo(SENTENCE)
    assert made == "«Áášķ ƀééƒóóřéé ýýóóúú ğííʋéé ŧħé ğáɱé úþ.»"
    assert abs(len(made) - LONGER * len(SENTENCE)) <= 1


def test_places_stay_and_what_has_no_words_is_the_same() -> None:
    assert pseudo("{name} attacks").format(name="Ann") == "«Ann ááŧŧáçķš»"
    assert pseudo("{before}, {next}") == "{before}, {next}"
    assert pseudo("") == ""


def test_one_letter_stays_one() -> None:
    assert len(pseudo("F")) == 1


@given(st.text("abcxyzABCXYZ {}.,!", max_size=40))
def test_no_letter_of_english_is_left(text: str) -> None:
    outside = re.sub(r"\{[^{}]*\}", "", pseudo(text))
    assert not re.search("[A-Za-z]", outside)


def test_it_is_spoken_where_it_is_asked_for() -> None:
    try:
        i18n.choose_language(i18n.PSEUDO)
        assert i18n.language() == i18n.PSEUDO
        assert i18n._("Quit") == i18n.pgettext("key", "Quit") == pseudo("Quit")
        assert i18n.ngettext("{n} card", "{n} cards", 1) == pseudo("{n} card")
        assert i18n.ngettext("{n} card", "{n} cards", 2) == pseudo("{n} cards")
    finally:
        i18n.use_language(["en"])
    assert i18n.language() == i18n.SOURCE
