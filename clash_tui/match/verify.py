"""Comparing what the file of a game says with what comes out when it is played again."""

from __future__ import annotations

from clash_tui.base.i18n import _
from clash_tui.games.clash.cards import Catalog
from clash_tui.games.clash.rules.state import Outcome
from clash_tui.match.digest import digest
from clash_tui.match.old_endings import old_sentence
from clash_tui.match.replay_text import ending_of, result
from clash_tui.match.saved_game import BadSave, Playable, SavedGame, SavedWay, restore
from clash_tui.match.saved_way import SavedDuelWay, SavedSoloWay, restore_way


def first_difference(saved: SavedGame | SavedWay, catalog: Catalog) -> str | None:
    """Return one sentence on the first thing that comes out otherwise; None where all is equal.

    Of a game that is still being prepared each step is taken again.
    """
    try:
        if isinstance(saved, SavedDuelWay | SavedSoloWay):
            restore_way(saved, catalog)
            return None
        match = restore(saved, catalog)
    except BadSave as bad:
        return _("{reason}.").format(reason=str(bad).rstrip("."))
    if match.state.turn != saved.turn:
        text = _("The file says turn {theirs}, the moves lead to turn {own}.")
        return text.format(theirs=saved.turn, own=match.state.turn)
    told = _other_ending(saved, match)
    if told is None and saved.record is not None and saved.record != digest(match):
        told = _("The moves can be played, but what they bring is not what the file has on record.")
    return told


def _other_ending(saved: SavedGame, match: Playable) -> str | None:
    """Say that the game ends otherwise than the file says; None where it does not."""
    outcome = match.state.outcome
    if outcome is not None and not saved.finished:
        return _("The file says that the game goes on; it ends: {ending}.").format(
            ending=result(match)
        )
    if not saved.finished or (outcome is not None and _is_said(outcome, saved)):
        return None
    theirs = ending_of(saved)
    if outcome is None:
        return _("The file says “{ending}”; after its moves the game goes on.").format(
            ending=theirs
        )
    text = _("The file says “{theirs}”; it ends: {own}.")
    return text.format(theirs=theirs, own=result(match))


def _is_said(outcome: Outcome, saved: SavedGame) -> bool:
    """Say whether a file has this ending: by its id, or in format 1 as a sentence."""
    if saved.outcome is not None:
        return (saved.outcome.winner, saved.outcome.ending) == outcome
    return saved.ending == old_sentence(outcome, saved.names)
