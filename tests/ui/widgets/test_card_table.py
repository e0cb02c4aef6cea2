"""The table of cards: what it shows, its cursor, and the mouse on it."""

import pytest
from textual.app import App
from textual.events import MouseScrollDown

from clash_tui.games.clash.cards import Ability, default_catalog
from clash_tui.ui.clash.collection.card_filter import CardFilter, CardOrder, Column, listed
from clash_tui.ui.clash.collection.card_table import CardTable
from tests.ui.frames import frame, frame_text
from tests.ui.inks import ASCII_INK, INK

PACK = listed([default_catalog().set("initiation-pack")])
EVERYTHING = listed(default_catalog().sets)


@pytest.mark.parametrize(
    ("width", "entries"), [(46, PACK), (80, PACK), (84, EVERYTHING), (120, EVERYTHING)]
)
def test_table(width, entries, golden):
    table = CardTable(entries)
    table.mark(["boom", "grrr", "alpha"])
    assert frame(table.paint(INK, width, 12).lines()) == golden


def test_in_ascii(golden):
    table = CardTable(PACK)
    table.mark(["boom"])
    text = frame(table.paint(ASCII_INK, 80, 12).lines())
    assert text.isascii()
    assert text == golden


def test_names_with_accents_in_ascii():
    assert frame(CardTable(EVERYTHING).paint(ASCII_INK, 120, 400).lines()).isascii()


@pytest.mark.parametrize("width", range(40, 200, 7))
def test_numbers_are_never_cut_and_nothing_lies_over_another(width):
    lines = CardTable(EVERYTHING).paint(INK, width, 400).lines()
    for entry, line in zip(CardOrder().sorted(EVERYTHING), lines[1:], strict=False):
        card = entry.card
        damage = "" if card.is_creature else INK.glyphs.damage
        values = [str(card.cost), f"{damage}{card.attack}", str(card.health or INK.glyphs.none)]
        cells = [cell for cell in line[5:].split() if cell in values]
        assert [each for each in values if each in cells] == values


def test_no_card_is_like_that():
    table = CardTable(PACK)
    table.set_filter(CardFilter(cost=99))
    assert "No card is like that." in frame(table.paint(INK, 60, 6).lines())
    assert table.cursor is None
    assert not table.move(1)


def test_the_cursor_stays_on_its_card():
    table = CardTable(PACK)
    table.point("ogre")
    table.set_order(CardOrder(Column.NAME))
    table.set_filter(CardFilter(ability=Ability.BERSERK))
    assert table.cursor.card.id == "ogre"
    table.set_filter(CardFilter(cost=1))
    assert table.cursor.card.id in ("boom", "zombie")


class Shown(App[None]):
    CSS = "CardTable { width: 60; height: 8; }"

    def __init__(self):
        super().__init__()
        self.told = []

    def compose(self):
        yield CardTable(PACK)

    def on_card_table_pointed(self, message):
        self.told.append(f"pointed {message.card and message.card.id}")

    def on_card_table_chosen(self, message):
        self.told.append(f"chosen {message.card.id}")

    def on_card_table_sorted(self, message):
        order = message.order
        self.told.append(f"sorted {order.column.name} {order.descending}")


async def test_one_click_points_the_next_chooses():
    app = Shown()
    async with app.run_test(size=(60, 8)) as pilot:
        await pilot.click(CardTable, offset=(8, 3))
        await pilot.click(CardTable, offset=(8, 3))
        await pilot.pause()
        assert app.told == ["pointed assassin", "chosen assassin"]


async def test_a_click_in_a_quiet_table_only_points():
    app = Shown()
    async with app.run_test(size=(60, 8)) as pilot:
        app.query_one(CardTable).activate(False)
        await pilot.click(CardTable, offset=(8, 1))
        await pilot.pause()
        assert app.told == ["pointed boom"]


async def test_a_click_on_a_head_sorts_and_another_turns_it_round():
    app = Shown()
    async with app.run_test(size=(60, 8)) as pilot:
        await pilot.click(CardTable, offset=(6, 0))
        await pilot.click(CardTable, offset=(6, 0))
        await pilot.pause()
        assert app.told == ["sorted NAME False", "sorted NAME True"]
        table = app.query_one(CardTable)
        assert table.shown[0].name == "Zombie"
        assert table.cursor.card.id == "boom"


async def test_the_cursor_stays_in_sight():
    app = Shown()
    async with app.run_test(size=(60, 8)) as pilot:
        table = app.query_one(CardTable)
        for move in (lambda: table.move(99), lambda: table.page(-2), lambda: table.page(1)):
            assert move()
            await pilot.pause()
            assert table.cursor.card.name in frame_text(app)
        assert not table.point("nobody")


async def test_the_wheel_moves_the_cursor():
    app = Shown()
    async with app.run_test(size=(60, 8)) as pilot:
        await pilot._post_mouse_events([MouseScrollDown], CardTable, offset=(2, 2))
        await pilot.pause()
        assert app.told == ["pointed zombie"]
