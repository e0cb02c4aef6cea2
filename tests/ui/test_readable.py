"""Whatever theme is on and however few colours the terminal has: what is written can be read."""

import dataclasses

import pytest
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.style import Style
from textual.theme import BUILTIN_THEMES, Theme

from clash_tui.ui.style.colour_filters import readable
from clash_tui.ui.style.contrast import LINE, TEXT, contrast
from clash_tui.ui.style.depth import CONSOLE, XTERM, Depth, Terminal, depth_of, terminal_of
from clash_tui.ui.style.theme import CLASH_SEA, Palette, palette_of

ALL_THEMES = (CLASH_SEA, *BUILTIN_THEMES.values())
THEMES = [pytest.param(theme, id=theme.name) for theme in ALL_THEMES]
SCREENS = [
    pytest.param(Depth.TRUE, XTERM, id="24bit"),
    pytest.param(Depth.INDEXED, XTERM, id="256"),
    pytest.param(Depth.SIXTEEN, XTERM, id="16-xterm"),
    pytest.param(Depth.SIXTEEN, CONSOLE, id="16-console"),
    pytest.param(Depth.EIGHT, XTERM, id="8-xterm"),
    pytest.param(Depth.EIGHT, CONSOLE, id="8-console"),
]
GROUNDS = ("sea", "deep", "island", "card", "panel", "gold_ground")
FAINT = {"dim": LINE, "frame": LINE, "frame_dim": LINE, "unseen": LINE, "rail": LINE, "wave": 1.4}
BADGES = ("cost", "cost_dim", "badge", "alarm", "gain")
INKS = [
    field.name
    for field in dataclasses.fields(Palette)
    if field.name not in {"name", "dark", "water", *GROUNDS, *BADGES}
]
SYSTEMS = {
    Depth.TRUE: ColorSystem.TRUECOLOR,
    Depth.INDEXED: ColorSystem.EIGHT_BIT,
    Depth.SIXTEEN: ColorSystem.STANDARD,
    Depth.EIGHT: ColorSystem.STANDARD,
}


def shown(style: Style, theme: Theme, depth: Depth, terminal: Terminal) -> Style:
    """Return a style as it goes to the terminal."""
    if depth is Depth.TRUE or (theme.ansi and depth is Depth.INDEXED):
        return style
    sent = readable(theme, depth, terminal).style(style, (0, 0, 0))
    for color in (sent.color, sent.bgcolor):
        # Nothing is left to Rich, which would choose by its own idea of the colours.
        if color is not None and depth is not Depth.NONE:
            assert color.downgrade(SYSTEMS[depth]) == color
    return sent


def colours(style: Style, theme: Theme, terminal: Terminal) -> list[tuple]:
    """Return the pairs of ink and ground that the terminal may show for a style."""
    black = theme.dark or terminal is CONSOLE

    def numbered(color: RichColor | None, default: tuple) -> list[tuple]:
        if color is None or color.is_default:
            return [default]
        if color.number is None or color.number > 15:
            return [tuple(color.get_truecolor())]
        return [terminal.colours[color.number]]

    grounds = numbered(style.bgcolor, (0, 0, 0) if black else (255, 255, 255))
    inks = numbered(style.color, (229, 229, 229) if black else (0, 0, 0))
    number = style.color.number if style.color is not None else None
    if style.bold and number is not None and number < 8:
        light = terminal.colours[number + 8]
        inks = [light] if terminal.lights_bold else [*inks, light]
    pairs = [(ink, ground) for ink in inks for ground in grounds]
    return [pair[::-1] for pair in pairs] if style.reverse else pairs


def worst(style: Style, theme: Theme, depth: Depth, terminal: Terminal) -> float:
    sent = shown(style, theme, depth, terminal)
    return min(contrast(*pair) for pair in colours(sent, theme, terminal))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("depth", "terminal"), SCREENS)
def test_every_ink_can_be_read_on_every_ground(theme, depth, terminal):
    palette = palette_of(theme)
    for name in INKS:
        ink = palette.style(name)
        for ground in ("water",) if name in {"wave", "rail"} else GROUNDS:
            least = FAINT.get(name, TEXT)
            found = worst(palette.style(ground) + ink, theme, depth, terminal)
            assert found >= least - 0.1, (name, ground, found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("depth", "terminal"), SCREENS)
def test_badges_can_be_read_and_stand_out(theme, depth, terminal):
    palette = palette_of(theme)
    for name in BADGES:
        style = palette.style(name)
        found = worst(style, theme, depth, terminal)
        assert found >= (LINE if name == "cost_dim" else TEXT) - 0.1, (name, found)
        if name == "cost_dim":
            continue
        badge = colours(shown(style, theme, depth, terminal), theme, terminal)
        sea = colours(shown(palette.sea, theme, depth, terminal), theme, terminal)
        found = contrast(badge[0][1], sea[0][1])
        assert found >= LINE - 0.1, (name, found)


@pytest.mark.parametrize("theme", THEMES)
def test_without_colours_what_stands_out_is_reversed(theme):
    palette = palette_of(theme)
    for name in (*INKS, *GROUNDS, *BADGES):
        sent = shown(palette.style(name), theme, Depth.NONE, XTERM)
        assert sent.color is None
        assert sent.bgcolor is None
        if name != "cost_dim":
            assert bool(sent.reverse) == (name in BADGES), name
    assert shown(palette.chosen, theme, Depth.NONE, XTERM).bold


@pytest.mark.parametrize("theme", THEMES)
def test_the_console_gets_nothing_that_it_would_colour_anew(theme):
    palette = palette_of(theme)
    for name in INKS:
        style = palette.sea + palette.style(name) + Style(underline=True, italic=True, dim=True)
        sent = shown(style, theme, Depth.SIXTEEN, CONSOLE)
        assert not any((sent.underline, sent.italic, sent.dim, sent.reverse))


@pytest.mark.parametrize(
    ("environ", "system", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor", Depth.TRUE),
        ({"TERM": "xterm-256color"}, "256", Depth.INDEXED),
        ({"TERM": "xterm"}, "standard", Depth.SIXTEEN),
        ({"TERM": "linux"}, "standard", Depth.SIXTEEN),
        ({"TERM": "screen"}, "standard", Depth.EIGHT),
        ({"TERM": "screen-16color"}, "standard", Depth.SIXTEEN),
        ({"TERM": "vt220"}, "standard", Depth.NONE),
        ({"TERM": "dumb"}, None, Depth.NONE),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "256", Depth.NONE),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "256", Depth.INDEXED),
    ],
)
def test_how_many_colours_there_are(environ, system, depth):
    assert depth_of(environ, system) is depth


def test_which_colours_they_are():
    assert terminal_of({"TERM": "linux"}) is CONSOLE
    assert terminal_of({"TERM": "xterm"}) is XTERM
