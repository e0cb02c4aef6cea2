"""Clash of Decks: its cards, its rules, and the ways to a game of it."""
