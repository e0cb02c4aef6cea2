"""Beats: what happened, cut into the moments in which the board tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clash_tui.cards import Ability
from clash_tui.game import State, events
from clash_tui.match import Told

_CODES = {ability.value: ability.code for ability in Ability}

SECONDS = {"fast": 0.16, "normal": 0.42, "slow": 0.9}
"""How long one beat of length 1 lasts at each speed."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment: a position, and what stands out in it."""

    state: State
    told: int
    """How many of the events have been told by now."""
    length: float = 1.0
    """In beats; a fraction for what needs little time."""
    attacker: int | None = None
    arrow: tuple[int, int, bool] | None = None
    """Lane, attacking player, whether the Stronghold is hit."""
    struck: tuple[tuple[int, str], ...] = ()
    """Numbers of creatures with what has just hit them."""
    slide: tuple[int, int, str] | None = None
    """A sliding Stronghold: its player, its place now, what hit it."""
    waits: bool = False
    """Whether it stays until a key is pressed (R37, by a setting)."""


def beats_of(
    told: Sequence[Told],
    minus: str,
    *,
    stop_at_windows: bool = False,
    beyond_the_turn: bool = False,
) -> list[Beat]:
    """Cut what happened up to the end of the turn into beats, or all that was told.

    ``minus`` is the sign before lost points. ``stop_at_windows`` waits for a key at every moment
    of R37 at which nothing can be cast.
    """
    beats: list[Beat] = []
    attack = Beat(told[0].state, 0) if told else None
    for count, (event, state) in enumerate(told, start=1):
        if isinstance(event, events.TurnBegan) and not beyond_the_turn:
            break
        beat = Beat(state, count)
        match event:
            case events.Attacked(creature, target):
                arrow = (creature.lane, creature.player, target is None)
                attack = replace(beat, attacker=creature.number, arrow=arrow)
                beats.append(attack)
            case events.Sprinted(creature):
                beats.append(replace(beat, attacker=creature.number, length=0.8))
            case events.IncantationCast(_, _, _, target):
                attack = beat
                beats.append(replace(beat, struck=((target.number, "*"),), length=0.8))
            case events.Damaged(creature, amount):
                _strike(beats, beat, attack, (creature.number, f"{minus}{amount}"))
            case events.Absorbed(creature, ability):
                _strike(beats, beat, attack, (creature.number, f"0 {_CODES[ability]}"))
            case events.Destroyed():
                beats.append(replace(beat, length=0.5))
            case events.Returned() | events.BastionFell():
                beats.append(replace(beat, length=0.9))
            case events.StrongholdMoved(player, damage, before, after):
                beats += _slide(beat, player, before, after, f"{minus}{damage}")
            case events.Revealed() | events.Fizzled() | events.PileSpent():
                beats.append(replace(beat, length=0.9))
            case events.Summoned(creature) if beyond_the_turn:
                beats.append(replace(beat, attacker=creature.number, length=0.7))
            case events.Milled():
                beats.append(replace(beat, length=0.3))
            case events.ManaGained() if beyond_the_turn:
                beats.append(replace(beat, length=0.7))
            case events.Paused(_, _, False) if stop_at_windows:
                beats.append(replace(beat, waits=True))
            case events.AssaultBegan() | events.TurnEnded():
                beats.append(replace(beat, length=0.5))
            case events.GameWon() | events.GameDrawn():
                beats.append(replace(beat, length=1.5))
            case _:
                pass
    return beats


def _strike(beats: list[Beat], beat: Beat, attack: Beat | None, hit: tuple[int, str]) -> None:
    """Add a hit: all victims of one source are struck in the same beat (R28)."""
    source = attack or beat
    last = beats[-1] if beats else None
    if last is not None and last.struck and last.told == beat.told - 1 and last.struck[0][1] != "*":
        beats[-1] = replace(last, state=beat.state, told=beat.told, struck=(*last.struck, hit))
        return
    beats.append(replace(beat, attacker=source.attacker, arrow=source.arrow, struck=(hit,)))


def _slide(beat: Beat, player: int, before: int, after: int, hit: str) -> list[Beat]:
    """Slide a Stronghold card by card, and let it rest where it ends."""
    if beat.state.sides[player].pile is not None:
        return [replace(beat, slide=(player, 0, hit))]
    cards = len(beat.state.sides[player].hand)
    steps = [
        replace(beat, slide=(player, cards - health, hit), length=0.35)
        for health in range(before - 1, after - 1, -1)
    ]
    if not steps:
        return [replace(beat, slide=(player, cards - after, hit))]
    steps[-1] = replace(steps[-1], length=0.9)
    return steps
