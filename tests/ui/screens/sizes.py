"""A screen at all sizes of the terminal: its frames at some, and no crash at any."""

import random

from tests.ui.frames import frame_text

SIZES = ((80, 24), (100, 30), (120, 36), (160, 45), (60, 20))
"""The four sizes a screen is made for, and one too small."""

STORM = 7
BOARD_STORM = 12


async def at_every_size(pilot, golden, sizes=SIZES):
    """Compare what is shown at each size with its golden frame."""
    for width, height in sizes:
        await pilot.resize_terminal(width, height)
        await pilot.pause()
        assert frame_text(pilot.app) == golden(name=f"{width}x{height}")


async def weather(pilot, seed, steps=STORM):
    """Let a window change its size all the time, and come back: nothing crashes or is lost.

    The screens of the shell and those of Constructed see more than 200 sizes together, the board
    as many with what stands over it.
    """
    app = pilot.app
    await pilot.resize_terminal(80, 24)
    before, stack = frame_text(app), list(app.screen_stack)
    rng = random.Random(seed)
    for _step in range(steps):
        await pilot.resize_terminal(rng.randint(20, 200), rng.randint(5, 60))
    await pilot.resize_terminal(80, 24)
    await pilot.pause()
    assert app.screen_stack == stack
    assert frame_text(app) == before
