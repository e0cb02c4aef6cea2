"""How a game of Stak Bots is begun."""
