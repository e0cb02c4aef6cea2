"""Painting cells by hand: the canvas and the faces of cards."""
