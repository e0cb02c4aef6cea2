"""The file in which older versions counted solo games: it is read, and never written or removed."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from clash_tui.base.i18n import _
from clash_tui.base.paths import data_dir
from clash_tui.base.toml_file import NoToml, read_toml
from clash_tui.base.validation import first_fault
from clash_tui.records import DayResult, Days, Scores, SoloScore

OLD_FILE = "solo-record.toml"
"""The file in the player's data folder."""

_Word = Annotated[str, Field(min_length=1, max_length=100)]


class _Result(SoloScore):
    """The score of one level with one combination of options."""

    level: _Word
    options: _Word


class _Document(BaseModel):
    """What the file says."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    results: tuple[_Result, ...] = ()
    days: tuple[DayResult, ...] = ()


class BadOldRecord(ValueError):
    """The file cannot be read; the message is one sentence with its name and the reason."""


def read_old_record(file: Path | None = None) -> tuple[Scores, Days] | None:
    """Return what the file has counted; None if there is none.

    Args:
        file: The file; None takes that of the player's data folder.

    Raises:
        BadOldRecord: if there is one that cannot be read.
    """
    file = file or data_dir() / OLD_FILE
    try:
        document = _Document.model_validate(read_toml(file))
    except FileNotFoundError:
        return None
    except NoToml as error:
        raise _bad(file, "", str(error)) from error
    except ValidationError as error:
        raise _bad(file, *first_fault(error)) from error
    scores = {
        (each.level, each.options): SoloScore.model_validate(
            each.model_dump(exclude={"level", "options"})
        )
        for each in document.results
    }
    return scores, {each.day: each for each in document.days}


def _bad(file: Path, place: str, reason: str) -> BadOldRecord:
    text = _("{place}: {reason}; the solo games it has counted are left out. It stays as it is.")
    return BadOldRecord(text.format(place=f"{file}, {place}" if place else file, reason=reason))
