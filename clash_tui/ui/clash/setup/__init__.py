"""The way to a game: new games, drafts, decks, bans, Champions, difficulty."""
