"""What is kept of a game that was played in a series."""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.games.protocol import Result

STALL = "stall"
"""The ending of a game that was broken off because it had too many turns; it counts as a draw."""


class SeatFacts(NamedTuple):
    """What a seat played with."""

    deck: str = ""
    """The id or name of its deck; empty where decks have none."""
    cards: tuple[str, ...] = ()
    """The cards in its deck, by id; empty where nobody has a deck of their own."""
    opened: tuple[str, ...] = ()
    """Those of them that it could play in its first turn by where they lay in its hand."""
    played: tuple[str, ...] = ()
    """Those that it played, each once."""


class Facts(NamedTuple):
    """What a table tells of a game besides its result."""

    first: int
    """The seat that went first."""
    seats: tuple[SeatFacts, ...]


class Played(NamedTuple):
    """What came of one game."""

    levels: tuple[str, ...]
    """Who sat at each seat, by the ids of the competitors."""
    results: tuple[Result, ...]
    """How it ended for each of these seats."""
    ending: str
    """Why it was over, by the id of the game's ending; ``STALL`` where it was broken off."""
    turns: int
    """How many turns it had, all seats together."""
    decisions: int
    """How many decisions were made in it."""
    facts: Facts
    forfeits: tuple[str, ...] = ()
    """For each seat why it could not go on, by an id; empty for those that could."""
