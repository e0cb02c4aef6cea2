"""A hit: one source of damage, all its victims at the same moment (R28–R34)."""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import (
    ABSORBS,
    ALSO_HITS,
    DRAINS,
    IMMUNE,
    MULTIPLIES,
    VALUE_AGAINST,
)
from clash_tui.games.clash.rules.agenda import CREATURE_STEPS
from clash_tui.games.clash.rules.auras import abilities_of, with_auras
from clash_tui.games.clash.rules.state import Creature, Fallen, State, spot


class Source(NamedTuple):
    """What strikes: an attack, an incantation or a Backdraft."""

    owner: int
    """Whose attack or card it is."""
    attack: int
    """Attack value or damage as printed, of a pair added up."""
    mask: int
    """Its abilities."""
    bonus: int = 0
    """Won by Sprint (R45)."""
    position: int = -1
    """Where in its lane the attacker stands, -1 for a card that is played (R52)."""
    incantation: bool = False
    """Whether it comes from an incantation (R42)."""
    mark: int = 0
    """The mark it leaves on whom it damages."""

    def value(self, left: int) -> int:
        """Return what it deals a target with so much HP left."""
        return value_of(self.mask, self.attack, self.bonus, self.position, left)


class Hit(NamedTuple):
    """What came of a hit."""

    fallen: list[Fallen]
    """Whom it destroyed: target, Splash's victim, Perforation's."""
    excess: int
    """Damage the destroyed did not need (R53)."""


NO_HIT = Hit([], 0)

_PREVENTS = IMMUNE.mask | ABSORBS.mask
_CHANGES = VALUE_AGAINST.mask | MULTIPLIES.mask
"""Mask of the abilities by which a source deals another value than attack and bonus."""


def value_of(mask: int, attack: int, bonus: int, position: int, left: int) -> int:
    """Return what a source deals a target with so much HP or Health left (R45, R52, R55)."""
    if not mask & _CHANGES:
        return attack + bonus
    if mask & VALUE_AGAINST.mask:
        attack = max(0, VALUE_AGAINST.total(mask, left))
    value = attack + bonus
    for bit, _, times in MULTIPLIES.each:
        if mask & bit:
            value *= times(position)
    return value


def victims_of(
    state: State, mask: int, player: int, lane: int, position: int
) -> list[tuple[int, int]]:
    """Return lane and position of all a hit strikes in a Kingdom: the target first (R40, R41)."""
    victims = [(lane, position)]
    side = state.sides[player]
    for bit, _, also_hits in ALSO_HITS.each:
        if mask & bit:
            further = also_hits(side, lane, position)
            if further is not None:
                victims.append(further)
    return victims


def strike(state: State, source: Source, player: int, lane: int, position: int) -> Hit:
    """Hit the creature at a place in ``player``'s Kingdom.

    All victims take their damage at the same moment (R28), with the abilities they have at that
    moment; what the damage does for its owner follows at once (R54). Those destroyed have left
    their lanes (R32), but not returned yet.
    """
    mask = source.mask
    lanes = state.sides[player].lanes
    if mask & ALSO_HITS.mask:
        # What each victim has is read before any of them falls: it falls with what it had (R34).
        hits = [
            (lanes[row][place], abilities_of(lanes[row], place), row, place)
            for row, place in victims_of(state, mask, player, lane, position)
        ]
    else:
        target = lanes[lane][position]
        abilities = with_auras(lanes[lane], position, target.body.abilities)
        hits = [(target, abilities, lane, position)]
    damaged = excess = 0
    fallen: list[Fallen] = []
    places: list[int] = []
    for creature, abilities, row, place in hits:
        left = creature.body.health - creature.damage
        value = source.value(left) if mask & _CHANGES else source.attack + source.bonus
        if value <= 0 or (
            abilities & _PREVENTS
            and _prevented(state, source, value, creature, abilities, (player, row, place))
        ):
            continue
        creature.struck = True
        creature.damage += value
        if state.listener is not None:
            here = spot(player, row, place, creature)
            state.listener(events.Damaged(here, value, max(0, left - value)), state)
        damaged += 1
        if source.mark:
            creature.marks |= source.mark
            state.marked |= source.mark
        if value >= left:
            excess += value - left
            fallen.append(Fallen(player, row, creature, with_auras(lanes[row], place, 0)))
            places.append(place)
    if mask & DRAINS.mask:
        for _ in range(damaged):
            drain(state, mask, source.owner)
    if not fallen:
        return NO_HIT
    for (_player, row, creature, _given), place in zip(fallen, places, strict=True):
        lanes[row].remove(creature)
        _forget(state, creature)
        if state.listener is not None:
            state.listener(events.Destroyed(spot(player, row, place, creature)), state)
    return Hit(fallen, excess)


def drain(state: State, mask: int, owner: int) -> None:
    """Let a source that damaged one target do what that does for its owner (R54)."""
    for bit, _name, drains in DRAINS.each:
        if mask & bit:
            drains(state, owner)


def _forget(state: State, creature: Creature) -> None:
    """Let nothing more happen with a creature that has left its lane (R25, R35)."""
    agenda = state.agenda
    for piece in creature.pieces:
        number = piece.number
        for step in agenda:
            if step[1] == number and step[0] in CREATURE_STEPS:
                agenda[:] = [
                    each for each in agenda if each[1] != number or each[0] not in CREATURE_STEPS
                ]
                break


def _prevented(
    state: State,
    source: Source,
    value: int,
    creature: Creature,
    abilities: int,
    where: tuple[int, int, int],
) -> bool:
    """Say whether an ability of a victim brings its damage to 0 (R39, R42)."""
    for bit, name, immune in IMMUNE.each:
        if abilities & bit and immune(source.incantation):
            _tell_absorbed(state, creature, where, name, value)
            return True
    for bit, name, absorbs in ABSORBS.each:
        if abilities & bit and absorbs(creature):
            creature.struck = True
            _tell_absorbed(state, creature, where, name, value)
            return True
    return False


def _tell_absorbed(
    state: State, creature: Creature, where: tuple[int, int, int], ability: str, value: int
) -> None:
    if state.listener is not None:
        left = creature.body.health - creature.damage
        state.listener(events.Absorbed(spot(*where, creature), ability, value, left), state)
