"""What a painter paints with: a palette and a set of glyphs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from textual.app import App

from clash_tui.base.glyphs import UNICODE, Glyphs
from clash_tui.ui.style.theme import Palette, palette_for


@dataclass(frozen=True, slots=True)
class Ink:
    """A palette and a set of glyphs."""

    palette: Palette
    glyphs: Glyphs


def ink_for(app: App[Any]) -> Ink:
    """Return the ink that fits the app's theme and its player's choice of glyphs.

    An app without ``glyphs`` gets the Unicode ones.
    """
    palette = palette_for(app)
    glyphs: Glyphs = getattr(app, "glyphs", UNICODE)
    ink = _inks.get((palette.name, glyphs.name))
    if ink is None or ink.palette is not palette:
        ink = _inks[palette.name, glyphs.name] = Ink(palette, glyphs)
    return ink


_inks: dict[tuple[str, str], Ink] = {}
