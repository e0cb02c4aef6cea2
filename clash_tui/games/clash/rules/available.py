"""What can be played from a hand and what it costs there (R12, R58, R60)."""

from __future__ import annotations

from clash_tui.games.clash.rules.abilities import DISCOUNT, FEWER_AVAILABLE, PAYS_IN_BLOOD
from clash_tui.games.clash.rules.auras import bearers
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import Creature, Side, State
from clash_tui.games.clash.rules.words import AVAILABLE


def holders_back(state: State, player: int) -> list[Creature]:
    """Return the creatures by which a player has fewer available cards (R58)."""
    return [creature for creature, _ in bearers(state, player, FEWER_AVAILABLE.mask)]


def available_count(state: State, player: int) -> int:
    """Return how many of a player's leftmost cards can be played: 4, or fewer (R12, R58)."""
    holding = bearers(state, player, FEWER_AVAILABLE.mask)
    return max(1, AVAILABLE - sum(FEWER_AVAILABLE.total(has) for _, has in holding))


def available(state: State) -> list[Piece]:
    """Return the active player's available cards, from the left (R12)."""
    count = AVAILABLE
    # Searching asks this all day, and seldom is there anybody to hold a card back.
    if state.present & FEWER_AVAILABLE.mask:
        count = available_count(state, state.active)
    return state.sides[state.active].hand[:count]


def cost_in_hand(side: Side, index: int) -> int:
    """Return what the card at a place of a hand costs there, not below 0 (R60)."""
    piece = side.hand[index]
    if piece.abilities & DISCOUNT.mask:
        return max(0, piece.cost - DISCOUNT.total(piece.abilities, index == 0))
    return piece.cost


CHEAPER_OR_IN_BLOOD = DISCOUNT.mask | PAYS_IN_BLOOD.mask
"""Mask of the abilities by which a card can be played with less mana than printed."""


def can_pay_in_hand(side: Side, index: int, mana: int) -> bool:
    """Whether the card at a place of a hand can be paid for (R12, R56, R60)."""
    piece = side.hand[index]
    if piece.cost <= mana:
        return True
    if not piece.abilities & CHEAPER_OR_IN_BLOOD:
        return False
    return can_pay(piece, cost_in_hand(side, index), mana)


def can_pay(piece: Piece, cost: int, mana: int) -> bool:
    """Whether a card can be paid for, with mana or in blood (R12, R56)."""
    return cost <= mana or bool(piece.abilities & PAYS_IN_BLOOD.mask)
