"""What is wrong with a file that people edit, such as one of cards or decks."""

from dataclasses import dataclass
from pathlib import Path

from clash_tui.base.clean_text import clean, shortened
from clash_tui.base.wording import about, in_row, sentence


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file, or odd in it.

    Attributes:
        file: The file.
        entry: The id of the card or deck that is wrong; "" if it is the file as a whole.
        field: The wrong field; "" if it is the entry as a whole.
        reason: What is wrong with it, as a clause without a full stop.
    """

    file: Path
    entry: str
    field: str
    reason: str

    def __str__(self) -> str:
        """Return the problem as one sentence."""
        inside = (shortened(part) for part in (self.entry, self.field) if part)
        place = in_row((clean(str(self.file)), *inside))
        told = about(place, self.reason)
        return told if self.reason.endswith("?") else sentence(told)


class Refused(Exception):
    """A file cannot be used; its text is the first reason.

    Attributes:
        problems: Everything that is wrong with it, at least one thing.
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems
