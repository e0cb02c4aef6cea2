"""The house theme, and the palette that painted widgets take from whatever theme is on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.theme import Theme

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
    return palette_of(app.current_theme)


def palette_of(theme: Theme) -> Palette:
    """Return the palette of ``theme``, made once for each theme's name."""
    palette = _palettes.get(theme.name)
    if palette is None:
        palette = _ansi_palette(theme) if theme.ansi else _color_palette(theme)
        _palettes[theme.name] = palette
    return palette


_palettes: dict[str, Palette] = {}

_TEXT_CONTRAST = 4.5
_DIM_CONTRAST = 3.0


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
    grounds = (sea, island, card)
    white = Color(255, 255, 255)

    def on(color: Color, *under: Color, contrast: float = _TEXT_CONTRAST) -> Color:
        for ground in under or grounds:
            color = _readable(color, ground, contrast)
        return color

    def fore(color: Color, *under: Color, contrast: float = _TEXT_CONTRAST) -> Style:
        return Style(color=on(color, *under, contrast=contrast).rich_color)

    def bold(color: Color, *under: Color) -> Style:
        return Style(color=on(color, *under).rich_color, bold=True)

    def ground(color: Color) -> Style:
        return Style(bgcolor=color.rich_color)

    def badge(color: Color, *, strong: bool = True) -> Style:
        dark_ink, light_ink = sea if theme.dark else ink, white
        letter = max((dark_ink, light_ink), key=lambda each: _contrast(each, color))
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
        panel=ground(named("board-panel", plain("panel"))),
        gold_ground=ground(gold_ground),
        text=fore(ink),
        strong=bold(ink),
        parchment=bold(named("board-parchment", ink.blend(gold, 0.15))),
        muted=fore(ink.blend(sea, 0.42)),
        dim=fore(ink.blend(sea, 0.62), contrast=_DIM_CONTRAST),
        gold=fore(gold, *grounds, gold_ground),
        chosen=bold(gold, *grounds, gold_ground),
        mana=fore(primary),
        attack=bold(error),
        health=bold(success),
        danger=bold(error),
        wave=fore(named("board-wave", water.blend(primary, 0.5)), water, contrast=2.2),
        rail=fore(gold.blend(sea, 0.15), water, contrast=_DIM_CONTRAST),
        frame=fore(named("board-frame", ink.blend(sea, 0.5)), card, contrast=_DIM_CONTRAST),
        frame_dim=fore(ink.blend(sea, 0.75), card, contrast=1.7),
        unseen=fore(ink.blend(sea, 0.6), sea, contrast=_DIM_CONTRAST),
        fury=bold(purple),
        force=bold(error),
        guard=bold(success),
        reach=bold(gold),
        cost=badge(primary),
        cost_dim=badge(ink.blend(sea, 0.72), strong=False)
        + fore(ink, ink.blend(sea, 0.72), contrast=_TEXT_CONTRAST),
        badge=badge(gold),
        alarm=badge(error),
        gain=badge(success),
    )


def _ansi_palette(theme: Theme) -> Palette:
    """The terminal's own 16 colours: grounds are left to the terminal."""
    nothing = Style()
    gold = "yellow" if theme.dark else "magenta"
    reverse = Style(bold=True, reverse=True)
    return Palette(
        name=theme.name,
        dark=theme.dark,
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
        muted=Style(dim=True),
        dim=Style(dim=True),
        gold=Style(color=gold),
        chosen=Style(color=gold, bold=True),
        mana=Style(color="blue" if not theme.dark else "bright_blue"),
        attack=Style(color="red", bold=True),
        health=Style(color="green", bold=True),
        danger=Style(color="red", bold=True),
        wave=Style(color="blue", dim=True),
        rail=Style(color=gold),
        frame=nothing,
        frame_dim=Style(dim=True),
        unseen=Style(dim=True),
        fury=Style(color="magenta", bold=True),
        force=Style(color="red", bold=True),
        guard=Style(color="green", bold=True),
        reach=Style(color=gold, bold=True),
        cost=Style(color="blue") + reverse,
        cost_dim=Style(dim=True, reverse=True),
        badge=Style(color=gold) + reverse,
        alarm=Style(color="red") + reverse,
        gain=Style(color="green") + reverse,
    )


def _readable(color: Color, ground: Color, contrast: float) -> Color:
    """Move ``color`` toward white or black until it stands out from ``ground`` enough."""
    end = Color(255, 255, 255) if _luminance(ground) < 0.18 else Color(0, 0, 0)
    for step in range(21):
        moved = color.blend(end, step / 20)
        if _contrast(moved, ground) >= contrast:
            return moved
    return end


def _contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of two colours as WCAG counts it: 1 (none) to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: Color) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
