"""The laboratory: many games of programs, on all cores, and what came of them.

What counts is here and names no game; what a game is played with, and what is counted of it
besides, stands in a room of its own for each game.
"""
