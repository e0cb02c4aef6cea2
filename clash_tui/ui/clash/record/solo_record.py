"""How a player's solo games ended, by level and options, as the record of all games has it."""

from datetime import date

from clash_tui.games.clash.matches.old_solo_record import OLD_FILE, BadOldRecord, read_old_record
from clash_tui.records import DayResult, RecordsProblem, RecordStore, SoloScore

__all__ = ["DayResult", "SoloRecord", "SoloScore"]


class SoloRecord:
    """The solo games on record, as the database has them each time it is asked.

    Where the database cannot be read nothing is on record, and ``problem`` says why.

    Args:
        store: The database; None takes that of the player.
    """

    def __init__(self, store: RecordStore | None = None) -> None:
        self._store = store or RecordStore()

    @property
    def problem(self) -> str | None:
        """One sentence if the record cannot be read, or the file of an older version cannot."""
        try:
            if self._store.has_taken_over(OLD_FILE):
                return None
            read_old_record()
        except (RecordsProblem, BadOldRecord) as problem:
            return str(problem)
        return None

    def of(self, level: str, options: str) -> SoloScore:
        """Return the score of a level, or of ``QUICK``, with certain options."""
        try:
            return self._store.solo_score(level, options)
        except RecordsProblem:
            return SoloScore()

    def of_level(self, level: str) -> SoloScore:
        """Return the score of a level with whatever options."""
        try:
            return self._store.level_score(level)
        except RecordsProblem:
            return SoloScore()

    def of_day(self, day: date) -> DayResult | None:
        """Return how the deal of a day ended; None if it has not been played to its end."""
        try:
            return self._store.day_result(day)
        except RecordsProblem:
            return None
