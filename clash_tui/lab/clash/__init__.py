"""The laboratory's tables of Clash of Decks: duels, solo games, and where their decks come from."""
