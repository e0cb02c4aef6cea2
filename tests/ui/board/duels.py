"""Duels that stand at a position given as text."""

from clash_tui.games.clash.cards import default_catalog
from clash_tui.games.clash.matches import Duel, new_duel
from clash_tui.games.clash.rules import read_position
from clash_tui.ui.clash.setup.duel_plan import DuelPlan


def fresh_duel() -> Duel:
    """Return a duel of Ann and Ben at its beginning."""
    return new_duel(decks=("deck-1", "deck-2"), seed=7, names=("Ann", "Ben"))


def plan_of(duel: Duel) -> DuelPlan:
    """Return what was agreed on before a duel."""
    assert duel.preparation is not None
    return DuelPlan(duel.names, duel.setup, duel.preparation)


PLAN = plan_of(fresh_duel())


def duel_at(position: str) -> Duel:
    """Return a duel of Ann and Ben that has come to a position."""
    duel = fresh_duel()
    # A duel begins with a shuffle; only a test wants one that begins in the middle.
    duel._positions = [read_position(position, default_catalog())]
    return duel
