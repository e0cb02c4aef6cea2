"""Only what changes is written to the terminal, and then it shows what was painted."""

import io
from datetime import date
from typing import Literal

import pyte
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from clash_tui.base.settings import Settings
from clash_tui.ui.app import ClashApp
from clash_tui.ui.terminal.sgr import PLAIN, change, look_of
from clash_tui.ui.terminal.shown import Shown
from tests.ui.frames import frame, frame_text
from tests.ui.screens.samples import show

WIDTH, HEIGHT = 24, 4
SIGNS = "ab .╭│▸é漢字"
STYLES = [
    Style(),
    Style(color="#aabbcc"),
    Style(color="#aabbcc", bold=True),
    Style(color="#102030", bgcolor="#aabbcc"),
    Style(reverse=True, bgcolor="#112233"),
]


def console(colours: Literal["auto", "standard", "256", "truecolor"] = "truecolor") -> Console:
    return Console(file=io.StringIO(), force_terminal=True, color_system=colours)


class OldTerminal:
    """A terminal that does as it is told."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.Stream(self.screen)

    def feed(self, written: str) -> None:
        self._stream.feed(written)

    def cells(self) -> list[list[tuple[object, ...]]]:
        rows = [self.screen.buffer[y] for y in range(self.screen.lines)]
        return [[tuple(row[x])[:8] for x in range(self.screen.columns)] for row in rows]


def whole(rows: list[Strip]) -> LayoutUpdate:
    return LayoutUpdate([[row] for row in rows], Region(0, 0, WIDTH, HEIGHT))


def written_plainly(rows: list[Strip]) -> OldTerminal:
    terminal = OldTerminal()
    for y, row in enumerate(rows, 1):
        terminal.feed(f"\x1b[{y};1H{row.render(console())}\x1b[m")
    return terminal


strips = st.lists(
    st.tuples(st.text(SIGNS, min_size=1, max_size=9), st.sampled_from(STYLES)), max_size=6
).map(lambda runs: Strip([Segment(*run) for run in runs]).adjust_cell_length(WIDTH, Style()))
pictures = st.lists(strips, min_size=HEIGHT, max_size=HEIGHT)


@settings(max_examples=150, deadline=None)
@given(st.lists(pictures, min_size=1, max_size=4))
def test_the_terminal_shows_each_picture_as_if_it_were_written_whole(shown_pictures):
    shown, terminal = Shown(), OldTerminal()
    for picture in shown_pictures:
        terminal.feed(shown.write(whole(picture), console()))
        assert terminal.cells() == written_plainly(picture).cells()
        assert shown.write(whole(picture), console()) == ""


@settings(max_examples=150, deadline=None)
@given(pictures, pictures, st.integers(0, WIDTH - 1), st.integers(1, WIDTH), st.data())
def test_a_part_is_laid_over_what_is_there(before, after, left, width, data):
    right = min(WIDTH, left + width)
    cut = data.draw(st.integers(1, WIDTH - 1))
    chops = [dict(zip((0, cut), row.divide([cut, WIDTH]), strict=True)) for row in after]
    spans = [(y, left, right) for y in range(1, 3)]
    shown, terminal = Shown(), OldTerminal()
    terminal.feed(shown.write(whole(before), console()))
    part = ChopsUpdate(chops, spans, [[cut, WIDTH]] * HEIGHT)
    terminal.feed(shown.write(part, console()))
    expected = written_plainly(before)
    for y, first, last in spans:
        piece = Strip.join(chops[y].values()).crop(first, last)
        expected.feed(f"\x1b[{y + 1};{first + 1}H{piece.render(console())}\x1b[m")
    if not any(sign in row.text for row in (*before, *after) for sign in "漢字"):
        assert terminal.cells() == expected.cells()
    terminal.feed(shown.write(whole(after), console()))
    assert terminal.cells() == written_plainly(after).cells()


def test_one_changed_cell_is_one_written_cell():
    rows = [Strip([Segment("a" * WIDTH, STYLES[1])])] * HEIGHT
    other = [*rows[:2], Strip([Segment("a" * 5 + "b" + "a" * (WIDTH - 6), STYLES[1])]), rows[3]]
    shown = Shown()
    shown.write(whole(rows), console())
    assert shown.write(whole(other), console()) == "\x1b[3;6H\x1b[38;2;170;187;204mb\x1b[m"


def test_after_it_was_forgotten_all_is_written_again():
    rows = [Strip([Segment("ab" * 12, STYLES[1])])] * HEIGHT
    shown = Shown()
    first = shown.write(whole(rows), console())
    shown.forget()
    assert shown.write(whole(rows), console()) == first


def test_what_follows_a_wide_sign_is_put_in_its_place():
    rows = [Strip([Segment("漢b" + " " * (WIDTH - 3))])] * HEIGHT
    assert Shown().write(whole(rows), console()).startswith("\x1b[1;1H漢\x1b[3Gb")


@pytest.mark.parametrize("colours", ["standard", "256", "truecolor", None])
def test_looks_are_told_in_the_colours_there_are(colours):
    system = console(colours)._color_system
    look = look_of(Style(color="#ff0000", bold=True), system)
    codes = {"standard": "31", "256": "38;5;196", "truecolor": "38;2;255;0;0", None: "39"}
    assert look == ("1", codes[colours], "49")
    assert change(look, look) == ""
    assert change(look, PLAIN) == "\x1b[m"


def test_a_colour_that_stays_is_not_told_again():
    one, other = (
        look_of(STYLES[1], console()._color_system),
        look_of(STYLES[1] + Style(bgcolor="#000000"), console()._color_system),
    )
    assert change(one, other) == "\x1b[48;2;0;0;0m"


async def test_screens_that_come_and_go_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch):
    app = ClashApp(settings=Settings(animation="off"), seed=7, today=date(2026, 11, 30))
    terminal = OldTerminal(80, 24)
    display = app._display

    def written(screen, renderable):
        if renderable is not None:
            terminal.feed(app._shown.write(renderable, app.console))
        display(screen, None)

    monkeypatch.setattr(app, "_display", written)
    async with app.run_test(size=(80, 24)) as pilot:
        app.redraw()
        for name in ("rules", "settings", "new-duel"):
            show(app, name)
            for key in ("down", "down", "question_mark", "down", "q", "slash", *"漢é", "enter"):
                await pilot.press(key)
                await pilot.pause()
                assert frame(terminal.screen.display) == frame_text(app)
