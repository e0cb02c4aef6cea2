"""What a player should be told before a move, because it can hardly be meant."""

from __future__ import annotations

from enum import StrEnum

from clash_tui.games.stak.rules.blind import blind_state
from clash_tui.games.stak.rules.codes import HEALED, UP, VERSION
from clash_tui.games.stak.rules.fight import attack, can_fight
from clash_tui.games.stak.rules.forecasting import attacker_stands, forecast_attack, forecast_play
from clash_tui.games.stak.rules.moves import OWN, Attack, End, Move, Play, Recycle, Scrap
from clash_tui.games.stak.rules.state import State
from clash_tui.games.stak.rules.told import Told
from clash_tui.games.stak.rules.view import View


class Caution(StrEnum):
    """Why a move may be regretted."""

    LAST_CARD = "last-card"
    """It costs all cards of the own Stak, and so the game."""
    ONLY_OWN = "only-own"
    """Its entry effect can only cost the own Stak something."""
    COVERS_ATTACKER = "covers-attacker"
    """It covers a card that could win a fight, by one that cannot attack or win."""
    EXPOSED = "exposed"
    """The turn ends with a top card that falls to the top card of every opponent."""


def cautions(view: View, move: Move) -> tuple[Caution, ...]:
    """Return what to say before a legal move of the player whose turn it is."""
    found: list[Caution] = []
    if _costs_all(view, move):
        found.append(Caution.LAST_CARD)
    if isinstance(move, Play):
        if _only_own(view, move):
            found.append(Caution.ONLY_OWN)
        if move.stak == OWN and _covers_attacker(view, move.card):
            found.append(Caution.COVERS_ATTACKER)
    if isinstance(move, End) and _exposed(view):
        found.append(Caution.EXPOSED)
    return tuple(found)


def _costs_all(view: View, move: Move) -> bool:
    own = view.active
    if isinstance(move, (Scrap, Recycle)):
        return len(view.seats[own].stak) == 1
    if isinstance(move, Attack):
        told = forecast_attack(view, move.player)
        return told is not None and own in told.out
    if isinstance(move, Play):
        aims = forecast_play(view, move.card, move.stak).aims
        return bool(aims) and all(own in aim.out for aim in aims)
    return False


def _only_own(view: View, move: Play) -> bool:
    """Say whether whatever is chosen costs the own Stak a card and no other one anything."""
    own = view.active
    aims = forecast_play(view, move.card, move.stak).aims
    return bool(aims) and all(
        aim.falls and all(fall.card.player == own for fall in aim.falls) for aim in aims
    )


def _covers_attacker(view: View, card: str) -> bool:
    state = blind_state(view)
    if not _could_win(state):
        return False
    state.staks[state.active].append(state.table.numbers[card] * VERSION | UP)
    return not _could_win(state)


def _could_win(state: State) -> bool:
    """Say whether the active player's top card could win a fight: it stays, so the other falls."""
    if not state.may_attack():
        return False
    for player in state.others(state.active):
        if can_fight(state, player):
            after = state.copy()
            attack(after, player)
            if attacker_stands(after):
                return True
    return False


def _exposed(view: View) -> bool:
    """Say whether each opponent's top card would fell the own one, or take it (SB39)."""
    state = blind_state(view)
    own = state.active
    for seat, stak in enumerate(state.staks):
        state.staks[seat] = [code & HEALED for code in stak]
    state.attacked, state.stopped = False, False
    for player in state.others(own):
        after = state.copy()
        after.active = player
        if not can_fight(after, own):
            return False
        told = Told(after)
        attack(after, own)
        if own not in told.tops_gone():
            return False
    return True
