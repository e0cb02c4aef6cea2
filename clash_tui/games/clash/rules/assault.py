"""The Assault: every creature of the active player in its order (section 6 of the rules)."""

from __future__ import annotations

from functools import cache

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import (
    ADVANCE,
    DRAINS,
    REACH,
    STRIKES_BACK,
)
from clash_tui.games.clash.rules.abilities.moments import CREATURES, OVERHEAD, STRONGHOLD
from clash_tui.games.clash.rules.aftermath import follow
from clash_tui.games.clash.rules.agenda import (
    ACTIVATE,
    ANSWERS,
    ATTACK_AGAIN,
    END_TURN,
    OPEN_LANE,
    WINDOW,
    Step,
)
from clash_tui.games.clash.rules.answering import ANSWERING, unmark
from clash_tui.games.clash.rules.auras import abilities_of, with_auras
from clash_tui.games.clash.rules.hand import damage_stronghold
from clash_tui.games.clash.rules.hit import Source, drain, strike, value_of
from clash_tui.games.clash.rules.legality import can_cast
from clash_tui.games.clash.rules.places import find, find_anywhere
from clash_tui.games.clash.rules.state import ANSWERED, CALLED, HURT, State, Window, spot
from clash_tui.games.clash.rules.words import LOWER, UPPER, Edition, Phase

_END = Step(END_TURN, -1, -1)
_ANSWERS = Step(ANSWERS, -1, -1)
_LAST_WINDOW = Step(WINDOW, -1, -1)
_LANES = (Step(OPEN_LANE, -1, LOWER), Step(OPEN_LANE, -1, UPPER))

_step = cache(Step)
_ALL = CREATURES | STRONGHOLD

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
    row = state.sides[state.active].lanes[lane]
    if not row:
        return
    windows = _edition_of(state) is Edition.STARTER_KIT
    agenda = state.agenda
    for creature in row:
        if creature.marks & CALLED:
            continue
        number = creature.piece.number
        agenda.append(_step(ACTIVATE, number, lane))
        if windows:
            agenda.append(_step(WINDOW, number, lane))


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
    if can_cast(state):
        state.pending = Window(number)
    if state.listener is not None:
        state.listener(events.Paused(state.active, here), state)


def reach_of(abilities: int, arrived: bool, lane: int) -> int:
    """Return what a creature may attack: bits of ``moments``, 0 for nothing (R26)."""
    reach = 0 if arrived else _ALL
    if abilities & REACH.mask:
        for bit, _, answer in REACH.each:
            if abilities & bit:
                reach = answer(reach, arrived, lane)
    return reach


def activate(state: State, number: int, lane: int) -> None:
    """Activate a creature of the active player that is still in its lane (R25).

    When all its attacks are finished, those it damaged answer (R35).
    """
    if state.present & ANSWERING:
        if state.present & STRIKES_BACK.mask:
            # Each creature answers once until an activation is over (R50); a new one begins.
            unmark(state, ANSWERED)
        state.agenda.append(_ANSWERS)
    position = find(state.sides[state.active].lanes[lane], number)
    if position >= 0:
        attack(state, state.active, lane, position)


def attack_again(state: State, number: int, lane: int) -> None:
    """Let a creature that is still in its lane attack once more, whoever's it is (R43)."""
    player, position = find_anywhere(state, number, lane)
    if position >= 0:
        attack(state, player, lane, position, again=True)


def strike_back(state: State, number: int, lane: int) -> None:
    """Let a damaged creature that can make its one answering attack (R50).

    It is finished, with the answers it causes, before the next one.
    """
    player, position = find_anywhere(state, number, lane)
    if position < 0:
        return
    row = state.sides[player].lanes[lane]
    creature = row[position]
    abilities = abilities_of(row, position)
    if creature.marks & ANSWERED or not STRIKES_BACK.any(abilities):
        return
    creature.marks |= ANSWERED
    state.marked |= ANSWERED
    state.agenda.append(_ANSWERS)
    attack(state, player, lane, position, answer=True)


def attack(
    state: State,
    player: int,
    lane: int,
    position: int,
    *,
    again: bool = False,
    answer: bool = False,
) -> None:
    """Let the creature at a place make one attack, if it may (R26–R28)."""
    row = state.sides[player].lanes[lane]
    creature = row[position]
    abilities = with_auras(row, position, creature.body.abilities)
    reach = _ALL
    if abilities & REACH.mask:
        reach = reach_of(abilities, creature.arrived, lane)
    elif creature.arrived:
        return
    opponent = 1 - player
    targets = state.sides[opponent].lanes[lane]
    at_creature = bool(targets) and not reach & OVERHEAD
    if not reach & (CREATURES if at_creature else STRONGHOLD):
        return
    if abilities & ADVANCE.mask:
        for bit, _, advance in ADVANCE.each:
            if abilities & bit:
                position = advance(state, player, creature, lane, position)
        # The attack has what its creature has when it hits, after the move (R28).
        abilities = with_auras(row, position, creature.body.abilities)
    attack_value, bonus = creature.body.attack, creature.bonus
    if state.listener is not None:
        aim, left = None, state.sides[opponent].health
        if at_creature:
            aim = spot(opponent, lane, 0, targets[0])
            left = targets[0].body.health - targets[0].damage
        here = spot(player, lane, position, creature)
        value = value_of(abilities, attack_value, bonus, position, left)
        state.listener(events.Attacked(here, aim, value, again, answer), state)
    if not at_creature:
        left = state.sides[opponent].health
        value = value_of(abilities, attack_value, bonus, position, left)
        _hit_stronghold(state, player, abilities, value)
        return
    mark = HURT if state.present & ANSWERING else 0
    source = Source(player, attack_value, abilities, bonus, position, False, mark)
    hit = strike(state, source, opponent, lane, 0)
    if hit.fallen:
        follow(state, abilities, hit, opponent, Step(ATTACK_AGAIN, creature.piece.number, lane))


def _hit_stronghold(state: State, player: int, abilities: int, value: int) -> None:
    """Hit the opponent's Stronghold (R27); of a pile an attack may deal less (R79, R84)."""
    opponent = 1 - player
    if state.solo is not None and state.sides[opponent].pile is not None:
        value -= state.solo.resistance
    if value <= 0:
        return
    damage_stronghold(state, opponent, value)
    if abilities & DRAINS.mask and state.outcome is None:
        drain(state, abilities, player)


def spill(state: State, amount: int, player: int) -> None:
    """Let damage that no destroyed creature needed hit a Stronghold (R53)."""
    if state.listener is not None:
        state.listener(events.Spilled(player, amount), state)
    damage_stronghold(state, player, amount)
