"""How a saved game stands, for lists of many: played without telling, ten times as fast."""

from __future__ import annotations

from typing import Any, NamedTuple

from clash_tui.games.kinds import kind_of, pieces_for
from clash_tui.match.saved_file import SavedGame


class SavedStanding(NamedTuple):
    """How a saved game stands."""

    outcome: Any
    """How it ended, as the game tells it; None while it goes on."""
    to_move: int
    """The player who must decide."""


def standing_of(saved: SavedGame, pieces: Any = None) -> SavedStanding | None:
    """Say how a saved game stands, with what it began with; None if it cannot be played.

    Args:
        saved: The game.
        pieces: What games take from outside their files, such as the cards there are; None takes
            what lies on this machine.
    """
    kind = kind_of(saved.game)
    try:
        game = kind.rules(saved, pieces_for(saved.game, pieces))
        state = game.initial_state(saved.setup)
        for text in saved.moves:
            move = game.read_move(text)
            if not kind.is_moot(move, state):
                game.apply(state, move)
    except (ValueError, LookupError):
        return None
    return SavedStanding(game.outcome(state), game.to_move(state))
