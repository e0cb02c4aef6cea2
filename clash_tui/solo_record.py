"""How a player's solo games ended, by level and options: one file in their data folder."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Annotated

import tomli_w
from pydantic import BaseModel, ConfigDict, Field, StrictBool, ValidationError

from clash_tui.files import keep_beside, write_whole
from clash_tui.i18n import _
from clash_tui.paths import data_dir
from clash_tui.toml_file import NoToml, name_for_broken, read_toml
from clash_tui.validation import first_fault

RECORD_FILE = "solo-record.toml"
"""The file of the record in the player's data folder."""

QUICK = "quick"
"""What stands for the level of a quick game."""

_MOST = 10**9
"""No game has more turns, and nobody plays more games."""

_Count = Annotated[int, Field(strict=True, ge=0, le=_MOST)]
_Word = Annotated[str, Field(min_length=1, max_length=100)]


class SoloScore(BaseModel):
    """How games ended.

    Attributes:
        wins: How many were won, without taking a turn back.
        losses: How many were lost.
        helped: How many were won with turns taken back after cards had been shown.
        fewest_turns: The turns of the shortest game won, both players' counted; None before a win.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    wins: _Count = 0
    losses: _Count = 0
    helped: _Count = 0
    fewest_turns: Annotated[int, Field(strict=True, ge=1, le=_MOST)] | None = None

    @property
    def played(self) -> int:
        """How many games ended."""
        return self.wins + self.losses + self.helped

    def with_game(self, won: bool, turns: int, taken_back: int = 0) -> "SoloScore":
        """Return the score with one game more, in which so many turns were taken back."""
        if not won:
            return _sum((self, SoloScore(losses=1)))
        clean = SoloScore(wins=1, fewest_turns=turns)
        return _sum((self, SoloScore(helped=1) if taken_back else clean))


class _Result(SoloScore):
    """The score of one level with one combination of options."""

    level: _Word
    options: _Word


class DayResult(BaseModel):
    """How the deal of a day ended.

    Attributes:
        day: The day.
        won: Whether the first game of that deal was won; repeats do not change it.
        turns: The turns of that game, both players' counted.
        repeats: How many more games of the deal ended.
        taken_back: How many turns were taken back in the first game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    day: Annotated[date, Field(strict=True)]
    won: StrictBool
    turns: Annotated[int, Field(strict=True, ge=1, le=_MOST)]
    repeats: _Count = 0
    taken_back: _Count = 0


class _Document(BaseModel):
    """What the file says."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    results: tuple[_Result, ...] = ()
    days: tuple[DayResult, ...] = ()


class RecordNotSaved(OSError):
    """The record cannot be written; the message is one sentence with the reason."""


class SoloRecord:
    """The record, as its file has it each time it is asked.

    Args:
        file: The file; the usual one is in the player's data folder.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_dir() / RECORD_FILE

    @property
    def problem(self) -> str | None:
        """One sentence if the file is broken: the record is empty then, and the file stays."""
        return self._read()[1]

    def of(self, level: str, options: str) -> SoloScore:
        """Return the score of a level with certain options."""
        return self._sum_of(level, options)

    def of_level(self, level: str) -> SoloScore:
        """Return the score of a level with whatever options."""
        return self._sum_of(level, None)

    def of_day(self, day: date) -> DayResult | None:
        """Return how the deal of a day ended; None if it has not been played to its end."""
        return next((each for each in self._read()[0].days if each.day == day), None)

    def add(
        self,
        level: str,
        options: str,
        won: bool,
        turns: int,
        day: date | None = None,
        taken_back: int = 0,
    ) -> SoloScore:
        """Add a game that has ended, and return the score of its level with its options.

        A broken file is kept beside as solo-record.toml.broken first.

        Args:
            level: The level, or ``QUICK``.
            options: The options, as the formats write them.
            won: Whether the player won.
            turns: How many turns the game had.
            day: The day whose deal it was; None for any other game.
            taken_back: How many turns were taken back after cards had been shown.

        Raises:
            RecordNotSaved: if the file cannot be written; it is as it was then.
        """
        document, problem = self._read()
        score = self.of(level, options).with_game(won, turns, taken_back)
        others = (
            each for each in document.results if (each.level, each.options) != (level, options)
        )
        added = _Result(level=level, options=options, **dict(score))
        results = sorted((*others, added), key=lambda each: (each.level, each.options))
        days = document.days
        if day is not None:
            game = DayResult(day=day, won=won, turns=turns, taken_back=taken_back)
            days = _with_day(days, game)
        content = _Document(results=tuple(results), days=days).model_dump(exclude_none=True)
        try:
            if problem is not None:
                keep_beside(self.file, name_for_broken(self.file))
            write_whole(self.file, tomli_w.dumps(content))
        except OSError as error:
            text = _("{file}: the record cannot be saved: {reason}.")
            reason = error.strerror or error
            raise RecordNotSaved(text.format(file=self.file, reason=reason)) from error
        return score

    def _sum_of(self, level: str, options: str | None) -> SoloScore:
        return _sum(
            result
            for result in self._read()[0].results
            if result.level == level and options in (None, result.options)
        )

    def _read(self) -> tuple[_Document, str | None]:
        place = ""
        try:
            return _Document.model_validate(read_toml(self.file)), None
        except FileNotFoundError:
            return _Document(), None
        except NoToml as error:
            reason = str(error)
        except ValidationError as error:
            place, reason = first_fault(error)
        text = _("{place}: {reason}; the record of solo games begins anew.")
        where = f"{self.file}, {place}" if place else self.file
        return _Document(), text.format(place=where, reason=reason)


def _sum(scores: Iterable[SoloScore]) -> SoloScore:
    every = list(scores)
    turns = [each.fewest_turns for each in every if each.fewest_turns is not None]
    return SoloScore(
        wins=sum(each.wins for each in every),
        losses=sum(each.losses for each in every),
        helped=sum(each.helped for each in every),
        fewest_turns=min(turns, default=None),
    )


def _with_day(days: tuple[DayResult, ...], game: DayResult) -> tuple[DayResult, ...]:
    """Return the results of days with one game more; only the first of a day counts."""
    by_day = {each.day: each for each in days}
    first = by_day.get(game.day)
    repeat = first and first.model_copy(update={"repeats": first.repeats + 1})
    by_day[game.day] = repeat or game
    return tuple(by_day[day] for day in sorted(by_day))
