from itertools import pairwise

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult

from clash_tui.game import View
from clash_tui.ui.paint.ink import Ink
from clash_tui.ui.paint.row import hand_row
from clash_tui.ui.widgets.hand_row import HandRow, HandScene
from tests.ui.frames import frame
from tests.ui.inks import ASCII_INK, INK
from tests.ui.positions import CROWD, OPENING, TABLE, seen

SIZES = [(80, 5), (100, 5), (120, 8), (160, 8)]


def name_of(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def drawn(scene: HandScene, size: tuple[int, int], ink: Ink = INK) -> str:
    row = HandRow()
    row.show(scene)
    return frame(row.paint(ink, *size).lines())


def in_hand(view: View, card: str) -> int | None:
    return next(
        held.number for held in view.sides[0].hand if held.card is not None and held.card.id == card
    )


@pytest.mark.parametrize("size", SIZES, ids=name_of)
def test_the_opening_hand(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    assert drawn(HandScene(seen(OPENING).sides[0], cursor=1, name="Ann"), size) == golden


@pytest.mark.parametrize("size", SIZES, ids=name_of)
def test_a_card_about_to_be_played(size: tuple[int, int], golden: SnapshotAssertion) -> None:
    view = seen(TABLE)
    scene = HandScene(view.sides[0], chosen=in_hand(view, "boom"), name="Ann")
    assert drawn(scene, size) == golden


def test_the_stronghold_slides_through_the_row(golden: SnapshotAssertion) -> None:
    side = seen(TABLE).sides[0]
    rows = [
        drawn(HandScene(side, place_override=place, struck="−2"), (80, 5)) for place in (0, 1, 4, 5)
    ]
    assert "".join(rows) == golden


def test_the_fort_under_the_cursor(golden: SnapshotAssertion) -> None:
    side = seen(CROWD).sides[0]
    assert drawn(HandScene(side, cursor=-1, name="Ann"), (120, 8)) == golden


def test_face_down_nothing_of_the_cards_is_to_be_seen(golden: SnapshotAssertion) -> None:
    text = drawn(HandScene(seen(TABLE).sides[0], face_down=True), (80, 5))
    assert not any(word in text for word in ("Troll", "Brute", "Boom", "Rg"))
    assert text == golden


def test_in_ascii(golden: SnapshotAssertion) -> None:
    text = drawn(HandScene(seen(OPENING).sides[0], cursor=1), (80, 5), ASCII_INK)
    assert text.isascii()
    assert text == golden


@pytest.mark.parametrize("cards", range(18))
@pytest.mark.parametrize("size", SIZES, ids=name_of)
def test_every_hand_fits(cards: int, size: tuple[int, int]) -> None:
    width, height = size
    for stronghold in range(cards + 1):
        row = hand_row(cards, stronghold, width - 1, height)
        assert row.width <= width - 1
        assert [place.place for place in row.places if place.place >= 0] == list(range(cards))
        assert row.places[stronghold].place == -1
        ends = [(place.x, place.x + place.width) for place in row.places]
        assert all(end <= start for (_, end), (start, _) in pairwise(ends))
        assert (row.divider is not None) == (cards > 4)


class Hand(App[None]):
    """A hand that keeps what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.pointed: list[int | None] = []
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        yield HandRow()

    def on_mount(self) -> None:
        self.query_one(HandRow).show(HandScene(seen(TABLE).sides[0]))

    def on_card_row_card_pointed(self, message: HandRow.CardPointed) -> None:
        self.pointed.append(message.place)

    def on_card_row_card_chosen(self, message: HandRow.CardChosen) -> None:
        self.chosen.append(message.place)


async def test_the_mouse_points_and_chooses() -> None:
    app = Hand()
    async with app.run_test(size=(80, 5)) as pilot:
        for x in (3, 15, 16, 79):
            await pilot.hover(offset=(x, 2))
        for x in (3, 15, 79):
            await pilot.click(offset=(x, 2))
        assert app.pointed[:3] == [-1, 0, None]
        assert app.chosen == [-1, 0]
