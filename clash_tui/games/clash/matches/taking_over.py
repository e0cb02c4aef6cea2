"""Taking over what older versions have counted of solo games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clash_tui.games.clash.formats import write_options
from clash_tui.games.clash.matches.old_solo_record import OLD_FILE, BadOldRecord, read_old_record
from clash_tui.games.clash.matches.saved import SavedSolo
from clash_tui.match.counting import results_in
from clash_tui.match.saves import ListedGame
from clash_tui.records import GameResult, RecordStore

_COUNTED_TWICE = 1
"""The form of the files of games that older versions have ended."""


def was_counted_before(listed: ListedGame) -> bool:
    """Say whether an older version may have counted a game in its file of solo games."""
    return isinstance(listed.saved, SavedSolo) and listed.saved.format <= _COUNTED_TWICE


def take_over_old_record(store: RecordStore, finished: Callable[[], Iterable[ListedGame]]) -> bool:
    """Take over once what older versions have counted; return whether nothing is left of it.

    They counted each solo game twice: in a file of its own with its level and options, and here
    with all the rest. The files of the games tell which is which. An old record that cannot be
    read is left for later; ``SoloRecord.problem`` names it.

    Args:
        store: The record of all games.
        finished: Returns the finished games that are in files.

    Raises:
        RecordsProblem: if the record cannot be read or written.
    """
    if store.has_taken_over(OLD_FILE):
        return True
    try:
        old = read_old_record()
    except BadOldRecord:
        return False
    known = {each.game: each for each in store.results_without_options()}
    if old is None and not known:
        return True
    scores, days = old or ({}, {})
    games: list[GameResult] = []
    for listed in finished():
        if was_counted_before(listed):
            games += _with_options(listed, known.get(listed.file.stem))
    store.take_over(OLD_FILE, scores, days, games)
    return True


def _with_options(listed: ListedGame, known: GameResult | None) -> tuple[GameResult, ...]:
    """Return how a game ended, with its options; one that is on record is not played back."""
    saved = listed.saved
    if known is None or not isinstance(saved, SavedSolo):
        return results_in(listed)
    day = saved.preparation.day if saved.preparation is not None else None
    options = write_options(saved.setup.options)
    return (known.model_copy(update={"options": options, "day": day}),)


class _OldSoloRecord:
    """The file in which older versions counted solo games."""

    def take_over(self, store: RecordStore, finished: Callable[[], Iterable[ListedGame]]) -> bool:
        """Take over what it has counted."""
        return take_over_old_record(store, finished)

    def may_have(self, listed: ListedGame) -> bool:
        """Say whether it may have counted the game of a file."""
        return was_counted_before(listed)


OLD_RECORD = _OldSoloRecord()
