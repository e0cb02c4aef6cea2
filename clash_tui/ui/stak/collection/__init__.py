"""Looking through the bots and the decks of Stak Bots."""
