"""Whole duels through the screens: by keyboard alone, and by mouse alone."""

from clash_tui.ui.board.stops import STRONGHOLD
from clash_tui.ui.screens.board import BoardScreen
from clash_tui.ui.screens.result import ResultScreen
from clash_tui.ui.screens.return_order import ReturnOrderScreen
from clash_tui.ui.screens.title import TitleScreen
from clash_tui.ui.widgets.key_bar import KeyBar
from tests.ui.frames import frame_text

MOST_STEPS = 600


async def test_a_whole_duel_by_keyboard_alone(make_app):
    """Ann and Ben play whatever they can, left to right, in the lanes by turns."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("d", "down", "down", "enter", *"Ann", "enter", "down", "enter", *"Ben")
        await pilot.press("enter", "down", "enter", "enter", "enter", "enter")
        steps = 0
        while not isinstance(app.screen, ResultScreen) and steps < MOST_STEPS:
            steps += 1
            if isinstance(app.screen, BoardScreen):
                held = app.screen.view_now().sides[app.screen.bottom].hand
                playable = [card.place for card in held if card.playable and len(held) > 3]
                keys = (str(playable[0] + 1), "ul"[steps % 2]) if playable else ("space",)
                if playable and not held[playable[0]].card.is_creature:
                    keys = (keys[0], "enter")
                await pilot.press(*keys)
            elif isinstance(app.screen, ReturnOrderScreen):
                await pilot.press("1")
            else:
                await pilot.press("enter")
        assert isinstance(app.screen, ResultScreen), frame_text(app)
        assert "wins" in frame_text(app)
        await pilot.press("q")
        assert isinstance(app.screen, TitleScreen)


def middle(region):
    """Return the cell in the middle of a region."""
    return region.x + region.width // 2, region.y + region.height // 2


async def click_key(pilot, app, label):
    """Click an entry of the key bar."""
    bar = app.screen.query_one(KeyBar)
    x = next(x for x, hint in bar._places if hint.label == label)
    await pilot.click(bar, offset=(x + 1, 0))
    await pilot.pause()


async def click_text(pilot, app, text):
    """Click where a text stands on the screen."""
    for y, line in enumerate(frame_text(app).split("\n")):
        if text in line:
            await pilot.click(offset=(line.index(text) + 1, y))
            await pilot.pause()
            return
    raise AssertionError(f"{text} is not on the screen:\n{frame_text(app)}")


async def play_with_the_mouse(pilot, app, board, steps):
    """Play the first card that can be played, else attack."""
    view = board.view_now()
    held = view.sides[board.bottom].hand
    playable = [card for card in held if card.playable and len(held) > 3]
    if not playable:
        await click_key(pilot, app, "attack")
        return
    hand, field = board.query_one("HandRow"), board.query_one("Battlefield")
    assert hand.where(STRONGHOLD) is not None
    await pilot.click(hand, offset=middle(hand.where(playable[0].place)))
    if playable[0].card.is_creature:
        lane_y = field.size.height // 4 + (steps % 2) * field.size.height // 2
        lane_x = 1 if board.bottom == 0 else field.size.width - 2
        await pilot.click(field, offset=(lane_x, lane_y))
    else:
        creatures = [each for side in view.sides for lane in side.lanes for each in lane]
        enemies = [each for each in creatures if each.player != board.bottom]
        await pilot.click(field, offset=middle(field.where((enemies or creatures)[0].number)))


async def test_a_whole_duel_by_mouse_alone(make_app):
    app = make_app()
    async with app.run_test(size=(120, 36)) as pilot:
        await click_text(pilot, app, "Duel")
        await click_text(pilot, app, "Choose the decks")
        for picker, deck in (("Player A picks", "Deck 3"), ("Player B picks", "Deck 1")):
            while picker in frame_text(app):
                await click_text(pilot, app, deck)
        await click_key(pilot, app, "go on")
        steps = 0
        while not isinstance(app.screen, ResultScreen) and steps < MOST_STEPS:
            steps += 1
            if isinstance(app.screen, BoardScreen):
                await play_with_the_mouse(pilot, app, app.screen, steps)
            elif isinstance(app.screen, ReturnOrderScreen):
                line = app.screen.query_one("CardLine")
                await pilot.click(line, offset=middle(line._places[0]))
            else:
                await click_text(pilot, app, "show my hand")
            await pilot.pause()
        assert isinstance(app.screen, ResultScreen), frame_text(app)
        await click_text(pilot, app, "Title")
        assert isinstance(app.screen, TitleScreen)
