"""A game of Clash of Decks looked at again: who may see what, and how both sides stand."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from clash_tui.games.clash.matches.saved import Playable
from clash_tui.games.clash.matches.solo import SoloGame
from clash_tui.games.clash.rules import A, B, Move, State, View, view
from clash_tui.match.replay import Replay

GameReplay = Replay[State, Move]
"""A duel or a solo game as a line of positions."""


class Standing(NamedTuple):
    """How a side's Stronghold stands (R5, R20)."""

    fort: bool
    """Whether the Fort is up; else the Bastion."""
    health: int


Standings = tuple[Standing, Standing]
"""How both Strongholds stand, A first."""


class Eyes(StrEnum):
    """Through whose eyes a game is looked at."""

    ALL = "all"
    """Every card lies open, those of a pile in their order."""
    A = "a"
    B = "b"
    TABLE = "table"
    """What both players know."""


def replay_of(match: Playable) -> GameReplay:
    """Return a game as a line of positions."""
    return Replay(match, standings)


def standings(state: State) -> Standings:
    """Return how both Strongholds stand; of a pile its cards are the Health (R79)."""
    a, b = (Standing(side.fort, side.health) for side in state.sides)
    return a, b


def seen_by(state: State, eyes: Eyes) -> View:
    """Return what may be seen of a position through someone's eyes."""
    if eyes is Eyes.ALL:
        return view(state, None, all_open=True)
    return view(state, {Eyes.A: A, Eyes.B: B}.get(eyes))


def eyes_for(match: Playable) -> tuple[Eyes, ...]:
    """Return whose eyes there are: a solo opponent has none."""
    if isinstance(match, SoloGame):
        return (Eyes.ALL, Eyes.A)
    return (Eyes.ALL, Eyes.A, Eyes.B, Eyes.TABLE)
