"""Formats: the ways to come by two decks, each a small state machine ending in a ``Setup``."""

from clash_tui.formats.preconstructed import DeckTaken, Preconstructed

__all__ = ["DeckTaken", "Preconstructed"]
