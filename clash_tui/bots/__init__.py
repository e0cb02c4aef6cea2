"""Programs that take a seat: they get a view of the game, as a person does, and choose a move.

How they search is here and names no game; what a position of a game is worth stands in a module of
its own for each game, listed in ``worth.py``.
"""
