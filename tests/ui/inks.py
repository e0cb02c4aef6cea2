"""Inks to paint with in tests."""

from clash_tui.base.glyphs import ASCII, UNICODE
from clash_tui.ui.style.ink import Ink
from clash_tui.ui.style.theme import CLASH_SEA, palette_of

INK = Ink(palette_of(CLASH_SEA), UNICODE)
ASCII_INK = Ink(palette_of(CLASH_SEA), ASCII)
