"""The record in words: what is to be told of a game, each in the words of the game it was."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.base.player_names import title_of
from clash_tui.games.kinds import kind_of_rows
from clash_tui.records.result import GameResult


def game_title(result: GameResult) -> str:
    """Return in a few words what kind of game it was."""
    kind = kind_of_rows(result.kind)
    return result.kind if kind is None else kind.game_title(result)


def deck_title(result: GameResult) -> str:
    """Return what the player's deck is called; empty where there was none."""
    kind = kind_of_rows(result.kind)
    return result.deck if kind is None else kind.deck_title(result)


def opponent_title(result: GameResult) -> str:
    """Return who played against the player."""
    return title_of(result.opponent) or _("the opponent")
