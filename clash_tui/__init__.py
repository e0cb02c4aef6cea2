"""Clash of Decks in a terminal: an unofficial fan implementation."""

__version__ = "0.2.0"
