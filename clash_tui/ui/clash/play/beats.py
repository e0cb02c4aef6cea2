"""Beats: what happened, cut into the moments in which the board tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clash_tui.games.clash.cards import Ability
from clash_tui.games.clash.rules import B, State, events
from clash_tui.games.protocol import Told

_CODES = {ability.value: ability.code for ability in Ability}


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
    other_turn: bool = False
    """The first of the solo opponent's turn: who skips their own Assault has not skipped it."""


def beats_of(
    told: Sequence[Told],
    minus: str,
    *,
    stop_at_windows: bool = False,
    beyond_the_turn: bool = False,
    slowly: bool = False,
) -> list[Beat]:
    """Cut what happened up to the end of the turn into beats, or all that was told.

    ``minus`` is the sign before lost points. ``stop_at_windows`` waits for a key at every moment
    of R37 at which nothing can be cast. ``slowly`` lets a card that is played stand longer.
    """
    beats: list[Beat] = []
    attack = Beat(told[0].state, 0) if told else None
    called = other_turn = False
    summoned, cast = (_PLAYED, _PLAYED) if slowly else (0.7, 0.8)
    for count, (event, state) in enumerate(told, start=1):
        if isinstance(event, events.TurnBegan) and not beyond_the_turn:
            break
        beat = Beat(state, count)
        first = len(beats)
        match event:
            case events.Attacked(creature, target):
                arrow = (creature.lane, creature.player, target is None)
                attack = replace(beat, attacker=creature.number, arrow=arrow)
                beats.append(attack)
            case events.IncantationCast(target=target) | events.Blasted(target=target):
                attack = beat
                beats.append(replace(beat, struck=((target.number, "*"),), length=cast))
            case events.Damaged(creature, amount):
                _strike(beats, beat, attack, (creature.number, f"{minus}{amount}"))
            case events.Absorbed(creature, ability):
                _strike(beats, beat, attack, (creature.number, f"0 {_CODES[ability]}"))
            case events.StrongholdMoved(player, damage, before, after):
                beats += _slide(beat, player, before, after, f"{minus}{damage}")
            case events.StrongholdHealed(player=player):
                place = state.sides[player].place
                beats.append(replace(beat, slide=(player, place, "+1"), length=0.7))
            case events.Summoned(creature) | events.Joined(creature) if beyond_the_turn or called:
                beats.append(replace(beat, attacker=creature.number, length=summoned))
            case events.ManaGained() if beyond_the_turn:
                beats.append(replace(beat, length=0.7))
            case events.IncantationReturned(left=left, gained=gained) if left or gained:
                beats.append(replace(beat, length=0.7))
            case events.Paused() if stop_at_windows and state.pending is None:
                beats.append(replace(beat, waits=True))
            case _:
                beats += _plain(beat, event)
        called = isinstance(event, events.Called)
        if isinstance(event, events.TurnBegan) and event.player == B:
            # What was told with it before is the player's own; the first moment after is not.
            other_turn = bool(beats)
        if other_turn and len(beats) > first:
            beats[first] = replace(beats[first], other_turn=True)
            other_turn = False
    return beats


_PLAYED = 2.2
"""How long a card stands that somebody else has played, in beats."""

_LENGTHS: dict[type, float] = {
    events.Sprinted: 0.8,
    events.Vanished: 0.8,
    events.Burned: 0.7,
    events.Shackled: 0.9,
    events.PaidInBlood: 0.6,
    events.Countermanded: 0.8,
    events.Released: 0.8,
    events.Called: 0.8,
    events.Spilled: 0.6,
    events.Destroyed: 0.5,
    events.Returned: 0.9,
    events.BastionFell: 0.9,
    events.Revealed: 0.9,
    events.Fizzled: 0.9,
    events.PileSpent: 0.9,
    events.LaidOnPile: 0.7,
    events.LaidUnderPile: 0.7,
    events.Milled: 0.3,
    events.AssaultBegan: 0.5,
    events.TurnEnded: 0.5,
    events.GameWon: 1.5,
    events.GameDrawn: 1.5,
}
"""How long what needs no more than its position is shown."""

_ACTORS = (events.Sprinted, events.Vanished, events.Burned, events.Shackled)
"""What a creature in play does by itself: it stands out while that is told."""


def _plain(beat: Beat, event: events.Event) -> list[Beat]:
    """Show the position an event has led to, and who did it."""
    length = _LENGTHS.get(type(event))
    if length is None:
        return []
    actor = event.creature.number if isinstance(event, _ACTORS) else None
    return [replace(beat, attacker=actor, length=length)]


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
