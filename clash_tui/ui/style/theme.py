"""The house theme, and the palette that painted widgets take from whatever theme is on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.theme import Theme

from clash_tui.ui.style.contrast import LINE, TEXT, contrast

CLASH_SEA = Theme(
    name="clash-sea",
    primary="#4da6dd",
    secondary="#2b7ea0",
    accent="#dba545",
    warning="#dba545",
    error="#e85d36",
    success="#82b86c",
    foreground="#ccd4d9",
    background="#0e151b",
    surface="#101e28",
    panel="#17232d",
    dark=True,
    variables={
        "border": "#dba545",
        "border-blurred": "#33414c",
        "block-cursor-background": "#dba545",
        "block-cursor-foreground": "#0e151b",
        "block-cursor-blurred-background": "#3a2c12",
        "block-cursor-blurred-foreground": "#dba545",
        "footer-key-foreground": "#dba545",
        "footer-background": "#0a1015",
        "input-selection-background": "#4da6dd 35%",
        "scrollbar": "#33414c",
        "scrollbar-hover": "#4b5b67",
        "scrollbar-active": "#dba545",
        "scrollbar-background": "#101e28",
        "scrollbar-corner-color": "#101e28",
        "board-deep": "#0a1015",
        "board-island": "#101e28",
        "board-card": "#1d2831",
        "board-water": "#0b2a3b",
        "board-wave": "#33799a",
        "board-parchment": "#efe6d0",
        "board-frame": "#927c50",
        "board-gold-ground": "#38290e",
    },
)
"""The default: a dark sea with gold, blue mana, red attack, green health and parchment."""


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """The styles of everything painted by hand, named by what they stand for.

    Grounds set only the background; all others but the badges set only the foreground, so that
    they lie on any ground. Emphasis never hangs on colour alone: what must stand out is bold or
    reversed too.
    """

    name: str
    """The theme it comes from."""
    dark: bool
    # grounds
    sea: Style
    """The screen."""
    deep: Style
    """Bands of header and footer."""
    island: Style
    """A lane."""
    card: Style
    """The face of a card."""
    water: Style
    """Under the Bridge."""
    panel: Style
    """The inspect panel and the log."""
    gold_ground: Style
    """The Stronghold's card."""
    # text
    text: Style
    strong: Style
    """Ordinary text that must be seen, bold."""
    parchment: Style
    """Names of cards, bold."""
    muted: Style
    """Less important text, still easy to read."""
    dim: Style
    """What is out of play or out of reach."""
    # meaning
    gold: Style
    """The Stronghold, keys, titles."""
    chosen: Style
    """What is chosen or under the cursor, bold."""
    mana: Style
    attack: Style
    health: Style
    danger: Style
    """What would be lost."""
    wave: Style
    rail: Style
    """The Bridge."""
    frame: Style
    frame_dim: Style
    unseen: Style
    """The back of a card."""
    # abilities
    fury: Style
    """Abilities that attack more often."""
    force: Style
    """Abilities that attack earlier or harder."""
    guard: Style
    """Abilities that protect."""
    reach: Style
    """Abilities that hit more than one."""
    # badges, with their own ground
    cost: Style
    """Mana cost on a card."""
    cost_dim: Style
    badge: Style
    """What is on now: the phase, the chosen entry."""
    alarm: Style
    """What would be destroyed."""
    gain: Style
    """What would be destroyed of the enemy's."""

    def style(self, name: str) -> Style:
        """Return the style of that name; ``text`` where there is none such."""
        found = getattr(self, name, self.text)
        return found if isinstance(found, Style) else self.text


def palette_for(app: App[Any]) -> Palette:
    """Return the palette of the theme that is on, made once for each theme."""
    # Asking for the theme itself costs more than all else here, and this is asked all day.
    return _palettes.get(app.theme) or palette_of(app.current_theme)


def palette_of(theme: Theme) -> Palette:
    """Return the palette of ``theme``, made once for each theme's name."""
    palette = _palettes.get(theme.name)
    if palette is None:
        palette = _ansi_palette(theme) if theme.ansi else _color_palette(theme)
        _palettes[theme.name] = palette
    return palette


def css_variables(theme: Theme) -> dict[str, str]:
    """Return the colours of text for style sheets, which are those of the palette."""
    palette = palette_of(theme)

    house = {
        "house-muted": palette.muted,
        "house-faint": palette.dim,
        "house-chosen": palette.chosen,
    }
    if theme.ansi:
        return dict.fromkeys(house, "ansi_default")
    inks = {"foreground": palette.text, **house}
    return {
        name: style.color.get_truecolor().hex
        for name, style in inks.items()
        if style.color is not None
    }


_palettes: dict[str, Palette] = {}

_WAVE_CONTRAST = 2.2
"""The waves are neither text nor lines: they only show where there is water."""


def _color_palette(theme: Theme) -> Palette:
    variables = theme.to_color_system().generate() | theme.variables

    def named(name: str, default: Color) -> Color:
        value = variables.get(name)
        return default if value is None else Color.parse(value)

    def plain(name: str) -> Color:
        return Color.parse(variables[name])

    sea = plain("background")
    ink = plain("foreground")
    primary, gold = plain("primary"), plain("warning")
    surface = plain("surface")
    lift = 0.06 if theme.dark else 0.55
    toward = ink if theme.dark else Color.parse("#ffffff")
    island = named("board-island", sea.blend(surface, 0.5).blend(primary, 0.05))
    card = named("board-card", island.blend(toward, lift))
    water = named("board-water", sea.blend(primary, 0.22))
    gold_ground = named("board-gold-ground", sea.blend(gold, 0.2))
    deep = named("board-deep", sea.blend(Color(0, 0, 0), 0.25 if theme.dark else 0.06))
    panel = named("board-panel", plain("panel"))
    # Whatever lies on one of them may lie on all.
    grounds = (sea, deep, island, card, panel, gold_ground)
    white = Color(255, 255, 255)

    def fore(color: Color, *under: Color, least: float = TEXT) -> Style:
        return Style(color=_readable(color, under or grounds, least).rich_color)

    def bold(color: Color) -> Style:
        return fore(color) + Style(bold=True)

    def ground(color: Color) -> Style:
        return Style(bgcolor=color.rich_color)

    def badge(color: Color, *, strong: bool = True) -> Style:
        if strong:
            color = _readable(color, grounds, LINE)
        inks = (sea if theme.dark else ink, white, Color(0, 0, 0))
        letter = next(
            (each for each in inks if contrast(each.rgb, color.rgb) >= TEXT),
            max(inks, key=lambda each: contrast(each.rgb, color.rgb)),
        )
        return Style(color=letter.rich_color, bgcolor=color.rich_color, bold=strong)

    purple = Color.parse("#b48ead" if theme.dark else "#7d4e86")
    error, success = plain("error"), plain("success")
    return Palette(
        name=theme.name,
        dark=theme.dark,
        sea=ground(sea),
        deep=ground(deep),
        island=ground(island),
        card=ground(card),
        water=ground(water),
        panel=ground(panel),
        gold_ground=ground(gold_ground),
        text=fore(ink),
        strong=bold(ink),
        parchment=bold(named("board-parchment", ink.blend(gold, 0.15))),
        muted=fore(ink.blend(sea, 0.42)),
        dim=fore(ink.blend(sea, 0.62), least=LINE),
        gold=fore(gold),
        chosen=bold(gold),
        mana=fore(primary),
        attack=bold(error),
        health=bold(success),
        danger=bold(error),
        wave=fore(named("board-wave", water.blend(primary, 0.5)), water, least=_WAVE_CONTRAST),
        rail=fore(gold.blend(sea, 0.15), water, least=LINE),
        frame=fore(named("board-frame", ink.blend(sea, 0.5)), least=LINE),
        frame_dim=fore(ink.blend(sea, 0.75), least=LINE),
        unseen=fore(ink.blend(sea, 0.6), least=LINE),
        fury=bold(purple),
        force=bold(error),
        guard=bold(success),
        reach=bold(gold),
        cost=badge(primary),
        cost_dim=badge(ink.blend(sea, 0.72), strong=False) + fore(ink, ink.blend(sea, 0.72)),
        badge=badge(gold),
        alarm=badge(error),
        gain=badge(success),
    )


def _ansi_palette(theme: Theme) -> Palette:
    """The terminal's own 16 colours: grounds are left to the terminal.

    On a black ground the light colours can be read, on a white one only three of the dark ones, and
    those not as bold, which terminals may draw lighter.
    """
    nothing, dark = Style(), theme.dark

    def ink(on_black: str, on_white: str, *, bold: bool = False) -> Style:
        return Style(color=on_black if dark else on_white, bold=(bold and dark) or None)

    def badge(color: str) -> Style:
        return Style(color=color, reverse=True)

    gold = ink("bright_yellow", "magenta")
    return Palette(
        name=theme.name,
        dark=dark,
        sea=nothing,
        deep=nothing,
        island=nothing,
        card=nothing,
        water=nothing,
        panel=nothing,
        gold_ground=nothing,
        text=nothing,
        strong=Style(bold=True),
        parchment=Style(bold=True),
        muted=nothing,
        dim=Style(dim=True),
        gold=gold,
        chosen=ink("bright_yellow", "blue") + Style(bold=True),
        mana=ink("bright_cyan", "blue"),
        attack=ink("bright_red", "red", bold=True),
        health=ink("bright_green", "blue", bold=True),
        danger=ink("bright_red", "red", bold=True),
        wave=ink("cyan", "blue"),
        rail=gold,
        frame=nothing,
        frame_dim=Style(dim=True),
        unseen=Style(dim=True),
        fury=ink("bright_magenta", "magenta", bold=True),
        force=ink("bright_red", "red", bold=True),
        guard=ink("bright_green", "blue", bold=True),
        reach=ink("bright_yellow", "magenta", bold=True),
        cost=badge("bright_cyan" if dark else "blue"),
        cost_dim=Style(dim=True, reverse=True),
        badge=badge("bright_yellow" if dark else "magenta"),
        alarm=badge("bright_red" if dark else "red"),
        gain=badge("bright_green" if dark else "blue"),
    )


def _readable(color: Color, grounds: Sequence[Color], least: float) -> Color:
    """Move a colour toward white or black until it stands out enough from all grounds."""
    ends = (Color(255, 255, 255), Color(0, 0, 0))
    end = max(ends, key=lambda each: _least_contrast(each, grounds))
    for step in range(41):
        moved = color.blend(end, step / 40)
        if _least_contrast(moved, grounds) >= least:
            return moved
    return end


def _least_contrast(color: Color, grounds: Sequence[Color]) -> float:
    return min(contrast(color.rgb, ground.rgb) for ground in grounds)
