"""Whole screens on any terminal: letters of all widths stay in their cells, all can be read."""

import pytest
from rich.cells import cell_len
from rich.style import Style

from clash_tui.match.seats import seated
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.style.contrast import LINE, TEXT
from clash_tui.ui.style.depth import CONSOLE, XTERM, Depth
from clash_tui.ui.style.theme import palette_of
from tests.ui.board.duels import PLAN, duel_at
from tests.ui.positions import TABLE
from tests.ui.screens.samples import show
from tests.ui.test_readable import colours, contrast, shown

NAMES = ("日本の太郎さんと花子さんの長い名前", "Ze\u0301noe\u0308 한국어 ก็")


def rows(app) -> list:
    """Return the rows of the screen on top as they go to the terminal."""
    return app.screen._compositor.render_strips()


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (200, 50)])
async def test_names_of_all_letters_push_no_row_out(make_app, size):
    app = make_app()
    async with app.run_test(size=size) as pilot:
        duel = duel_at(TABLE)
        duel.seats = seated(NAMES)
        app.push_screen(BoardScreen(duel, PLAN))
        for key in ("", "enter", "2", "escape", "up", "m", "escape", "g"):
            await pilot.press(*([key] if key else []))
            await pilot.pause()
            for row in rows(app):
                assert row.cell_length == size[0]
                assert cell_len(row.text) == size[0]


@pytest.mark.parametrize("name", ["new-duel", "rules"])
async def test_all_that_is_written_can_be_read_in_every_theme(make_app, name):
    app = make_app()
    async with app.run_test(size=(100, 30)) as pilot:
        show(app, name)
        app.notify("What is told in passing")
        for theme in app.available_themes.values():
            if theme.ansi:
                continue
            app.theme = theme.name
            await pilot.pause()
            palette = palette_of(theme)
            faint = {palette.dim.color, palette.cost_dim.color}
            for style in written(app):
                least = LINE if style.color in faint else TEXT
                check(style, theme, Depth.TRUE, XTERM, least)
                for depth, terminal in (
                    (Depth.INDEXED, XTERM),
                    (Depth.SIXTEEN, XTERM),
                    (Depth.SIXTEEN, CONSOLE),
                    (Depth.EIGHT, CONSOLE),
                ):
                    check(style, theme, depth, terminal, least)


def written(app) -> set[Style]:
    """Return the styles of all letters and digits on the screen."""
    return {
        Style(color=segment.style.color, bgcolor=segment.style.bgcolor, bold=segment.style.bold)
        for row in rows(app)
        for segment in row
        if segment.style is not None and any(map(str.isalnum, segment.text))
    }


def check(style, theme, depth, terminal, least):
    sent = shown(style, theme, depth, terminal)
    found = min(contrast(*pair) for pair in colours(sent, theme, terminal))
    assert found >= least - 0.1, (theme.name, depth, terminal.name, style, found)
