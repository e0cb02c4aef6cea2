"""Widgets: one file each, drawn from data and reporting what the player pointed at."""
