"""The solo opponent's pile: what everybody knows of it is to be seen."""

import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.games.clash.rules.view import PileView
from clash_tui.games.clash.words.pile_words import known_ends
from clash_tui.ui.clash.play.explain import brief, explain
from clash_tui.ui.clash.play.pile_strip import PileStrip
from clash_tui.ui.clash.play.stops import STRONGHOLD, Area, Stop
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import seen

KNOWN = """\
initiation-pack  turn 5  A summoning  mana 4/7
A Bastion  | troll brute boom partisan
B Bastion  pile freeze^ jouster^ zombie ogre^ reptile cyclone^ discard grrr vortex
upper  ||
lower  ||
solo  fixed 6  per 1  resistance 0  ability -  seed 7
"""


def pile(text: str) -> PileView:
    found = seen(text).sides[1].pile
    assert found is not None
    return found


@pytest.mark.parametrize("size", [(80, 1), (100, 3), (120, 3)])
def test_strip(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    strip = PileStrip()
    strip.show(seen(KNOWN).sides[1], "Opponent")
    assert strip.paint(ASCII_INK, *size).lines()[0].isascii()
    assert frame(strip.paint(INK, *size).lines()) == golden


def test_only_the_known_ends_are_named() -> None:
    assert known_ends(pile(KNOWN)) == ("top: Freeze, Jouster", "bottom: Cyclone")
    assert known_ends(pile(KNOWN.replace("^", ""))) == ("", "")
    every = "freeze^ jouster^ zombie^ ogre^ reptile^ cyclone^"
    text = KNOWN.replace("freeze^ jouster^ zombie ogre^ reptile cyclone^", every)
    assert known_ends(pile(text))[1] == ""


def test_the_panel_lists_what_is_known_and_where() -> None:
    stop = Stop(Area.STRIP, STRONGHOLD)
    lines = [each.text for each in explain(stop, seen(KNOWN), 0, ("Ann", "Pile"), None)]
    known = ["1 from the top: Freeze", "2 from the top: Jouster", "4 from the top: Ogre"]
    start = lines.index("Known to both:") + 1
    assert lines[start : start + 4] == [*known, "6 from the top: Cyclone"]
    line = "".join(text for _, text in brief(stop, seen(KNOWN), 0, None))
    assert line.endswith("top: Freeze, Jouster  bottom: Cyclone")
