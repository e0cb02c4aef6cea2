"""How a game ends (R22, R23, R36, R91)."""

from __future__ import annotations

from clash_tui.games.clash.rules import events
from clash_tui.games.clash.rules.state import Outcome, State, Window
from clash_tui.games.clash.rules.words import Ending, Phase


def end(state: State, outcome: Outcome) -> None:
    """Let nothing more happen. Cards whose order of return was asked stay where they are (R33)."""
    state.outcome = outcome
    state.phase = Phase.OVER
    state.agenda.clear()
    state.draw_offer = None
    if isinstance(state.pending, Window):
        state.pending = None


def win(state: State, winner: int, ending: Ending) -> None:
    """End the game; what the agenda still held does not happen (R36)."""
    end(state, Outcome(winner, ending))
    if state.listener is not None:
        state.listener(events.GameWon(winner, ending), state)
