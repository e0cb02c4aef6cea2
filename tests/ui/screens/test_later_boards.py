"""The board with cards of the later sets: its frames, and a Symbiote played onto its host."""

import pytest

from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from tests.ui.positions import BIG_HAND, LATER
from tests.ui.screens.sizes import at_every_size

PAIR_FALLS = """\
initiation-pack  turn 5  A summoning  mana 5
A Bastion  | combustion boom zombie
B Bastion  gnome zombie | reptile cyclone scribe
upper  ogre  ||  lackey&tamed-pecker(troll):1
lower  ||  lackey
"""
BOARDS = {
    "joining": (LATER, ("1", "up", "right")),
    "in-blood": (BIG_HAND, ("1",)),
    "pair-returns": (PAIR_FALLS, ("1", "right", "enter")),
}


@pytest.mark.parametrize("name", BOARDS)
async def test_the_board_at_two_sizes(name, at_table, golden):
    position, keys = BOARDS[name]
    async with at_table(position) as table:
        await table.pilot.press(*keys)
        await at_every_size(table.pilot, golden, ((80, 24), (120, 36)))


async def test_plain_ascii_is_plain_ascii(at_table, golden):
    async with at_table(LATER, glyphs="ascii") as table:
        await table.pilot.press("1", "up", "right")
        assert table.text.isascii()
        assert table.text == golden


async def test_a_symbiote_joins_a_creature_by_keys(at_table):
    async with at_table(LATER) as table:
        pilot = table.pilot
        await pilot.press("1")
        assert "With Hippogriff in the upper lane" in table.text
        await pilot.press("right", "right", "right")
        assert "With Hippogriff joined to Captain" in table.text
        await pilot.press("left", "left", "down")
        assert "With Hippogriff in the lower lane" in table.text
        await pilot.press("1", "enter")
        assert table.moves == ["hippogriff upper 2"]
        assert "Lep…+Hip…" in table.text
        await pilot.press("z", "1", "l")
        assert table.moves == ["hippogriff lower"]


async def test_a_symbiote_joins_a_creature_by_mouse(at_table):
    async with at_table(LATER, size=(120, 36)) as table:
        pilot, board = table.pilot, table.board
        hand, field = board.query_one("HandRow"), board.query_one("Battlefield")
        numbers = {each.card.id: each.number for each in board.sight.view().sides[0].upper}

        def at(card):
            region = field.where(numbers[card])
            return region.x + 2, region.y + 2

        await pilot.click(hand, offset=(3, 2))
        for place, lead in (
            (at("captain"), "joined to Captain"),
            (at("ogre"), "in the upper lane"),
            ((3, 14), "in the lower lane"),
            (at("captain"), "joined to Captain"),
        ):
            await pilot.hover(field, offset=place)
            assert f"With Hippogriff {lead}" in table.text
        await pilot.click(field, offset=at("captain"))
        assert table.moves == ["hippogriff upper 0"]


async def test_the_second_of_two_same_cards_is_the_one_that_is_played(at_table):
    twins = BIG_HAND.replace(
        "gargoyle zombie troll | zombie", "zombie gargoyle zombie troll | boom"
    )
    twins = twins.replace("slayer frosted-grrr", "slayer").replace(" boom boom", " boom")
    async with at_table(twins) as table:
        await table.pilot.press("3", "u")
        assert table.moves == ["zombie#3 upper"]


async def test_twins_that_fall_together_are_told_apart(at_table):
    twins = PAIR_FALLS.replace("lackey&tamed-pecker(troll):1", "lackey")
    async with at_table(twins) as table:
        await table.pilot.press("1", "right", "enter")
        assert isinstance(table.screen, ReturnOrderScreen)
        await table.pilot.press("2")
        assert table.moves[-1] == "return lackey#2 lackey"
