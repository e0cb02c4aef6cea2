"""Cards, decks and rules to look through, to build and to read."""
