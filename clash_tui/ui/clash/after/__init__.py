"""What comes after a duel or a solo game: the results, the replay, the words of saved games."""
