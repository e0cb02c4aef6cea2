"""Measurements of the program's speed, one a file. Each returns rows for one table.

They are run by ``clash-tui bench`` and by people, never by a timed test.
"""
