"""The table at which Stak Bots is played."""
