import pytest
from syrupy.assertion import SnapshotAssertion

from clash_tui.base.glyphs import UNICODE
from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.games.clash.rules.view import CreatureView
from clash_tui.games.clash.words.ability_styles import ability_style_name
from clash_tui.games.clash.words.face import creature_face
from clash_tui.ui.clash.paint.ability_codes import code_of
from clash_tui.ui.clash.paint.card import (
    PLAIN,
    CardState,
    paint_back,
    paint_card,
    paint_face,
)
from clash_tui.ui.clash.paint.stronghold import paint_stronghold
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import CROWD, TABLE, creature, seen

SIZES = {"large": (20, 12), "full": (11, 8), "middle": (10, 6), "compact": (8, 5), "sliver": (5, 5)}

STATES = {
    "plain": PLAIN,
    "cursor": CardState(cursor=True),
    "target": CardState(target=True),
    "falls": CardState(falls=True),
    "hurt": CardState(hurt=1),
    "struck": CardState(struck="−3"),
    "attacker": CardState(attacker=True),
}


def creatures() -> list[CreatureView]:
    """Plain, waiting, giving and having an aura, wounded, sprinting, full of abilities."""
    table, crowd = seen(TABLE), seen(CROWD)
    return [
        *(creature(table, name) for name in ("baron", "carapace", "ogre", "shaman", "revenant")),
        *(creature(crowd, name) for name in ("reptile", "aberration", "machine")),
    ]


def row_of_creatures(width: int, height: int, ink: Ink, state: CardState = PLAIN) -> str:
    shown = creatures()
    canvas = Canvas(len(shown) * (width + 1), height)
    for place, each in enumerate(shown):
        paint_face(canvas, place * (width + 1), 0, width, height, creature_face(each), ink, state)
    return frame(canvas.lines())


@pytest.mark.parametrize("size", SIZES)
def test_creatures(size: str, golden: SnapshotAssertion) -> None:
    assert row_of_creatures(*SIZES[size], INK) == golden


@pytest.mark.parametrize("state", STATES)
def test_a_card_stands_out_by_shape(state: str, golden: SnapshotAssertion) -> None:
    both = row_of_creatures(11, 8, INK, STATES[state]) + row_of_creatures(5, 5, INK, STATES[state])
    assert both == golden


def test_all_states_differ_without_colour() -> None:
    for width, height in SIZES.values():
        for ink in (INK, ASCII_INK):
            frames = {row_of_creatures(width, height, ink, state) for state in STATES.values()}
            # A cursor and an attacker are never the same moment: both have the heavy frame.
            assert len(frames) == len(STATES) - 1


def test_creatures_in_ascii(golden: SnapshotAssertion) -> None:
    text = row_of_creatures(11, 8, ASCII_INK) + row_of_creatures(8, 5, ASCII_INK)
    assert text.isascii()
    assert text == golden


@pytest.mark.parametrize("width", range(4, 21))
@pytest.mark.parametrize("height", [4, 5, 6, 8, 12])
def test_numbers_are_never_cut(width: int, height: int) -> None:
    for each in creatures():
        canvas = Canvas(width, height)
        paint_face(canvas, 0, 0, width, height, creature_face(each), INK)
        inside = [line[1:-1] for line in canvas.lines()[1:-1]]
        text = "\n".join(inside)
        wounded = f"{each.left}/{each.health}"
        if width >= 5:
            assert (wounded if each.damage else str(each.left)) in text
        assert str(each.attack) in text
        assert str(each.card.cost) in canvas.lines()[0]


def test_an_aura_shows_on_who_gives_it_and_on_who_has_it() -> None:
    table = seen(TABLE)
    giver = creature_face(creature(table, "shaman")).marks
    taker = creature_face(creature(table, "ogre")).marks
    assert [code_of(mark, UNICODE) for mark in giver] == ["Rg≈"]
    assert [code_of(mark, UNICODE) for mark in taker] == ["Bk", "≈Rg"]


def test_a_long_list_of_codes_says_how_many_are_left_out() -> None:
    canvas = Canvas(8, 5)
    paint_card(canvas, 0, 0, 8, 5, default_catalog().card("aberration"), INK)
    assert canvas.lines()[2] == "│SpRg+3│"


def test_held_cards(golden: SnapshotAssertion) -> None:
    catalog = default_catalog()
    states = (
        CardState(key="1"),
        CardState(key="2", dim=True),
        CardState(key="3", cursor=True),
        CardState(key="4", chosen=True),
        CardState(key="1", loses=True),
        CardState(ghost=True),
    )
    names = ("troll", "meteorite", "lieutenant", "boom", "zombie", "abomination")
    rows: list[str] = []
    for width, height in ((11, 8), (8, 5), (4, 5)):
        canvas = Canvas(len(names) * (width + 1) + width, height)
        for place, (name, state) in enumerate(zip(names, states, strict=True)):
            card = catalog.card(name)
            paint_card(canvas, place * (width + 1), 0, width, height, card, INK, state)
        paint_back(canvas, len(names) * (width + 1), 0, width, height, INK)
        rows += canvas.lines()
    assert frame(rows) == golden


@pytest.mark.parametrize("ink", [INK, ASCII_INK], ids=["unicode", "ascii"])
def test_strongholds(ink: Ink, golden: SnapshotAssertion) -> None:
    rows: list[str] = []
    for width, height in ((15, 8), (11, 8), (11, 5), (9, 5), (7, 5), (5, 5), (11, 3), (5, 3)):
        canvas = Canvas(3 * (width + 1), height)
        for place, (fort, cursor) in enumerate(((False, False), (True, False), (True, True))):
            x = place * (width + 1)
            paint_stronghold(
                canvas, x, 0, width, height, ink, fort=fort, health=6 - place, cursor=cursor
            )
        rows += canvas.lines()
    assert frame(rows) == golden


@pytest.mark.parametrize("width", [4, 5, 7, 9, 11, 15])
@pytest.mark.parametrize("height", [3, 5, 8])
def test_the_health_of_a_stronghold_is_never_cut(width: int, height: int) -> None:
    canvas = Canvas(width, height)
    paint_stronghold(canvas, 0, 0, width, height, INK, fort=False, health=12)
    assert "12" in "\n".join(canvas.lines())


def test_every_ability_has_a_style() -> None:
    names = {ability_style_name(ability) for ability in Ability}
    assert names == {"fury", "force", "guard", "reach", "strong"}
