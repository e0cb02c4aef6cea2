"""Reading a file that people edit: its tables, and what each of them makes."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from clash_tui.base.i18n import _, ngettext
from clash_tui.base.problem import Problem, Refused
from clash_tui.base.reading import read_text
from clash_tui.base.toml_file import MOST_TOML, NoToml, toml_of
from clash_tui.base.validation import all_faults

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


def read_tables(file: Path, key: str, text: str | None = None) -> Tables:
    """Read a file and part its tables [key.NAME] from its other fields.

    Args:
        file: The file.
        key: What its tables are called.
        text: What it says, where that was read already.

    Raises:
        Refused: if it cannot be read, is not TOML, or has no such tables under that key.
    """
    if text is None:
        try:
            text = read_text(file, MOST_TOML)
        except OSError as error:
            raise Refused(Problem(file, "", "", error.strerror or str(error))) from error
    try:
        content: dict[str, Any] = toml_of(text)
    except NoToml as error:
        problem = Problem(file, "", "", str(error))
        raise Refused(*(_repeated(file, key, text) or [problem])) from error
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


def _repeated(file: Path, key: str, text: str) -> list[Problem]:
    """Return the tables that stand in a file more than once, which TOML itself refuses."""
    header = re.compile(rf"^[ \t]*\[{key}\.([^].\n]+)\]", re.MULTILINE)
    counts = Counter(name.strip().strip("\"'") for name in header.findall(text))
    return [
        Problem(
            file,
            name,
            "id",
            ngettext(
                "the file has {count} table of that id",
                "the file has {count} tables of that id",
                count,
            ).format(count=count),
        )
        for name, count in counts.items()
        if count > 1
    ]
