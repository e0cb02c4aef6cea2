"""The game, opened on a board in the middle of a duel; no file is read or written."""

from __future__ import annotations

import gc
from random import Random

from clash_tui.base.settings import Settings
from clash_tui.bench.random_duels import setups
from clash_tui.games.clash.cards import Catalog, default_catalog
from clash_tui.games.clash.formats import Preparation
from clash_tui.games.clash.matches import Duel
from clash_tui.games.clash.rules import END_SUMMONING, Summon, legal_moves
from clash_tui.ui.app import ClashApp
from clash_tui.ui.clash.play.board import BoardScreen
from clash_tui.ui.clash.setup.duel_plan import DuelPlan

NAMES = ("Ann", "Ben")

LEAST_CREATURES = 5
"""How many creatures are in play, so that there is something to paint."""


def middle_of_a_duel(catalog: Catalog) -> Duel:
    """Return a duel whose player begins a turn and can play their first card as a creature."""
    rng = Random(0)
    for setup in setups(catalog, 100):
        duel = Duel(catalog, setup, NAMES)
        while duel.outcome is None:
            if _is_fit(duel):
                return duel
            moves = duel.legal_moves()
            duel.play(moves[int(rng.random() * len(moves))])
    raise LookupError("no such duel")


def _is_fit(duel: Duel) -> bool:
    state = duel.state
    creatures = sum(len(lane) for side in state.sides for lane in side.lanes)
    first = state.sides[state.active].hand[:1]
    return (
        duel.moves[-1:] == [END_SUMMONING]
        and state.pending is None
        and creatures >= LEAST_CREATURES
        and any(
            isinstance(move, Summon) and move.card == first[0].id for move in legal_moves(state)
        )
    )


class BoardApp(ClashApp):
    """The game without its title."""

    def on_mount(self) -> None:
        """Open the board."""
        super().on_mount()
        duel = middle_of_a_duel(default_catalog())
        preparation = Preparation(edition=duel.setup.edition, seed=duel.setup.seed)
        plan = DuelPlan(NAMES, duel.setup, preparation)
        self.push_screen(BoardScreen(duel, plan))
        # As the game does it once all is loaded.
        gc.collect()
        gc.freeze()


if __name__ == "__main__":
    default_catalog()
    BoardApp(Settings(animation="off"), seed=0).run()
