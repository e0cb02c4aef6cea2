"""Games of Stak Bots: what their files hold, and how they are told."""
