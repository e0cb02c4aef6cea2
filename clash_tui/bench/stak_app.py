"""The game, opened at a table of Stak Bots in the middle of a game; no file is read or written."""

from __future__ import annotations

import gc
from random import Random

from clash_tui.base.settings import Settings
from clash_tui.bots.programs import house
from clash_tui.games.stak.matches import StakMatch
from clash_tui.games.stak.rules import Attack, Setup
from clash_tui.match.seats import Person, Seat
from clash_tui.ui.app import ClashApp
from clash_tui.ui.stak.play.table_screen import StakScreen
from clash_tui.ui.stak.setup.stak_plan import StakPlan

NAMES = ("Ann", "Ben", "Cy")

LEAST_HAND = 3
"""How many cards are held, so that there is something to look over."""


def middle_of_a_game() -> tuple[StakMatch, StakPlan]:
    """Return a game of three in which one person plays, can attack both others, and has a hand."""
    seats = tuple(
        Seat(name, house("random") if place else Person()) for place, name in enumerate(NAMES)
    )
    for seed in range(1000):
        setup = Setup(players=len(NAMES), seed=seed, first=0)
        match, rng = StakMatch(setup, seats), Random(seed)
        while match.outcome is None and len(match.moves) < 60:
            if len(match.moves) > 15 and _is_fit(match):
                return match, StakPlan(seats, setup)
            match.play(rng.choice(match.legal_moves()))
    raise LookupError("no such game")


def _is_fit(match: StakMatch) -> bool:
    moves = match.legal_moves()
    attacks = sum(isinstance(move, Attack) for move in moves)
    held = len(match.state.hands[0])
    return match.to_move == 0 and not match.state.asking and attacks == 2 and held >= LEAST_HAND


class StakApp(ClashApp):
    """The game without its title."""

    def on_mount(self) -> None:
        """Open the table."""
        super().on_mount()
        self.push_screen(StakScreen(*middle_of_a_game()))
        # As the game does it once all is loaded.
        gc.collect()
        gc.freeze()


if __name__ == "__main__":
    StakApp(Settings(animation="off"), seed=0).run()
