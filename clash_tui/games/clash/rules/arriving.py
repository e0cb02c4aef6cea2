"""A creature comes into play, from wherever it is played (section 4 of the rules)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import BLAST, BURNS, SETTLE, WITHDRAWS
from clash_tui.games.clash.rules.agenda import SETTLED, Step
from clash_tui.games.clash.rules.answering import step_back
from clash_tui.games.clash.rules.auras import abilities_of, with_auras
from clash_tui.games.clash.rules.champion import ready_champions
from clash_tui.games.clash.rules.hand import check_hand, damage_stronghold, take_from_hand
from clash_tui.games.clash.rules.hit import Hit, Source, strike
from clash_tui.games.clash.rules.moves import ALONE
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.places import find_card
from clash_tui.games.clash.rules.returning import return_fallen
from clash_tui.games.clash.rules.state import (
    CALLED,
    HURT_BY_CARD,
    Creature,
    State,
    creature_of,
    spot,
)
from clash_tui.games.clash.rules.words import PLAYERS, Phase

_ON_ARRIVAL = BURNS.mask | BLAST.mask | SETTLE.mask


def play_creature(
    state: State, player: int, index: int, lane: int, paid: int, host: int = ALONE
) -> None:
    """Play the creature at a place of a hand, paid for already, into a lane (R13, R57)."""
    piece = take_from_hand(state, player, index)
    state.seen |= piece.bit
    enter(state, player, piece, lane, paid, host)
    check_hand(state, player)
    if state.outcome is None:
        arrive(state, player, piece, lane)


def enter(state: State, player: int, piece: Piece, lane: int, paid: int, host: int = ALONE) -> None:
    """Let a creature stand in its lane: at the back of it (R13), or on its host (R57)."""
    state.played += 1
    row = state.sides[player].lanes[lane]
    granted = state.granted(player)
    if host != ALONE:
        creature = row[host]
        creature.join(piece, granted)
        if state.listener is not None:
            here = spot(player, lane, host, creature)
            told = events.Joined(here, piece.id, piece.number, paid, piece.champion)
            state.listener(told, state)
        return
    creature = creature_of(piece, granted)
    if state.phase is Phase.ASSAULT:
        creature.marks = CALLED
    row.append(creature)
    if state.listener is not None:
        here = spot(player, lane, len(row) - 1, creature)
        state.listener(events.Summoned(here, paid, piece.champion), state)


def arrive(state: State, player: int, piece: Piece, lane: int) -> None:
    """Let all happen that follows when a creature stands in its lane (section 4).

    Champions, Immolation, Backdraft, the Vanish of whom it hurt, Countermand, Shackle; if it is
    no longer in play, the rest does not happen.
    """
    ready_champions(state, piece.cost)
    if not state.present & _ON_ARRIVAL:
        return
    burn(state, player, lane, piece)
    if state.outcome is not None:
        return
    row = state.sides[player].lanes[lane]
    abilities = with_auras(row, find_card(row, piece.number), piece.abilities)
    if abilities & SETTLE.mask:
        state.agenda.append(Step(SETTLED, piece.number, lane))
    if abilities & BLAST.mask:
        hurt = state.sides[1 - player].lanes[lane][:1]
        hit = blast(state, player, piece, abilities, lane)
        if hit is None:
            return
        if hit.fallen:
            return_fallen(state, hit.fallen)
        elif hurt[0].marks & HURT_BY_CARD:
            step_back(state, 1 - player, lane, hurt[0])
            hurt[0].marks &= ~HURT_BY_CARD


def burn(state: State, player: int, lane: int, piece: Piece) -> None:
    """Let each Immolation in a lane hurt the player who plays a card there (R59).

    A's bearers first, each from the farthest to the nearest. A creature that arrives does not
    count, a pair counts by its lower card.
    """
    if not state.present & BURNS.mask:
        return
    bearers = [
        (owner, row, position)
        for owner in PLAYERS
        for row in (state.sides[owner].lanes[lane],)
        for position in range(len(row) - 1, -1, -1)
        if row[position].piece is not piece and abilities_of(row, position) & BURNS.mask
    ]
    for owner, row, position in bearers:
        damage = BURNS.total(abilities_of(row, position))
        if state.listener is not None:
            here = spot(owner, lane, position, row[position])
            state.listener(events.Burned(here, player, damage), state)
        damage_stronghold(state, player, damage)
        if state.outcome is not None:
            return


def blast(state: State, player: int, piece: Piece, abilities: int, lane: int) -> Hit | None:
    """Let the Backdraft of a played card hit the nearest enemy of a lane (R61); None: nobody.

    It is a source of its own: no other ability of the card applies to it.
    """
    enemy = 1 - player
    row = state.sides[enemy].lanes[lane]
    value = BLAST.total(abilities, state.sides[player])
    if not row or value <= 0:
        return None
    if state.listener is not None:
        target = spot(enemy, lane, 0, row[0])
        told = events.Blasted(player, piece.id, piece.number, target, value)
        state.listener(told, state)
    incantation = not piece.is_creature
    source = Source(player, value, 0, incantation=incantation, mark=mark_of_card(state))
    return strike(state, source, enemy, lane, 0)


def mark_of_card(state: State) -> int:
    """Return the mark a played card leaves on whom it damages, where anybody answers it (R48)."""
    return HURT_BY_CARD if state.present & WITHDRAWS.mask else 0


def settle(state: State, number: int, lane: int) -> None:
    """Let a creature that was played and is still there do what comes last (R62, R63)."""
    for player in PLAYERS:
        row = state.sides[player].lanes[lane]
        position = find_card(row, number)
        if position < 0:
            continue
        creature = row[position]
        abilities = with_auras(row, position, state.pieces[number].abilities)
        settle_card(state, player, abilities, creature)
        return


def settle_card(state: State, player: int, abilities: int, creature: Creature | None) -> None:
    """Let a played card do what comes last; an incantation is no creature (R62, R63)."""
    for bit, _, answer in SETTLE.each:
        if abilities & bit and state.outcome is None:
            answer(state, player, creature)
