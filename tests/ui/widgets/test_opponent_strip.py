import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.style.ink import Ink
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import CROWD, OPENING, TABLE, seen


def drawn(text: str, size: tuple[int, int], ink: Ink = INK, place: int | None = None) -> str:
    strip = OpponentStrip()
    strip.show(seen(text).sides[1], "Ben", place_override=place)
    return frame(strip.paint(ink, *size).lines())


@pytest.mark.parametrize("size", [(80, 1), (80, 3), (100, 3), (120, 3), (160, 3)])
def test_strip(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    assert "".join(drawn(text, size) for text in (OPENING, TABLE, CROWD)) == golden


def test_only_cards_seen_returning_have_a_name() -> None:
    text = drawn(TABLE, (120, 3))
    assert "Scri" in text
    assert not any(name in text for name in ("Gnom", "Zomb", "Rept", "Cycl", "Mete"))


def test_the_stronghold_slides(golden: SnapshotAssertion) -> None:
    places = range(7)
    assert "".join(drawn(TABLE, (80, 1), place=place) for place in places) == golden


def test_in_ascii(golden: SnapshotAssertion) -> None:
    text = drawn(TABLE, (80, 1), ASCII_INK) + drawn(TABLE, (100, 3), ASCII_INK)
    assert text.isascii()
    assert text == golden


def test_cards_are_found_where_they_are_drawn() -> None:
    strip = OpponentStrip()
    strip.show(seen(TABLE).sides[1], "Ben")
    line = strip.paint(INK, 80, 1).lines()[0]
    assert strip.card_at(line.index("♜"), 0) == -1
    assert strip.card_at(line.index("Sc"), 0) == 4
    assert strip.card_at(1, 0) is None
    strip.paint(INK, 120, 3)
    assert strip.card_at(119, 1) is None


@pytest.mark.parametrize("size", [(80, 1), (200, 1), (120, 3), (200, 3)])
def test_known_names_are_whole_where_they_fit(size: tuple[int, int]) -> None:
    assert "Scribe" in drawn(TABLE, size)


@pytest.mark.parametrize("width", range(24, 120))
def test_a_long_name_leaves_the_stronghold_its_place(width: int) -> None:
    strip = OpponentStrip()
    strip.show(seen(TABLE).sides[1], "Bartholomew the Unreasonably Long", struck="−3")
    line = strip.paint(INK, width, 1).lines()[0]
    assert " 4 " in line
    assert "♜" in line
