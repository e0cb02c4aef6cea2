from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult
from textual.message import Message

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import LOWER, UPPER, View
from clash_tui.ui.clash.play.battlefield import Battlefield
from clash_tui.ui.clash.play.battlefield_scene import BattlefieldScene
from clash_tui.ui.style.ink import Ink
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import CROWD, LATER, OPENING, TABLE, creature, seen

SMALL, TALLER, MEDIUM, LARGE = (80, 12), (80, 14), (82, 18), (123, 29)
SIZES = [SMALL, TALLER, MEDIUM, LARGE]


def drawn(scene: BattlefieldScene, size: tuple[int, int], ink: Ink = INK) -> str:
    field = Battlefield()
    field.show(scene)
    return frame(field.paint(ink, *size).lines())


def number(view: View, card: str) -> int:
    return creature(view, card).number


def aiming(view: View) -> BattlefieldScene:
    ogre, revenant = number(view, "ogre"), number(view, "revenant")
    everyone = [each.number for side in view.sides for lane in side.lanes for each in lane]
    return BattlefieldScene(
        view,
        cursor=ogre,
        targets=frozenset(everyone),
        falls=frozenset({ogre}),
        hurt={revenant: 1},
    )


def name_of(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


@pytest.mark.parametrize("size", SIZES, ids=name_of)
def test_aiming_an_incantation(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    assert drawn(aiming(seen(TABLE)), size) == golden


@pytest.mark.parametrize("size", SIZES, ids=name_of)
def test_a_crowd_shrinks_lane_by_lane(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    assert drawn(BattlefieldScene(seen(CROWD)), size) == golden


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=name_of)
def test_choosing_a_lane(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    scene = BattlefieldScene(
        seen(TABLE),
        ghost=(default_catalog().card("partisan"), 0, LOWER),
        chosen_lane=LOWER,
        lanes_choosable=True,
    )
    assert drawn(scene, size) == golden


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=name_of)
def test_an_attack(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    view = seen(CROWD)
    scene = BattlefieldScene(
        view,
        attacker=number(view, "ogre"),
        arrow=(UPPER, 1, False),
        struck=((number(view, "gnome"), "−4"), (number(view, "aberration"), "0")),
    )
    assert drawn(scene, size) == golden


def test_an_attack_on_a_stronghold_goes_through_the_kingdom(golden: SnapshotAssertion) -> None:
    view = seen(OPENING)
    both = [drawn(BattlefieldScene(view, arrow=(LOWER, side, True)), SMALL) for side in (0, 1)]
    assert "".join(both) == golden


def test_in_ascii(golden: SnapshotAssertion) -> None:
    text = drawn(aiming(seen(TABLE)), SMALL, ASCII_INK)
    assert text.isascii()
    assert text == golden


def test_every_creature_is_found_where_it_is_drawn() -> None:
    field, view = Battlefield(), seen(TABLE)
    field.show(BattlefieldScene(view))
    for y, line in enumerate(field.paint(INK, 80, 12).lines()):
        for name in ("Baron", "Carapace", "Ogre", "Shaman", "Revenant"):
            if name in line:
                x = line.index(name)
                assert field.creature_at(x, y) == number(view, name.lower())
                assert field.creature_at(x, y + 3) == number(view, name.lower())
                assert field.creature_at(x, y + 4) is None


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("width", [80, 82, 123])
def test_no_creature_is_lost_however_many_there_are(count: int, width: int) -> None:
    text = OPENING.replace("upper  ||", "upper  ||  " + " ".join(["brute"] * count))
    view = seen(text.replace(" brute carapace", " carapace"))
    field = Battlefield()
    field.show(BattlefieldScene(view))
    canvas = field.paint(INK, width, 12)
    shown = {field.creature_at(x, 3) for x in range(width)} - {None}
    hidden = count - len(shown)
    assert (f"+{hidden}" in "\n".join(canvas.lines())) == (hidden > 0)
    assert all(len(line) <= width for line in canvas.lines())


class Field(App[None]):
    """A battlefield that keeps what it was told."""

    def __init__(self, scene: BattlefieldScene) -> None:
        super().__init__()
        self.scene = scene
        self.told: list[tuple[str, Any]] = []

    def compose(self) -> ComposeResult:
        yield Battlefield()

    def on_mount(self) -> None:
        self.field.show(self.scene)

    @property
    def field(self) -> Battlefield:
        return self.query_one(Battlefield)

    def tell(self, message: Message, value: Any) -> None:
        self.told.append((type(message).__name__, value))

    def on_battlefield_creature_pointed(self, message: Battlefield.CreaturePointed) -> None:
        self.tell(message, message.number)

    def on_battlefield_creature_chosen(self, message: Battlefield.CreatureChosen) -> None:
        self.tell(message, message.number)

    def on_battlefield_lane_chosen(self, message: Battlefield.LaneChosen) -> None:
        self.tell(message, message.lane)


ON_OGRE, ON_BARON, ON_OWN_LOWER, ON_ENEMY_LOWER, ON_WATER = (
    (46, 4),
    (18, 4),
    (3, 10),
    (75, 10),
    (40, 4),
)


async def test_the_mouse_points_chooses_and_leaves() -> None:
    view = seen(TABLE)
    app = Field(BattlefieldScene(view))
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.hover(offset=ON_OGRE)
        await pilot.hover(offset=(ON_OGRE[0] + 1, ON_OGRE[1]))
        await pilot.hover(offset=ON_WATER)
        await pilot.click(offset=ON_OGRE)
        await pilot.click(offset=ON_OWN_LOWER)
        await pilot.click(offset=ON_ENEMY_LOWER)
        await pilot.click(offset=ON_WATER)
        ogre = number(view, "ogre")
        told = [each for each in app.told if each[0] != "CreaturePointed"]
        assert app.told[:2] == [("CreaturePointed", ogre), ("CreaturePointed", None)]
        assert told == [("CreatureChosen", ogre), ("LaneChosen", LOWER)]


async def test_while_a_lane_is_chosen_own_creatures_stand_for_it() -> None:
    view = seen(TABLE)
    app = Field(BattlefieldScene(view, lanes_choosable=True))
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.click(offset=ON_BARON)
        await pilot.click(offset=ON_OGRE)
        told = [each for each in app.told if each[0] != "CreaturePointed"]
        assert told == [("LaneChosen", UPPER), ("CreatureChosen", number(view, "ogre"))]


async def test_the_same_scene_is_not_painted_again() -> None:
    app = Field(BattlefieldScene(seen(TABLE)))
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.pause()
        painted = app.field._painting
        app.field.show(BattlefieldScene(seen(TABLE)))
        app.field.render_line(0)
        assert app.field._painting is painted
        app.field.show(BattlefieldScene(seen(TABLE), chosen_lane=UPPER, lanes_choosable=True))
        app.field.render_line(0)
        assert app.field._painting is not painted


async def test_another_theme_paints_anew() -> None:
    app = Field(BattlefieldScene(seen(TABLE)))
    async with app.run_test(size=(80, 14)) as pilot:
        await pilot.pause()
        before = app.field.render_line(3)
        app.theme = "textual-light"
        await pilot.pause()
        after = app.field.render_line(3)
        assert before.text == after.text
        assert list(before) != list(after)


@pytest.mark.parametrize("width", range(60, 200, 3))
def test_a_champion_keeps_away_from_the_name_of_its_lane(width):
    for chosen in (None, 0):
        field = Battlefield()
        view = seen(TABLE + "champions  A brigand ready  B gnome exhausted\n")
        side = view.sides[0]
        card = side.champion.card.model_copy(update={"name": "Scourge of the Ramparts"})
        champion = side.champion.model_copy(update={"card": card})
        sides = (side.model_copy(update={"champion": champion}), view.sides[1])
        view = view.model_copy(update={"sides": sides})
        field.show(BattlefieldScene(view, chosen_lane=chosen, lanes_choosable=chosen == 0))
        top = field.paint(INK, width, 14).lines()[0]
        _before, _upper, after = top.partition("upper ")
        assert after[:1] in "─━ "
        assert after.lstrip("─━")[:1] == " "


@pytest.mark.parametrize("size", [(123, 28), (160, 34), (200, 36), (200, 12), (100, 34)])
def test_names_are_whole_where_they_fit(size):
    names = {"Baron", "Carapace", "Ogre", "Shaman", "Revenant", "Lieutenant"}
    text = drawn(BattlefieldScene(seen(TABLE)), size)
    assert all(name in text for name in names)


@pytest.mark.parametrize("size", [(100, 12), (120, 14), (200, 12)])
def test_a_long_name_gets_a_wider_card(size):
    text = drawn(BattlefieldScene(seen(LATER)), size)
    assert "Toxic Thrasher" in text
    assert "Baron+Demonic Parasite" in text
