"""What follows a game of Stak Bots: its result, its replay."""
