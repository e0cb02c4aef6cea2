"""One declaration of an action gives its keys, its footer text, its palette entry and its help."""

import importlib
import pkgutil
from collections import Counter

import pytest
from textual import events
from textual.command import CommandList, DiscoveryHit

import clash_tui.ui
from clash_tui.base.glyphs import ASCII, UNICODE
from clash_tui.ui.shell.action_commands import ActionCommands
from clash_tui.ui.shell.actions import CHOOSE, MOVE, Action, all_keys, bindings
from clash_tui.ui.shell.base import HouseScreen, Tier, tier_of
from clash_tui.ui.shell.settings import SettingsScreen
from clash_tui.ui.shell.title import TitleScreen
from clash_tui.ui.widgets.key_bar import KeyBar
from tests.ui.screens.samples import hand_over


def all_screens() -> list[type[HouseScreen]]:
    for module in pkgutil.walk_packages(clash_tui.ui.__path__, "clash_tui.ui."):
        importlib.import_module(module.name)
    found: list[type[HouseScreen]] = []
    waiting: list[type[HouseScreen]] = [HouseScreen]
    while waiting:
        screen = waiting.pop()
        waiting += screen.__subclasses__()
        if screen.ACTIONS:
            found.append(screen)
    return sorted(found, key=lambda each: each.__name__)


@pytest.mark.parametrize("screen", all_screens(), ids=lambda each: each.__name__)
class TestEveryScreen:
    def test_does_what_it_declares(self, screen):
        for action in screen.ACTIONS:
            assert callable(getattr(screen, f"action_{action.method}", None)), action.id

    def test_gives_no_key_two_meanings_at_the_same_time(self, screen):
        if screen.available_actions is not HouseScreen.available_actions:
            return  # which of two works then depends on the moment
        keys = Counter(key for action in screen.ACTIONS for key in action.keys)
        assert [key for key, count in keys.items() if count > 1] == []

    def test_declares_each_action_once_and_explains_it(self, screen):
        ids = [action.id for action in screen.ACTIONS]
        assert len(set(ids)) == len(ids)
        assert all(action.help.endswith(".") for action in screen.ACTIONS)

    def test_does_not_mind_caps_lock(self, screen):
        """Terminals send capitals then; none of them may do another thing, or nothing."""
        done = {}
        for each in bindings(screen.ACTIONS):
            done.setdefault(each.key, []).append(each.action)
        small = [key for key in done if len(key) == 1 and key.islower()]
        assert {key: done.get(key.upper()) for key in small} == {key: done[key] for key in small}

    def test_never_needs_escape(self, screen):
        """Escape is slow in some terminals, so another key does the same."""
        for action in screen.ACTIONS:
            if "escape" in action.keys:
                assert len(action.keys) > 1


def test_keys_and_arguments_must_pair_up():
    with pytest.raises(ValueError, match="2 keys, 1 arguments"):
        Action("take", ("1", "2"), "take", "Take a card.", arguments=(1,))


def test_each_key_hands_over_its_argument():
    take = Action("take-card", ("1", "2"), "take", "Take a card.", arguments=(1, 2))
    assert [(each.key, each.action) for each in bindings([take])] == [
        ("1", "take_card(1)"),
        ("2", "take_card(2)"),
    ]


def test_a_capital_that_a_screen_declares_is_another_key():
    small = Action("see", ("s",), "see", "See.")
    large = Action("save", ("S",), "save", "Save.")
    assert [(each.key, each.action) for each in bindings([small, large])] == [
        ("s", "see"),
        ("S", "save"),
    ]


def test_keys_as_the_help_lists_them():
    assert all_keys(MOVE, UNICODE) == "↑↓←→ hjkl"
    assert all_keys(MOVE, ASCII) == "^v<> hjkl"
    assert all_keys(CHOOSE, UNICODE) == "enter space"


@pytest.mark.parametrize(
    ("size", "tier"),
    [
        ((80, 24), Tier.SMALL),
        ((120, 29), Tier.SMALL),
        ((100, 30), Tier.MEDIUM),
        ((120, 36), Tier.LARGE),
        ((159, 60), Tier.LARGE),
        ((160, 45), Tier.HUGE),
    ],
)
def test_the_tier_is_the_largest_that_fits_both_ways(size, tier):
    assert tier_of(*size) is tier


async def test_what_does_not_work_now_is_neither_shown_nor_done(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[str | None] = []
        app.push_screen(hand_over(may_undo=False), results.append)
        await pilot.press("z")
        labels = [hint.label for hint in app.screen.query_one(KeyBar)._hints]
        assert labels == ["ready", "title", "help"]
        assert results == []


async def test_the_palette_offers_every_action_that_works_now(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[str | None] = []
        app.push_screen(hand_over(), results.append)
        await pilot.pause()
        hits = [hit async for hit in ActionCommands(app.screen).discover()]
        assert all(isinstance(hit, DiscoveryHit) for hit in hits)
        names = [str(hit.display) for hit in hits]
        assert names == ["Ready", "Take back", "Title", "Help", "Quit the program"]
        await hits[1].command()
        await pilot.pause()
        assert results == ["undo"]


async def test_the_palette_leaves_once_however_often_it_is_told_to(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await app.workers.wait_for_complete()
        await pilot.press(*"settings")
        await app.workers.wait_for_complete()
        await pilot.pause()
        found = app.screen.query_one(CommandList)
        found.action_first()
        # Two choices are on their way before the first has arrived.
        found.action_select()
        found.action_select()
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [TitleScreen, SettingsScreen]


async def test_a_click_on_the_key_bar_is_the_key(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        results: list[str | None] = []
        app.push_screen(hand_over(), results.append)
        await pilot.pause()
        await pilot.click(KeyBar, offset=(2, 0))
        await pilot.pause()
        assert results == ["ready"]


@pytest.mark.parametrize(
    "keys", ["o f2 enter q", "d f2 enter enter enter", "enter enter", "s r enter enter q q", "q o"]
)
async def test_keys_typed_faster_than_screens_come_break_nothing(make_app, keys):
    """Screens are asked before they are there, hear of coming when they left, leave twice."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key in keys.split():
            app.post_message(events.Key(key, None))
        await pilot.pause()
        names = [type(screen) for screen in app.screen_stack]
        assert len(names) == len(set(names))
