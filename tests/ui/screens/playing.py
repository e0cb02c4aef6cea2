"""Playing whole games through the screens: by keyboard alone, and by mouse alone."""

from clash_tui.ui.after.end import EndScreen
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.play.return_order import ReturnOrderScreen
from clash_tui.ui.clash.play.stops import STRONGHOLD
from clash_tui.ui.widgets.key_bar import KeyBar
from tests.ui.frames import frame_text

MOST_STEPS = 600


async def play_with_the_keyboard(pilot, app):
    """Play whatever can be played, left to right, in the lanes by turns, up to the result.

    Return how often a Champion was summoned.
    """
    steps = champions = 0
    while not isinstance(app.screen, EndScreen) and steps < MOST_STEPS:
        steps += 1
        if isinstance(app.screen, BoardScreen):
            side = app.screen.sight.view().sides[app.screen.sight.bottom]
            playable = [card.place for card in side.hand if card.playable and len(side.hand) > 3]
            keys = (str(playable[0] + 1), "ul"[steps % 2]) if playable else ("space",)
            if side.champion is not None and side.champion.playable:
                champions += 1
                keys = ("0", "ul"[steps % 2])
            elif playable and not side.hand[playable[0]].card.is_creature:
                keys = (keys[0], "enter")
            await pilot.press(*keys)
        elif isinstance(app.screen, ReturnOrderScreen):
            await pilot.press("1")
        else:
            await pilot.press("enter")
    assert isinstance(app.screen, EndScreen), frame_text(app)
    return champions


async def play_with_the_mouse(pilot, app):
    """Play whatever can be played up to the result, by clicks alone."""
    steps = 0
    while not isinstance(app.screen, EndScreen) and steps < MOST_STEPS:
        steps += 1
        if isinstance(app.screen, BoardScreen):
            await click_a_move(pilot, app, app.screen, steps)
        elif isinstance(app.screen, ReturnOrderScreen):
            line = app.screen.query_one("CardLine")
            await pilot.click(line, offset=middle(line._places[0]))
        else:
            await click_text(pilot, app, "show my hand")
        await pilot.pause()
    assert isinstance(app.screen, EndScreen), frame_text(app)


async def click_a_move(pilot, app, board, steps):
    """Play the first card that can be played, else attack."""
    view = board.sight.view()
    held = view.sides[board.sight.bottom].hand
    playable = [card for card in held if card.playable and len(held) > 3]
    if not playable:
        await click_key(pilot, app, "attack")
        return
    hand, field = board.query_one("HandRow"), board.query_one("Battlefield")
    assert hand.where(STRONGHOLD) is not None
    await pilot.click(hand, offset=middle(hand.where(playable[0].place)))
    if playable[0].card.is_creature:
        lane_y = field.size.height // 4 + (steps % 2) * field.size.height // 2
        lane_x = 1 if board.sight.bottom == 0 else field.size.width - 2
        await pilot.click(field, offset=(lane_x, lane_y))
    else:
        creatures = [each for side in view.sides for lane in side.lanes for each in lane]
        enemies = [each for each in creatures if each.player != board.sight.bottom]
        await pilot.click(field, offset=middle(field.where((enemies or creatures)[0].number)))


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
