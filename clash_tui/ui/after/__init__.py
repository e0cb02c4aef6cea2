"""What comes after a game, or goes on with one: results, records, saved games, replays."""
