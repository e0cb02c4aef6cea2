"""Programs that play Clash of Decks: what its positions are worth, and what they decide before."""
