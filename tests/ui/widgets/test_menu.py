"""The cursor of a menu leaps over headings and stays in sight."""

from textual.app import App, ComposeResult

from clash_tui.ui.widgets.menu import Entry, Menu
from tests.ui.frames import frame_text

ENTRIES = [
    Entry("one", "First", heading=True),
    Entry("a", "Apple", "1"),
    Entry("b", "Pear", enabled=False),
    Entry("two", "Second", heading=True),
    Entry("c", "A name that is much too long", "note"),
    Entry("d", "Plum"),
]


class Shown(App[None]):
    CSS = "Menu { width: 24; height: 4; }"

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def compose(self) -> ComposeResult:
        yield Menu(ENTRIES)

    def on_menu_chosen(self, message: Menu.Chosen) -> None:
        self.told.append(f"chosen {message.entry}")

    def on_menu_pointed(self, message: Menu.Pointed) -> None:
        self.told.append(f"pointed {message.entry}")


async def test_the_cursor_leaps_over_headings_and_stops_at_the_ends(golden):
    app = Shown()
    async with app.run_test(size=(24, 4)) as pilot:
        menu = app.query_one(Menu)
        assert menu.cursor == "a"
        assert not menu.move(-1)
        assert menu.move(2)
        assert menu.cursor == "c"
        await pilot.pause()
        assert frame_text(app) == golden(name="after a leap")
        assert menu.move(9)
        assert not menu.move(1)
        await pilot.pause()
        assert app.told == ["pointed c", "pointed d"]


async def test_what_is_disabled_is_pointed_at_but_not_chosen():
    app = Shown()
    async with app.run_test(size=(24, 4)) as pilot:
        await pilot.click(Menu, offset=(5, 2))
        await pilot.click(Menu, offset=(5, 1))
        await pilot.click(Menu, offset=(5, 0))
        assert app.told == ["pointed b", "pointed a", "chosen a"]


async def test_showing_other_entries_keeps_the_cursor_on_its_entry():
    app = Shown()
    async with app.run_test(size=(24, 4)):
        menu = app.query_one(Menu)
        menu.move(2)
        menu.show(ENTRIES[3:])
        assert menu.cursor == "c"
        menu.show(ENTRIES[:3])
        assert menu.cursor == "a"
        menu.show([])
        assert menu.cursor is None
        menu.show(ENTRIES)
        assert menu.cursor == "a"


class Numbered(App[None]):
    CSS = "Menu { width: 24; height: 4; }"

    def compose(self) -> ComposeResult:
        yield Menu([Entry(str(number), f"move {number}", str(number)) for number in range(9)])


async def test_a_note_keeps_a_gap_to_the_marks_for_what_is_out_of_sight():
    app = Numbered()
    async with app.run_test(size=(24, 4)) as pilot:
        app.query_one(Menu).move(5)
        await pilot.pause()
        rows = frame_text(app).splitlines()
        assert (rows[0][-3:], rows[-1][-3:]) == ("3 ↑", "6 ↓")
