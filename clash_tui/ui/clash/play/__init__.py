"""A game being played: the board, the hand-over, what is told and asked."""
