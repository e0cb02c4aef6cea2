"""Comparing what the file of a game says with what comes out when it is played again."""

from __future__ import annotations

from clash_tui.cards import Catalog
from clash_tui.i18n import _
from clash_tui.match.digest import digest
from clash_tui.match.replay_text import result
from clash_tui.match.saved_game import BadSave, SavedGame, restore


def first_difference(saved: SavedGame, catalog: Catalog) -> str | None:
    """Return one sentence on the first thing that comes out otherwise; None where all is equal."""
    try:
        match = restore(saved, catalog)
    except BadSave as bad:
        return _("{reason}.").format(reason=str(bad).rstrip("."))
    if match.state.turn != saved.turn:
        text = _("The file says turn {theirs}, the moves lead to turn {own}.")
        return text.format(theirs=saved.turn, own=match.state.turn)
    over = match.outcome is not None
    if over and saved.ending is None:
        return _("The file says that the game goes on; it ends: {ending}.").format(
            ending=result(match)
        )
    if saved.ending is not None and not over:
        return _("The file says “{ending}”; after its moves the game goes on.").format(
            ending=saved.ending
        )
    if saved.ending is not None and saved.ending != result(match):
        text = _("The file says “{theirs}”; it ends: {own}.")
        return text.format(theirs=saved.ending, own=result(match))
    if saved.record is not None and saved.record != digest(match):
        return _("The moves can be played, but what they bring is not what the file has on record.")
    return None
