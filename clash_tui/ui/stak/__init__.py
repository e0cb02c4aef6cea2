"""The screens of Stak Bots: its table, its new game, its results."""
