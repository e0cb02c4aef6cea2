"""The games, each in a room of its own that knows no other."""
