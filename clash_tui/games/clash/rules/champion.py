"""Champions: one creature a player may call all through the game (R87–R90)."""

from __future__ import annotations

from typing import Final

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.available import can_pay
from clash_tui.games.clash.rules.piece import Piece
from clash_tui.games.clash.rules.state import State
from clash_tui.games.clash.rules.words import LANES

READY: Final = 0
"""Beside the Bridges, can be summoned (R88)."""
IN_PLAY: Final = 1
EXHAUSTED: Final = 2
"""Beside the Bridges, waits for a card of its cost (R89)."""

STATUS_NAMES: Final = ("ready", "in-play", "exhausted")


def cheaper_by(state: State, piece: Piece) -> list[Piece]:
    """Return the creatures in play, of both Kingdoms, with exactly the Champion's cost (R88).

    Of a pair both cards count.
    """
    return [
        each
        for side in state.sides
        for lane in LANES
        for creature in side.lanes[lane]
        for each in reversed(creature.pieces)
        if each.cost == piece.cost
    ]


def champion_cost(state: State, piece: Piece) -> int:
    """Return what a Champion costs now, not below 0 (R88)."""
    return max(0, piece.cost - len(cheaper_by(state, piece)))


def callable_champion(state: State) -> Piece | None:
    """Return the active player's Champion if it is ready and can be paid for."""
    side = state.sides[state.active]
    champion = side.champion
    if champion is None or side.champion_status != READY:
        return None
    cost = champion_cost(state, champion)
    return champion if can_pay(champion, cost, state.mana) else None


def ready_champions(state: State, cost: int) -> None:
    """Ready every exhausted Champion with exactly the cost of a card just played (R89)."""
    for player, side in enumerate(state.sides):
        champion = side.champion
        if champion is not None and side.champion_status == EXHAUSTED and champion.cost == cost:
            side.champion_status = READY
            if state.listener is not None:
                state.listener(events.ChampionReady(player, champion.id), state)


def exhaust(state: State, player: int, piece: Piece) -> None:
    """Lay a destroyed Champion beside the Bridges again, exhausted: it returns to no hand (R89)."""
    state.sides[player].champion_status = EXHAUSTED
    if state.listener is not None:
        state.listener(events.ChampionExhausted(player, piece.id), state)
