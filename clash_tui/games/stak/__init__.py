"""Stak Bots: a quick fight of two to six players, each with a pile of bots."""
