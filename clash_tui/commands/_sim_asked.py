"""What ``clash-tui sim`` was asked to play, as it was typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from clash_tui.lab.outsider import Outsider

READY, RANDOM, ALL_SETS = "ready", "random", "all-sets"
"""Where decks come from."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be played, as it was typed.

    Attributes:
        game: The game, by what the command line calls it.
        levels: Who takes part.
        games: How many games each group plays.
        seed: The seed of the first deal.
        most_turns: After how many turns a game is broken off.
        players: How many seats; None where it follows from the levels.
        engines: The programs outside that take part.
        decks: ``READY``, ``RANDOM`` or ``ALL_SETS``; None where it was not said.
        given: Decks that are given, by id or file.
        format: The format by which the competitors come by their decks; None without one.
        sets: The sets in use, by id; none where they were not said.
        edition: The rule edition.
        champions: Whether Champions are played with.
        solo: Whether each level plays the solo game and not against another one.
        difficulty: The level of the solo game, by id or number; None without one.
        options: The options of the solo game, as text; None where they were not said.
        cards: The file of a set of which the cards are measured; None without one.
    """

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    most_turns: int
    players: int | None = None
    engines: tuple[Outsider, ...] = ()
    decks: str | None = None
    given: tuple[str, ...] = ()
    format: str | None = None
    sets: tuple[str, ...] = ()
    edition: str = "initiation-pack"
    champions: bool = False
    solo: bool = False
    difficulty: str | None = None
    options: str | None = None
    cards: str | None = None


def bad(reason: str, option: str) -> click.BadParameter:
    """Return what to raise for an option that cannot be meant so."""
    return click.BadParameter(reason, param_hint=f"'{option}'")
