"""What is written to the terminal is what a new scene changes, and no more."""

from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region

from clash_tui.base.glyphs import UNICODE
from clash_tui.ui.style.canvas import Canvas
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.widgets.painted import Painted
from tests.ui.frames import frame_text

SEA = Style(bgcolor="#000010")
GOLD = Style(color="#ffcc00")


class Letters(Painted):
    """Shows letters at places, on a sea."""

    DEFAULT_CSS = "Letters { width: 12; height: 4; }"

    _scene: tuple[tuple[int, int, str], ...] | None

    def __init__(self) -> None:
        super().__init__()
        self.refreshed: list[tuple[Region, ...]] = []

    def paint(self, ink: Ink, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, SEA)
        for x, y, letter in self._scene or ():
            canvas.text(x, y, letter, GOLD)
        return canvas

    def refresh(self, *regions: Region, **more: bool) -> "Letters":
        self.refreshed.append(regions)
        return super().refresh(*regions, **more)


class Page(App[None]):
    glyphs = UNICODE

    def compose(self) -> ComposeResult:
        yield Letters()


async def test_only_the_rectangle_that_changed_is_written() -> None:
    app = Page()
    async with app.run_test(size=(20, 6)) as pilot:
        letters = app.query_one(Letters)
        letters.show_scene(((0, 0, "a"), (5, 1, "b")))
        await pilot.pause()
        assert frame_text(app).startswith("a\n     b\n")
        letters.refreshed.clear()
        letters.show_scene(((0, 0, "a"), (6, 1, "b"), (3, 2, "c")))
        assert letters.refreshed == [(Region(3, 1, 4, 2),)]
        await pilot.pause()
        assert frame_text(app).startswith("a\n      b\n   c\n")


async def test_a_scene_that_looks_the_same_writes_nothing() -> None:
    app = Page()
    async with app.run_test(size=(20, 6)) as pilot:
        letters = app.query_one(Letters)
        letters.show_scene(((0, 0, "a"),))
        await pilot.pause()
        letters.refreshed.clear()
        letters.show_scene(((0, 0, "b"), (0, 0, "a")))
        assert letters.refreshed == []


async def test_a_new_size_paints_all_of_it() -> None:
    app = Page()
    async with app.run_test(size=(20, 6)) as pilot:
        letters = app.query_one(Letters)
        letters.show_scene(((9, 3, "a"),))
        await pilot.pause()
        letters.styles.width = 14
        letters.styles.height = 5
        await pilot.pause()
        letters.show_scene(((13, 4, "z"),))
        await pilot.pause()
        assert frame_text(app).split("\n")[:5] == ["", "", "", "", "             z"]
