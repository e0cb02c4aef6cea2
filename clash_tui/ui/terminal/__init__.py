"""The terminal the game is played on: what it can show, what it sends, and giving it back."""
