"""The screens of Clash of Decks."""
