"""Paying for a card: with mana, and with blood where mana is short (R12, R56)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.hand import damage_stronghold
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import State


def pay(state: State, piece: Piece, cost: int) -> int:
    """Pay for a card of the active player, which is still where it was; return the mana spent.

    Whoever calls this has seen that it can be paid for. Missing mana is paid with damage to the
    own Stronghold, one at a time, and that may lose the game (R56).
    """
    if cost <= state.mana:
        state.mana -= cost
        return cost
    spent, state.mana = state.mana, 0
    missing = cost - spent
    if state.listener is not None:
        state.listener(events.PaidInBlood(state.active, piece.id, piece.number, missing), state)
    for _ in range(missing):
        damage_stronghold(state, state.active, 1)
        if state.outcome is not None:
            break
    return spent
