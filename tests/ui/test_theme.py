import dataclasses

import pytest
from rich.style import Style
from textual.color import Color
from textual.theme import BUILTIN_THEMES, Theme

from clash_tui.ui.style.theme import CLASH_SEA, Palette, palette_of

THEMES = [
    pytest.param(theme, id=theme.name)
    for theme in (CLASH_SEA, *BUILTIN_THEMES.values())
    if not theme.ansi
]


def luminance(color: Color) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)


def contrast(style: Style, ground: Style) -> float:
    assert style.color is not None
    assert ground.bgcolor is not None
    one = luminance(Color.from_rich_color(style.color))
    other = luminance(Color.from_rich_color(ground.bgcolor))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    palette = palette_of(theme)
    for name in ("text", "parchment", "muted", "gold", "mana", "attack", "health", "fury"):
        for ground in (palette.sea, palette.island, palette.card):
            assert contrast(palette.style(name), ground) >= 4.3, name


@pytest.mark.parametrize("theme", THEMES)
def test_dimmed_cards_can_still_be_made_out(theme: Theme) -> None:
    palette = palette_of(theme)
    assert contrast(palette.dim, palette.card) >= 2.8


@pytest.mark.parametrize("theme", THEMES)
def test_badges_can_be_read(theme: Theme) -> None:
    palette = palette_of(theme)
    for badge in (palette.cost, palette.cost_dim, palette.badge, palette.alarm, palette.gain):
        assert contrast(badge, badge) >= 3


@pytest.mark.parametrize("name", [name for name, theme in BUILTIN_THEMES.items() if theme.ansi])
def test_a_theme_of_terminal_colours_leaves_the_grounds_to_the_terminal(name: str) -> None:
    palette = palette_of(BUILTIN_THEMES[name])
    assert palette.card.bgcolor is None
    assert palette.badge.reverse
    assert palette.alarm.reverse


def test_every_style_of_the_palette_is_a_style() -> None:
    palette = palette_of(CLASH_SEA)
    for field in dataclasses.fields(Palette):
        if field.name not in {"name", "dark"}:
            assert palette.style(field.name) is getattr(palette, field.name)


def test_an_unknown_style_is_plain_text() -> None:
    palette = palette_of(CLASH_SEA)
    assert palette.style("glitter") is palette.text
    assert palette.style("name") is palette.text


def test_a_palette_is_made_once() -> None:
    assert palette_of(CLASH_SEA) is palette_of(CLASH_SEA)
