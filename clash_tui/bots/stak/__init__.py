"""What programs know about Stak Bots: what a position is worth, and how it is measured."""
