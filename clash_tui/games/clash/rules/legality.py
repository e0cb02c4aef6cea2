"""Which moves are legal (R12–R14, R33, R37, R91)."""

from __future__ import annotations

from itertools import permutations

from clash_tui.games.clash.rules import moves
from clash_tui.games.clash.rules.abilities import FEWER_AVAILABLE, JOINS
from clash_tui.games.clash.rules.auras import abilities_of
from clash_tui.games.clash.rules.available import CHEAPER_OR_IN_BLOOD, available, can_pay_in_hand
from clash_tui.games.clash.rules.champion import callable_champion
from clash_tui.games.clash.rules.moves import Move, ReturnOrder, Summon, SummonChampion
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.returning import names_of
from clash_tui.games.clash.rules.state import ReturnChoice, State, Window
from clash_tui.games.clash.rules.words import AVAILABLE, LANES, MOST_PLAYS, PLAYERS, A, Phase
from clash_tui.games.table_moves import ACCEPT_DRAW, DECLINE_DRAW, OfferDraw, Resign


def any_creature(state: State) -> bool:
    """Whether any creature is in play, so that an incantation has a target (R14)."""
    a, b = state.sides
    return bool(a.lanes[0] or a.lanes[1] or b.lanes[0] or b.lanes[1])


def can_cast(state: State) -> bool:
    """Whether the active player has an incantation to cast now (R14, R37)."""
    if state.played >= MOST_PLAYS or not any_creature(state):
        return False
    side = state.sides[state.active]
    return any(
        not piece.is_creature and can_pay_in_hand(side, index, state.mana)
        for index, piece in enumerate(available(state))
    )


def place_in_hand(hand: list[Piece], index: int) -> int:
    """Return how a move tells a card from the same card further left: 0 where there is none."""
    card = hand[index].id
    return index + 1 if any(piece.id == card for piece in hand[:index]) else 0


def can_host(state: State, player: int, lane: int, position: int) -> bool:
    """Whether a Symbiote may be played onto a creature: one that has no Symbiote (R57)."""
    return not abilities_of(state.sides[player].lanes[lane], position) & JOINS.mask


def _hosts(state: State) -> list[tuple[int, int]]:
    """Return lane and position of the creatures a Symbiote of the active player may join (R57)."""
    player = state.active
    return [
        (lane, position)
        for lane in LANES
        for position in range(len(state.sides[player].lanes[lane]))
        if can_host(state, player, lane, position)
    ]


def _casts(state: State, piece: Piece, place: int, found: list[Move]) -> None:
    for player in PLAYERS:
        lanes = state.sides[player].lanes
        for lane in LANES:
            if lanes[lane]:
                found += moves.casts(piece.id, player, lane, len(lanes[lane]), place)


def _plays(state: State, found: list[Move], *, creatures: bool) -> None:
    """Add all ways to play an available card from the hand that can be paid for (R12)."""
    side = state.sides[state.active]
    mana = state.mana
    twins = state.twins
    if not twins and not state.present & _CHANGES:
        # Searching asks this all day, and here a card has its price and goes to its lane.
        for piece in side.hand[:AVAILABLE]:
            if piece.cost <= mana:
                if not piece.is_creature:
                    _casts(state, piece, 0, found)
                elif creatures:
                    found += piece.summons
        return
    for index, piece in enumerate(available(state)):
        if piece.cost > mana and not (
            piece.abilities & CHEAPER_OR_IN_BLOOD and can_pay_in_hand(side, index, mana)
        ):
            continue
        if not piece.is_creature:
            _casts(state, piece, place_in_hand(side.hand, index) if twins else 0, found)
        elif creatures:
            if twins or piece.abilities & _JOINS:
                _summons(state, piece, place_in_hand(side.hand, index), found)
            else:
                found += piece.summons


_JOINS = JOINS.mask
_CHANGES = CHEAPER_OR_IN_BLOOD | FEWER_AVAILABLE.mask | _JOINS
"""Mask of the abilities by which a card is played otherwise than by its price into a lane."""


def _summons(state: State, piece: Piece, place: int, found: list[Move]) -> None:
    """Add all ways to play a creature: into a lane, and as a Symbiote onto a host (R13, R57)."""
    found += [Summon(piece.id, lane, place=place) for lane in LANES]
    if piece.abilities & _JOINS:
        found += [Summon(piece.id, lane, host, place) for lane, host in _hosts(state)]


def legal_moves(state: State) -> list[Move]:
    """Return every move the player who must decide can play now; none when the game is over.

    Resigning and offering a draw are possible besides: see ``table_moves``.
    """
    if state.phase is Phase.OVER:
        return []
    if state.draw_offer is not None:
        return [ACCEPT_DRAW, DECLINE_DRAW]
    found: list[Move] = []
    pending = state.pending
    if pending is None:
        if state.played < MOST_PLAYS:
            _plays(state, found, creatures=True)
            champion = callable_champion(state)
            if champion is not None:
                found += moves.CHAMPION_SUMMONS
                if champion.abilities & _JOINS:
                    found += [SummonChampion(lane, host) for lane, host in _hosts(state)]
        found.append(moves.END_SUMMONING)
    elif isinstance(pending, Window):
        if state.played < MOST_PLAYS:
            _plays(state, found, creatures=False)
        found.append(moves.CONTINUE)
    else:
        found += return_orders(state, pending)
    return found


def return_orders(state: State, choice: ReturnChoice) -> list[Move]:
    """Return every order in which destroyed creatures can go back to the hand (R33)."""
    return [ReturnOrder(order) for order in permutations(return_names(state, choice))]


def return_names(state: State, choice: ReturnChoice) -> list[str]:
    """Return how a move names the creatures whose order is asked, all of them different (R33)."""
    waiting = {each.number: each for each in state.fallen}
    return names_of([waiting[number] for number in choice.numbers])


def table_moves(state: State) -> list[Move]:
    """Return what is possible at the table besides the game's own moves (R91).

    Either player may resign at any time; the player who must decide may offer a draw, unless an
    offer is waiting for an answer. Against a pile there is only resigning.
    """
    if state.phase is Phase.OVER:
        return []
    if state.solo is not None:
        return [Resign(A)]
    found: list[Move] = [Resign(player) for player in PLAYERS]
    if state.draw_offer is None:
        decider = state.pending.player if isinstance(state.pending, ReturnChoice) else state.active
        found.append(OfferDraw(decider))
    return found
