"""Whole duels through the screens: by keyboard alone, and by mouse alone."""

from clash_tui.ui.clash.setup.draft import DraftScreen
from clash_tui.ui.clash.setup.offer_row import OfferRow
from clash_tui.ui.shell.title import TitleScreen
from tests.ui.frames import frame_text
from tests.ui.screens.playing import (
    click_key,
    click_text,
    middle,
    play_with_the_keyboard,
    play_with_the_mouse,
)


async def test_a_whole_duel_by_keyboard_alone(make_app):
    """Ann and Ben play whatever they can, left to right, in the lanes by turns."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "tab", "tab", "down", "enter", "tab", "tab", *"Ann", "enter", *"Ben")
        await pilot.press("enter", "enter", "enter", "enter", "enter")
        await play_with_the_keyboard(pilot, app)
        # Skipping with space once too often begins no rematch.
        await pilot.press("space")
        assert "wins" in frame_text(app)
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)


async def test_a_whole_duel_by_mouse_alone(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await click_text(pilot, app, "Duel")
        await click_text(pilot, app, "Choose the decks")
        for picker, deck in (("Player A picks", "Ambush"), ("Player B picks", "Brute Force")):
            while picker in frame_text(app):
                await click_text(pilot, app, deck)
        await click_key(pilot, app, "go on")
        await play_with_the_mouse(pilot, app)
        await click_text(pilot, app, "Title")
        assert isinstance(app.screen, TitleScreen)


async def test_a_whole_draft_duel_with_champions_by_keyboard_alone(make_app):
    """The first cards are taken, and the first two creatures are the Champions."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "enter", "tab", "tab", "tab", "down", "enter", "f2")
        await pilot.pause()
        for _round in range(4):
            assert isinstance(app.screen, DraftScreen)
            await pilot.press("enter", "right", "enter", "4", "enter")
        await pilot.pause()
        assert "Player A picks and shows a Champion" in frame_text(app)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert "begins" in frame_text(app)
        await pilot.press("enter")
        champions = await play_with_the_keyboard(pilot, app)
        assert "wins" in frame_text(app)
        assert champions > 0


async def test_a_whole_draft_duel_by_mouse_alone(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await click_text(pilot, app, "Duel")
        await click_text(pilot, app, "Draft")
        await click_text(pilot, app, "Choose the decks")
        while isinstance(app.screen, DraftScreen):
            offer = app.screen.query_one(OfferRow)
            if "next_round" in (app.screen.available_actions() or ()):
                label = "go on" if "complete" in frame_text(app) else "next round"
                await click_key(pilot, app, label)
                continue
            free = next(place for place, taker in enumerate(offer._offer.takers) if not taker)
            await pilot.click(offer, offset=middle(offer.where(free)))
            await pilot.pause()
        assert "begins" in frame_text(app)
        await click_key(pilot, app, "go on")
        await play_with_the_mouse(pilot, app)
        await click_text(pilot, app, "Title")
        assert isinstance(app.screen, TitleScreen)
