"""Putting games of Clash of Decks on record."""
