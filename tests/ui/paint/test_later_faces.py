"""Faces of the later sets: pairs, shackled cards, X, a lower cost, a price in blood."""

from itertools import chain

import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.games.clash.rules.view import CreatureView
from clash_tui.games.clash.words.face import creature_face
from clash_tui.ui.clash.paint.card import CardState, paint_face, paint_held
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.words import both_names
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import LATER, creature, seen

VIEW = seen(LATER)
SIZES = ((20, 12), (15, 9), (11, 8), (10, 5), (8, 5), (7, 5), (5, 5))
POOR = seen(LATER.replace("mana 3/9", "mana 1/9"))


def creatures() -> list[CreatureView]:
    return list(chain.from_iterable(lane for side in VIEW.sides for lane in side.lanes))


def row(width: int, height: int, ink: Ink) -> list[str]:
    shown = creatures()
    canvas = Canvas(len(shown) * (width + 1), height)
    for place, each in enumerate(shown):
        paint_face(canvas, place * (width + 1), 0, width, height, creature_face(each), ink)
    return canvas.lines()


@pytest.mark.parametrize("ink", [INK, ASCII_INK], ids=["unicode", "ascii"])
def test_creatures(ink: Ink, golden: SnapshotAssertion) -> None:
    text = frame([line for size in SIZES for line in row(*size, ink)])
    assert text.isascii() == (ink is ASCII_INK)
    assert text == golden


def test_cards_in_hand(golden: SnapshotAssertion) -> None:
    lines: list[str] = []
    for width, height in ((14, 8), (10, 5), (8, 5), (7, 5), (5, 5), (4, 5)):
        hand = POOR.sides[0].hand
        canvas = Canvas(len(hand) * (width + 1), height)
        for each in hand:
            state = CardState(loses=each.loses, fells_bastion=each.fells_bastion)
            x = each.place * (width + 1)
            paint_held(canvas, x, 0, width, height, each, INK, state)
        lines += canvas.lines()
    assert frame(lines) == golden


@pytest.mark.parametrize("width", range(5, 21))
@pytest.mark.parametrize("height", [5, 8, 12])
def test_numbers_are_never_cut(width: int, height: int) -> None:
    for each in creatures():
        canvas = Canvas(width, height)
        paint_face(canvas, 0, 0, width, height, creature_face(each), INK)
        lines = canvas.lines()
        inside = [line[1:-1] for line in lines[1:-1]]
        words = " ".join(inside).split()
        face = creature_face(each)
        assert (f"{face.health}/{face.full}" if face.full else face.health) in words
        value = face.attack + "↑" * face.raised
        short = face.attack.partition("+")[0] + "↑" * face.raised
        assert value in words or (each.vulnerability and short in words)
        assert not each.shackled or str(len(each.shackled)) in lines[-1]


@pytest.mark.parametrize("width", range(5, 21))
def test_a_pair_shows_both_names_and_a_frame_of_its_own(width: int) -> None:
    pair, alone = creature(VIEW, "ogre"), creature(VIEW, "captain")
    canvas = Canvas(2 * width, 5)
    paint_face(canvas, 0, 0, width, 5, creature_face(pair), INK)
    paint_face(canvas, width, 0, width, 5, creature_face(alone), INK)
    first = canvas.lines()[0]
    assert first[width - 1] == INK.glyphs.pair.top_right
    assert first[2 * width - 1] == INK.glyphs.rounded.top_right
    left, _plus, right = canvas.lines()[1][1 : width - 1].strip().partition("+")
    assert left[:1] == "O"
    assert right[:1] == "S"


def test_two_names_share_the_room() -> None:
    assert both_names("Ogre", "Specter", 20, "~") == "Ogre+Specter"
    assert both_names("Ogre", "Demonic Parasite", 10, "~") == "Ogre+Demo~"
    assert both_names("Demonic Guard", "Ox", 10, "~") == "Demoni~+Ox"
    assert both_names("Ogre", "Specter", 3, "~") == "O+S"


def test_x_is_written_as_a_sum() -> None:
    values = {each.card.id: creature_face(each).attack for each in creatures()}
    assert values["toxic-thrasher"] == "X+2"
    assert values["abyssal-whisperer"] == "2X+2"
    assert values["baron"] == "X"
    assert values["captain"] == "10"
