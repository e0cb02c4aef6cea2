"""How a saved game stands, for lists of many: played without telling, ten times as fast."""

from __future__ import annotations

from typing import NamedTuple

from clash_tui.games.clash.cards import Catalog, UnknownName
from clash_tui.games.clash.rules import BadMove, ClashOfDecks, IllegalMove, read_move
from clash_tui.games.clash.rules.state import Outcome
from clash_tui.match.saved_game import SavedGame, is_moot


class SavedStanding(NamedTuple):
    """How a saved game stands."""

    outcome: Outcome | None
    """How it ended; None while it goes on."""
    to_move: int
    """The player who must decide."""


def standing_of(saved: SavedGame, catalog: Catalog) -> SavedStanding | None:
    """Say how a saved game stands, with the cards it began with; None if it cannot be played."""
    try:
        game = ClashOfDecks(catalog.with_sets(saved.own_sets))
        state = game.initial_state(saved.setup)
        for text in saved.moves:
            move = read_move(text)
            if not is_moot(move, state):
                game.apply(state, move)
    except (UnknownName, BadMove, IllegalMove):
        return None
    return SavedStanding(state.outcome, game.to_move(state))
