"""The list of actions is no fault in a terminal that has no room for it."""

import pytest
from textual.command import CommandPalette


@pytest.mark.parametrize("key", ["pageup", "pagedown", "home", "end", "up", "down", "enter"])
async def test_a_key_in_a_palette_without_room_is_no_fault(make_app, key):
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", "e")
        await pilot.pause()
        assert isinstance(app.screen, CommandPalette)
        await pilot.resize_terminal(1, 36)
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert app.crash is None
