"""How a saved game stands, for lists of many: played without telling, ten times as fast."""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.cards import Catalog, UnknownName
from clash_tui.game import BadMove, ClashOfDecks, IllegalMove, read_move
from clash_tui.game.state import Outcome
from clash_tui.match.saved_game import SavedGame


class SavedStanding(NamedTuple):
    """How a saved game stands."""

    outcome: Outcome | None
    """How it ended; None while it goes on."""
    to_move: int
    """The player who must decide."""


def standing_of(saved: SavedGame, catalog: Catalog) -> SavedStanding | None:
    """Say how a saved game stands; None if it cannot be played."""
    try:
        game = ClashOfDecks(catalog)
        state = game.initial_state(saved.setup)
        for move in saved.moves:
            game.apply(state, read_move(move))
    except (UnknownName, BadMove, IllegalMove):
        return None
    return SavedStanding(state.outcome, game.to_move(state))
