"""Reading a file of the catalog: its tables, and what each of them makes."""

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from clash_tui.cards.problem import Problem, Refused
from clash_tui.i18n import _
from clash_tui.validation import all_faults

_Entry = TypeVar("_Entry", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Tables:
    """What stands in a file.

    Attributes:
        named: The content of each table [KEY.NAME], by its name.
        rest: The fields beside these tables.
    """

    named: dict[str, Any]
    rest: dict[str, Any]


def read_tables(file: Path, key: str) -> Tables:
    """Read a file and part its tables [key.NAME] from its other fields.

    Raises:
        Refused: if it cannot be read, is not TOML, or has no such tables under that key.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(Problem(file, "", "", error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise Refused(Problem(file, "", "", _("it is not a UTF-8 text"))) from error
    try:
        content = tomllib.loads(text)
    except RecursionError as error:
        raise Refused(Problem(file, "", "", _("it is nested too deeply"))) from error
    except ValueError as error:  # wrong TOML, or a number of thousands of digits
        raise Refused(*(_repeated(file, key, text) or [_no_toml(file, error)])) from error
    named = content.pop(key, {})
    if not isinstance(named, dict):
        reason = _("it must be tables of the form [{key}.NAME]").format(key=key)
        raise Refused(Problem(file, "", key, reason))
    return Tables(named, content)


def made(file: Path, entry: str | None, model: type[_Entry], fields: object) -> _Entry:
    """Check the fields of one entry, whose id is the name of its table.

    Args:
        file: The file it stands in.
        entry: The name of its table; None for the file as a whole.
        model: What the fields make.
        fields: What stands in the table.

    Raises:
        Refused: if a field is wrong; with each field that is.
    """
    place = entry or ""
    if not isinstance(fields, dict):
        raise Refused(Problem(file, place, "", _("it must be a table of fields")))
    problems = []
    if entry is not None:
        if "id" in fields:
            problems.append(Problem(file, place, "id", _("the name of the table is the id")))
        fields = fields | {"id": entry}
    try:
        entity = model.model_validate(fields)
    except ValidationError as error:
        faults = [Problem(file, place, _field(at), why) for at, why in all_faults(error)]
        raise Refused(*problems, *faults) from error
    if problems:
        raise Refused(*problems)
    return entity


def _field(place: str) -> str:
    """Return a place without the number in a list, which nobody counts in a file."""
    return place.partition(".")[0]


def _no_toml(file: Path, error: ValueError) -> Problem:
    return Problem(file, "", "", _("it is not valid TOML: {detail}").format(detail=error))


def _repeated(file: Path, key: str, text: str) -> list[Problem]:
    """Return the tables that stand in a file more than once, which TOML itself refuses."""
    header = re.compile(rf"^[ \t]*\[{key}\.([^].\n]+)\]", re.MULTILINE)
    counts = Counter(name.strip().strip("\"'") for name in header.findall(text))
    reason = _("the file has {count} tables of that id")
    return [
        Problem(file, name, "id", reason.format(count=count))
        for name, count in counts.items()
        if count > 1
    ]
