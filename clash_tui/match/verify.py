"""Comparing what the file of a game says with what comes out when it is played again."""

from __future__ import annotations

from typing import Any

from clash_tui.base.i18n import _
from clash_tui.games.kinds import kind_of
from clash_tui.match.digest import digest
from clash_tui.match.match import Match
from clash_tui.match.saved_file import BadSave, SavedGame, SavedWay
from clash_tui.match.saved_game import restore
from clash_tui.match.saved_way import restore_way


def first_difference(saved: SavedGame | SavedWay, pieces: Any) -> str | None:
    """Return one sentence on the first thing that comes out otherwise; None where all is equal.

    Of a game that is still being prepared each step is taken again.

    Args:
        saved: The game.
        pieces: What games take from outside their files, such as the cards there are.
    """
    try:
        if isinstance(saved, SavedWay):
            restore_way(saved, pieces)
            return None
        match = restore(saved, pieces)
    except BadSave as bad:
        return _("{reason}.").format(reason=str(bad).rstrip("."))
    if match.state.turn != saved.turn:
        text = _("The file says turn {theirs}, the moves lead to turn {own}.")
        return text.format(theirs=saved.turn, own=match.state.turn)
    told = _other_ending(saved, match)
    if told is None and saved.record is not None and saved.record != digest(match):
        told = _("The moves can be played, but what they bring is not what the file has on record.")
    return told


def _other_ending(saved: SavedGame, match: Match[Any, Any, Any]) -> str | None:
    """Say that the game ends otherwise than the file says; None where it does not."""
    kind, outcome = kind_of(saved.game), match.outcome
    if outcome is not None and not saved.finished:
        return _("The file says that the game goes on; it ends: {ending}.").format(
            ending=kind.result(match)
        )
    if not saved.finished or (outcome is not None and kind.ends_as(saved, outcome)):
        return None
    theirs = kind.ending(saved)
    if outcome is None:
        return _("The file says “{ending}”; after its moves the game goes on.").format(
            ending=theirs
        )
    text = _("The file says “{theirs}”; it ends: {own}.")
    return text.format(theirs=theirs, own=kind.result(match))
