"""The Assault: every creature of the active player in its order (section 6 of the rules)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.abilities import ADVANCE, ATTACKS_AGAIN, CREATURES, REACH, STRONGHOLD
from clash_tui.game.agenda import ACTIVATE, ATTACK_AGAIN, END_TURN, OPEN_LANE, WINDOW, Step
from clash_tui.game.auras import abilities_of
from clash_tui.game.hand import damage_stronghold
from clash_tui.game.hit import return_fallen, strike
from clash_tui.game.legality import can_cast
from clash_tui.game.state import Lane, State, Window, spot
from clash_tui.game.words import LOWER, UPPER, Edition, Phase

_END = Step(END_TURN, -1, -1)
_LAST_WINDOW = Step(WINDOW, -1, -1)
_LANES = (Step(OPEN_LANE, -1, LOWER), Step(OPEN_LANE, -1, UPPER))

ASSAULT: dict[Edition, tuple[Step, ...]] = {
    Edition.STARTER_KIT: (_END, _LAST_WINDOW, *_LANES),
    Edition.INITIATION_PACK: (_END, *_LANES),
}
"""What an Assault puts on the agenda, the next step last (R25, R37)."""


def begin_assault(state: State) -> None:
    """Begin the Assault: the upper lane, then the lower, then the end of the turn (R25)."""
    state.phase = Phase.ASSAULT
    if state.listener is not None:
        state.listener(events.AssaultBegan(state.active), state)
    state.agenda += ASSAULT[_edition_of(state)]


def _edition_of(state: State) -> Edition:
    """Return the edition whose Assault this is: the solo opponent casts nothing in it (R76)."""
    if state.sides[state.active].pile is not None:
        return Edition.INITIATION_PACK
    return state.edition


def open_lane(state: State, lane: int) -> None:
    """Fix the order of a lane as it begins, from the farthest creature to the nearest (R25)."""
    windows = _edition_of(state) is Edition.STARTER_KIT
    agenda = state.agenda
    for creature in state.sides[state.active].lanes[lane]:
        number = creature.piece.number
        agenda.append(Step(ACTIVATE, number, lane))
        if windows:
            agenda.append(Step(WINDOW, number, lane))


def find(lane: Lane, number: int) -> int:
    """Return the position of a creature in a lane by its number, -1 when it has left."""
    for position, creature in enumerate(lane):
        if creature.piece.number == number:
            return position
    return -1


def open_window(state: State, number: int, lane: int) -> None:
    """Let the active player cast before a creature still in its lane, or after the last (R37).

    Where nothing can be cast the Assault goes on by itself.
    """
    here = None
    if number >= 0:
        row = state.sides[state.active].lanes[lane]
        position = find(row, number)
        if position < 0:
            return
        here = spot(state.active, lane, position, row[position])
    castable = can_cast(state)
    if castable:
        state.pending = Window(number)
    if state.listener is not None:
        state.listener(events.Paused(state.active, here, castable), state)


def reach_of(abilities: int, arrived: bool) -> int:
    """Return what a creature may attack: creatures, the Stronghold, both or nothing (R26)."""
    reach = 0 if arrived else CREATURES | STRONGHOLD
    if abilities & REACH.mask:
        for bit, _, answer in REACH.each:
            if abilities & bit:
                reach = answer(reach, arrived)
    return reach


def attack(state: State, number: int, lane: int, again: bool) -> None:
    """Let a creature that is still in its lane make one attack, if it may (R26–R28)."""
    player = state.active
    row = state.sides[player].lanes[lane]
    position = find(row, number)
    if position < 0:
        return
    creature = row[position]
    abilities = abilities_of(row, position)
    reach = reach_of(abilities, creature.arrived)
    opponent = 1 - player
    targets = state.sides[opponent].lanes[lane]
    if not reach & (CREATURES if targets else STRONGHOLD):
        return
    if abilities & ADVANCE.mask:
        for bit, _, advance in ADVANCE.each:
            if abilities & bit:
                position = advance(state, creature, lane, position)
        # The attack has what its creature has when it hits, after the move (R28).
        abilities = abilities_of(row, position)
    value = creature.piece.attack + creature.bonus
    if state.listener is not None:
        target = spot(opponent, lane, 0, targets[0]) if targets else None
        here = spot(player, lane, position, creature)
        state.listener(events.Attacked(here, target, value, again), state)
    if not targets:
        if state.solo is not None and state.sides[opponent].pile is not None:
            value -= state.solo.resistance
        damage_stronghold(state, opponent, value)
        return
    fallen = strike(state, value, abilities, opponent, lane, 0, False)
    if fallen:
        if abilities & ATTACKS_AGAIN.mask:
            for bit, _, attacks_again in ATTACKS_AGAIN.each:
                if abilities & bit and attacks_again(len(fallen)):
                    state.agenda.append(Step(ATTACK_AGAIN, number, lane))
        return_fallen(state, opponent, fallen)
