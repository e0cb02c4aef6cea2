"""Playing a card from the hand (R12–R15 and the order given in section 4 of the rules)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.abilities import (
    BLAST,
    SETTLE,
    WITHDRAWS,
)
from clash_tui.games.clash.rules.aftermath import follow
from clash_tui.games.clash.rules.agenda import BLAST as BLAST_STEP
from clash_tui.games.clash.rules.agenda import FINISH_CAST, SETTLED, STRIKE_AGAIN, Step
from clash_tui.games.clash.rules.answering import unmark, withdraw
from clash_tui.games.clash.rules.arriving import (
    arrive,
    blast,
    burn,
    enter,
    mark_of_card,
    play_creature,
    settle_card,
)
from clash_tui.games.clash.rules.available import cost_in_hand
from clash_tui.games.clash.rules.champion import IN_PLAY, champion_cost, ready_champions
from clash_tui.games.clash.rules.hand import check_hand, take_from_hand
from clash_tui.games.clash.rules.hit import Source, strike
from clash_tui.games.clash.rules.moves import ALONE
from clash_tui.games.clash.rules.paying import pay
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.pile import discard
from clash_tui.games.clash.rules.returning import return_fallen, send_home
from clash_tui.games.clash.rules.state import HURT_BY_CARD, State, spot


def summon(state: State, index: int, lane: int, host: int = ALONE) -> None:
    """Play the creature at a place of the hand at the back of a lane, or onto a host (R13, R57)."""
    piece = state.sides[state.active].hand[index]
    paid = pay(state, piece, cost_in_hand(state.sides[state.active], index))
    if state.outcome is None:
        # Paying moves the Stronghold, but no card: the place is still the card's (R56).
        play_creature(state, state.active, index, lane, paid, host)


def summon_champion(state: State, lane: int, host: int = ALONE) -> None:
    """Play the active player's Champion, which is in no hand, into a lane (R88)."""
    side = state.sides[state.active]
    piece = side.champion
    assert piece is not None
    paid = pay(state, piece, champion_cost(state, piece))
    if state.outcome is None:
        side.champion_status = IN_PLAY
        enter(state, state.active, piece, lane, paid, host)
        arrive(state, state.active, piece, lane)


def cast(state: State, index: int, player: int, lane: int, position: int) -> None:
    """Cast the incantation at a place of the hand on a creature in play (R14).

    It is out of the hand until ``finish_cast`` (R15), which may have to wait for R33.
    """
    piece = state.sides[state.active].hand[index]
    paid = pay(state, piece, cost_in_hand(state.sides[state.active], index))
    if state.outcome is None:
        take_from_hand(state, state.active, index)
        state.seen |= piece.bit
        state.played += 1
        resolve(state, piece, paid, player, lane, position)


def resolve(state: State, piece: Piece, paid: int, player: int, lane: int, position: int) -> None:
    """Let an incantation that is paid for do all it does, in the order of section 4."""
    state.casting = piece
    abilities = piece.abilities
    if state.listener is not None:
        creature = state.sides[player].lanes[lane][position]
        target = spot(player, lane, position, creature)
        value = source_of(state, piece).value(creature.body.health - creature.damage)
        told = events.IncantationCast(state.active, piece.id, piece.number, target, paid, value)
        state.listener(told, state)
    ready_champions(state, piece.cost)
    state.agenda.append(Step(FINISH_CAST, piece.number, -1))
    burn(state, state.active, lane, piece)
    if state.outcome is not None:
        return
    if abilities & SETTLE.mask or state.present & WITHDRAWS.mask:
        state.agenda.append(Step(SETTLED, piece.number, -1))
    if abilities & BLAST.mask:
        state.agenda.append(Step(BLAST_STEP, piece.number, lane))
    strike_with(state, piece, player, lane, position)


def source_of(state: State, piece: Piece) -> Source:
    """Return an incantation as what strikes, with its caster as owner (R67)."""
    mark = mark_of_card(state)
    return Source(state.active, piece.attack, piece.abilities, 0, -1, True, mark)


def strike_with(state: State, piece: Piece, player: int, lane: int, position: int) -> None:
    """Let an incantation strike the creature at a place, with what belongs to the strike."""
    hit = strike(state, source_of(state, piece), player, lane, position)
    enemy = 1 - state.active
    again = Step(STRIKE_AGAIN, position, lane) if player == enemy else None
    follow(state, piece.abilities, hit, enemy, again)


def strike_again(state: State, position: int, lane: int) -> None:
    """Let an incantation that destroyed an enemy strike who stands in its place now (R43, R67)."""
    piece = state.casting
    enemy = 1 - state.active
    if piece is not None and position < len(state.sides[enemy].lanes[lane]):
        strike_with(state, piece, enemy, lane, position)


def blast_of_cast(state: State, lane: int) -> None:
    """Let the Backdraft of the incantation hit the nearest enemy of its target's lane (R61)."""
    piece = state.casting
    assert piece is not None
    hit = blast(state, state.active, piece, piece.abilities, lane)
    if hit is not None and hit.fallen:
        return_fallen(state, hit.fallen)


def settle_cast(state: State) -> None:
    """Do what comes last before an incantation returns: Countermand, then every Vanish (R62)."""
    piece = state.casting
    assert piece is not None
    settle_card(state, state.active, piece.abilities, None)
    if state.outcome is None:
        withdraw(state, HURT_BY_CARD)


def finish_cast(state: State) -> None:
    """Put the incantation back into its owner's hand, then check R24 (R14, R15).

    To the right end, if nothing printed on it says otherwise (R49, R65); the solo opponent's goes
    to its discard (R77).
    """
    piece = state.casting
    assert piece is not None
    player = state.active
    state.casting = None
    unmark(state, HURT_BY_CARD)
    if send_home(state, player, piece, piece.abilities, incantation=True):
        check_caster(state, player)


def check_caster(state: State, player: int) -> None:
    """Look at the hand of a caster whose incantation went to the other player (R15, R49)."""
    if state.outcome is None and state.sides[player].pile is None:
        check_hand(state, player)


def fizzle(state: State, piece: Piece, lane: int) -> None:
    """Lay an incantation without a target on the discard, whatever is printed on it (R76)."""
    player = state.active
    if state.listener is not None:
        state.listener(events.Fizzled(player, piece.id, lane), state)
    discard(state, player, piece)
