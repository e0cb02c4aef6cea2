"""What was agreed on before a game that was saved."""

from __future__ import annotations

from clash_tui.games.clash.formats import Preparation, SoloPreparation
from clash_tui.games.clash.matches import Duel, SoloGame
from clash_tui.match.seats import sitters_of
from clash_tui.ui.clash.setup.duel_plan import DuelPlan
from clash_tui.ui.clash.setup.solo_plan import SoloPlan


def plan_of(match: Duel | SoloGame) -> DuelPlan | SoloPlan:
    """Return what was agreed on before a game that was saved."""
    if isinstance(match, SoloGame):
        solo = match.preparation or SoloPreparation(
            edition=match.setup.edition, seed=match.setup.seed
        )
        return SoloPlan(match.seats[0].name, match.setup, solo, match.catalog)
    duel = match.preparation or Preparation(edition=match.setup.edition, seed=match.setup.seed)
    a, b = (seat.name for seat in match.seats)
    return DuelPlan((a, b), match.setup, duel, match.catalog, sitters_of(match.seats))
