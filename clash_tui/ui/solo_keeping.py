"""Putting solo games on record."""

from __future__ import annotations

from clash_tui.formats import SoloPreparation, write_options
from clash_tui.game import A, view
from clash_tui.i18n import _
from clash_tui.match import SoloGame
from clash_tui.solo_record import QUICK, RecordNotSaved, SoloRecord


def place_on_record(preparation: SoloPreparation) -> tuple[str, str]:
    """Return the level and the options under which a game's result is kept."""
    return preparation.level or QUICK, write_options(preparation.options)


def put_on_record(record: SoloRecord, match: SoloGame, preparation: SoloPreparation) -> str | None:
    """Add a finished game to the record; return one sentence if something is wrong with it.

    Raises ``ValueError`` if the game is not finished.
    """
    outcome = match.state.outcome
    if outcome is None:
        raise ValueError("the game is not finished")
    problem = record.problem
    level, options = place_on_record(preparation)
    try:
        turns = view(match.state, None).turn
        won, taken_back = outcome.winner == A, match.taken_back
        record.add(level, options, won, turns, day=preparation.day, taken_back=taken_back)
    except RecordNotSaved as error:
        return str(error)
    if problem is None:
        return None
    return problem + " " + _("The old file is kept beside it.")
