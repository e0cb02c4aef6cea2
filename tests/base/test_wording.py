"""Lists and letters, as each language has them."""

import pytest

from clash_tui.base import wording
from clash_tui.base.wording import (
    all_of,
    capital_first,
    capitals,
    in_row,
    notes,
    one_of,
    small_first,
    small_letters,
)


@pytest.mark.parametrize(
    ("texts", "row", "every", "choice"),
    [
        ((), "", "", ""),
        (("Troll",), "Troll", "Troll", "Troll"),
        (("Troll", "Alpha"), "Troll, Alpha", "Troll and Alpha", "Troll or Alpha"),
        (
            ("Troll", "Alpha", "{last}"),
            "Troll, Alpha, {last}",
            "Troll, Alpha and {last}",
            "Troll, Alpha or {last}",
        ),
    ],
)
def test_things_stand_in_a_row_or_in_a_sentence(
    texts: tuple[str, ...], row: str, every: str, choice: str
) -> None:
    assert in_row(texts) == in_row(each for each in texts) == row
    assert all_of(texts) == all_of(each for each in texts) == every
    assert one_of(texts) == choice


def test_remarks_can_have_commas_themselves() -> None:
    assert notes(("draft, with Champions", "2022 rules")) == "draft, with Champions; 2022 rules"
    assert notes(()) == ""


def test_letters_in_english() -> None:
    assert capitals("Brigand") == "BRIGAND"
    assert small_letters("Leave It") == "leave it"
    assert capital_first("play on") == "Play on"
    assert small_first("No such file") == "no such file"
    assert capital_first("") == small_first("") == ""


def test_letters_where_i_is_two_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "language", lambda: "tr")
    assert capitals("iı") == "İI"
    assert small_letters("İI") == "iı"
    assert capital_first("iki") == "İki"


def test_german_nouns_keep_their_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "language", lambda: "de")
    assert small_letters("Zum Titel") == "Zum Titel"
    assert capitals("Titel") == "TITEL"
