from functools import cache
from itertools import pairwise

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App, ComposeResult

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.rules import View
from clash_tui.ui.clash.paint.row import hand_row
from clash_tui.ui.clash.play.hand_row import HandRow, HandScene
from clash_tui.ui.clash.play.opponent_strip import OpponentStrip
from clash_tui.ui.style.ink import Ink
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


@pytest.mark.parametrize("cards", [*range(18), 24, 32])
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


BLACKMAIL = TABLE.replace("upper  baron", "upper  slayer frosted-grrr baron")


def test_the_dotted_line_moves_with_blackmail(golden: SnapshotAssertion) -> None:
    side = seen(BLACKMAIL).sides[0]
    assert side.available == 2
    text = drawn(HandScene(side), (80, 5))
    bottom = text.split("\n")[4]
    assert "2" in bottom
    assert "3" not in bottom
    assert text == golden


@cache
def crowded(cards: int) -> View:
    """Return hands of so many cards, a third of them left of the Stronghold."""
    ids = [card.id for card in default_catalog().cards[40 : 40 + cards]]
    hand = " ".join([*ids[: cards // 3], "|", *(each + "^" for each in ids[cards // 3 :])])
    text = TABLE.replace("| troll brute boom partisan annihilation", hand)
    return seen(text.replace("gnome zombie | reptile cyclone scribe^ meteorite", hand))


@pytest.mark.parametrize("cards", [9, 15, 20, 32])
def test_big_hands_shrink_before_anything_is_lost(cards: int, golden: SnapshotAssertion) -> None:
    side = crowded(cards).sides[0]
    last = side.hand[-1].card
    assert last is not None
    texts = []
    for size in ((80, 5), (100, 7), (120, 8)):
        text = drawn(HandScene(side, cursor=cards - 1, name="Ann"), size)
        assert text.split("\n")[1].rstrip(" ┃").split("┃")[-1][:1] == last.name[:1]
        texts.append(text)
    assert "".join(texts) == golden


@pytest.mark.parametrize("cards", [8, 16, 17, 18, 24, 25, 32])
@pytest.mark.parametrize("size", [(80, 1), (100, 3), (120, 3)], ids=name_of)
def test_every_card_of_the_other_hand_is_to_be_seen(cards: int, size: tuple[int, int]) -> None:
    strip = OpponentStrip()
    strip.show(crowded(cards).sides[1], "Benjamin", struck="−3")
    strip.paint(INK, *size)
    regions = [region for region, _place in strip.places]
    assert len(regions) == cards + 1
    assert all(region.right <= size[0] for region in regions)
    assert all(left.right <= right.x for left, right in pairwise(regions))


@pytest.mark.parametrize("cards", [16, 32])
def test_big_hands_in_ascii_and_face_down(cards: int) -> None:
    side = crowded(cards).sides[0]
    text = drawn(HandScene(side, cursor=2, face_down=True), (80, 5), ASCII_INK)
    assert text.isascii()
    assert not set(text) & set("abcdefghijklmnopqrstuvwyz")


@pytest.mark.parametrize("size", [(160, 10), (200, 10), (200, 5)], ids=name_of)
def test_names_are_whole_where_they_fit(size: tuple[int, int]) -> None:
    text = drawn(HandScene(seen(OPENING).sides[0], cursor=1), size)
    for name in ("Annihilation", "Partisan", "Carapace", "Revenant"):
        assert name in text


@pytest.mark.parametrize("cards", range(1, 12))
@pytest.mark.parametrize("height", [5, 7, 8, 10])
def test_cards_grow_with_the_room(cards: int, height: int) -> None:
    widths = [
        min(
            place.width
            for place in hand_row(cards, 0, room, height, 4, 14).places
            if place.place >= 0
        )
        for room in range(60, 260)
    ]
    assert all(one <= other for one, other in pairwise(widths))
    assert widths[-1] >= 16
