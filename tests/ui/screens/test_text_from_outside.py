"""What files and names say is text on the screens too, in toasts as in all that is painted."""

import json

import pytest

from clash_tui.base.clean_text import is_showable
from clash_tui.games.clash.cards import default_catalog
from clash_tui.ui.after.saves import SavesScreen
from clash_tui.ui.app import ClashApp
from clash_tui.ui.style.canvas import Canvas
from tests.hostile import STRINGS
from tests.match.test_replay import finished


def written(app) -> str:
    """Return all that the app writes into the cells of the terminal."""
    update = app.screen._compositor.render_update(full=True)
    rows = (segment for row in update.strips for strip in row for segment in strip)
    return "".join(segment.text for segment in rows)


async def settled(pilot) -> None:
    """Wait until every toast is there: each comes by a message of its own."""
    for _ in range(3 * len(STRINGS)):
        await pilot.pause()


@pytest.mark.parametrize("string", STRINGS, ids=ascii)
def test_whatever_is_painted_can_be_shown(string: str) -> None:
    canvas = Canvas(20, 2)
    canvas.text(1, 0, string)
    canvas.put(0, 1, string[0])
    for strip, line in zip(canvas.strips(), canvas.lines(), strict=True):
        assert all(is_showable(segment.text) for segment in strip)
        assert is_showable(line)
        assert strip.cell_length == 20


async def test_toasts_show_text_and_no_markup(make_app):
    app = make_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        for string in STRINGS:
            app.notify(f"[red]{string}[/", title=string)
            app.screen.notify(f"[/b]{string}")
        await settled(pilot)
        notices = list(app._notifications)
        assert len(notices) == 2 * len(STRINGS)
        assert all(is_showable(each.title) and not each.markup for each in notices)
        assert all(is_showable(line) for each in notices for line in each.message.split("\n"))
        assert "[red]" in written(app)
        assert is_showable(written(app))


@pytest.fixture
def _own_sets():
    default_catalog.cache_clear()
    yield
    default_catalog.cache_clear()


@pytest.mark.usefixtures("_own_sets")
async def test_files_with_orders_in_their_names_and_fields(data_folder, config_folder):
    config_folder.mkdir()
    (config_folder / "settings.toml").write_text('theme = "a\\u001b[31mb"\n')
    for folder in ("sets", "games"):
        (data_folder / folder).mkdir(parents=True)
    whole = {**finished(), "ending": None, "record": None}
    for number, string in enumerate(STRINGS):
        name = string.replace("\0", "").replace("/", "")
        (data_folder / "sets" / f"{name}.toml").write_text('name = "\\u001b[31m"\n["\\u202e"]\n')
        (data_folder / "games" / f"{name}.json").write_text("{")
        broken = {**whole, string: string}
        (data_folder / "games" / f"{number}.json").write_text(json.dumps(broken))
    default_catalog.cache_clear()
    app = ClashApp(seed=1)
    async with app.run_test(size=(120, 36), notifications=True) as pilot:
        await app.loaded.wait()
        await pilot.pause()
        await settled(pilot)
        assert len(app._notifications) == 5
        told = [each.message for each in app._notifications]
        assert all(map(is_showable, told))
        assert "2 more files of cards are refused; clash-tui cards list names them." in told
        assert is_showable(written(app))
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen)
        for _ in range(2 * len(STRINGS)):
            await pilot.press("down")
            await pilot.pause()
            assert is_showable(written(app))
            assert "cannot be read" in written(app)
