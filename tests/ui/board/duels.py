"""Duels that stand at a position given as text."""

from clash_tui.cards import default_catalog
from clash_tui.game import read_position
from clash_tui.match import Duel, new_duel
from clash_tui.ui.duel_plan import DuelPlan

PLAN = DuelPlan("initiation-pack", ("Ann", "Ben"), ("deck-1", "deck-2"), 7)


def duel_at(position: str) -> Duel:
    """Return a duel of Ann and Ben that has come to a position."""
    duel = new_duel(decks=PLAN.decks, seed=PLAN.seed, names=PLAN.names)
    # A duel begins with a shuffle; only a test wants one that begins in the middle.
    duel._positions = [read_position(position, default_catalog())]
    return duel
