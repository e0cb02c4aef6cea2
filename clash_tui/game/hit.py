"""A hit: one source of damage, all its victims at the same moment (R28–R34)."""

from __future__ import annotations

from clash_tui.game import events
from clash_tui.game.abilities import ABSORBS, ALSO_HITS, IMMUNE
from clash_tui.game.auras import abilities_of
from clash_tui.game.champion import exhaust
from clash_tui.game.hand import return_card
from clash_tui.game.state import Creature, ReturnChoice, State, spot


def victims_of(
    state: State, mask: int, player: int, lane: int, position: int
) -> list[tuple[int, int]]:
    """Return lane and position of all a hit strikes in a Kingdom: the target first (R40, R41)."""
    victims = [(lane, position)]
    if mask & ALSO_HITS.mask:
        side = state.sides[player]
        for bit, _, also_hits in ALSO_HITS.each:
            if mask & bit:
                further = also_hits(side, lane, position)
                if further is not None:
                    victims.append(further)
    return victims


def strike(
    state: State, value: int, mask: int, player: int, lane: int, position: int, incantation: bool
) -> list[Creature]:
    """Hit the creature at a place in ``player``'s Kingdom with ``value`` damage.

    ``mask`` are the abilities of the attack or incantation. All victims take their damage at the
    same moment (R28), with the abilities they have at that moment; those destroyed have left
    their lanes (R32) and are returned in the order target, Splash's victim, Perforation's.
    """
    if value <= 0:
        return []
    lanes = state.sides[player].lanes
    # What each victim has is read before any of them falls: it falls with what it had (R34).
    hits = [
        (lanes[row][place], abilities_of(lanes[row], place), row, place)
        for row, place in victims_of(state, mask, player, lane, position)
    ]
    for creature, abilities, row, place in hits:
        _deal(state, value, creature, abilities, (player, row, place), incantation)
    fallen = [hit for hit in hits if hit[0].damage >= hit[0].piece.health]
    for creature, _, row, place in fallen:
        lanes[row].remove(creature)
        if state.listener is not None:
            state.listener(events.Destroyed(spot(player, row, place, creature)), state)
    return [hit[0] for hit in fallen]


def _deal(
    state: State,
    value: int,
    creature: Creature,
    abilities: int,
    where: tuple[int, int, int],
    incantation: bool,
) -> None:
    """Deal one victim its damage, unless an ability of its own prevents it (R30, R39, R42)."""
    if abilities & IMMUNE.mask:
        for bit, name, immune in IMMUNE.each:
            if abilities & bit and immune(incantation):
                _tell_absorbed(state, creature, where, name, value)
                return
    if abilities & ABSORBS.mask:
        for bit, name, absorbs in ABSORBS.each:
            if abilities & bit and absorbs(creature):
                creature.struck = True
                _tell_absorbed(state, creature, where, name, value)
                return
    creature.struck = True
    creature.damage += value
    if state.listener is not None:
        left = max(0, creature.piece.health - creature.damage)
        state.listener(events.Damaged(spot(*where, creature), value, left), state)


def _tell_absorbed(
    state: State, creature: Creature, where: tuple[int, int, int], ability: str, value: int
) -> None:
    if state.listener is not None:
        left = creature.piece.health - creature.damage
        state.listener(events.Absorbed(spot(*where, creature), ability, value, left), state)


def return_fallen(state: State, player: int, fallen: list[Creature]) -> None:
    """Return destroyed creatures to their owner's hand, who chooses the order (R32, R33).

    Where the order makes no difference nobody is asked. A Champion goes to no hand (R89).
    """
    returning = [creature.piece for creature in fallen if not creature.piece.champion]
    if len(returning) < len(fallen):
        for creature in fallen:
            if creature.piece.champion:
                exhaust(state, player, creature.piece)
    # The solo opponent's go to its discard as they were hit (R33).
    if state.sides[player].pile is not None or len({piece.id for piece in returning}) <= 1:
        for piece in returning:
            return_card(state, player, piece)
        return
    state.pending = ReturnChoice(player, tuple(piece.number for piece in returning))
    if state.listener is not None:
        cards = tuple(piece.id for piece in returning)
        state.listener(events.OrderAsked(player, cards), state)
