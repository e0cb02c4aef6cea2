"""The laboratory's tables of Stak Bots."""
