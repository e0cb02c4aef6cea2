"""Painting cards, Strongholds and rows of them."""
